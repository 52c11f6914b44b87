import type { Turn } from '@wis/engine'
import type { SpyMove } from './rules.ts'

/** Any text is a speech or a ballot: what it is worth is for the rules to say. */
export function readMove({ kind }: Turn, text: string): SpyMove {
  return { kind: kind === 'vote' ? 'vote' : 'speech', text }
}
