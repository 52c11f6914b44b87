import type { Turn } from '@wis/engine'
import type { SpyMove } from './rules.ts'

/** Any text is a speech or a ballot. The rules decide its worth. */
export function readMove({ kind }: Turn, text: string): SpyMove {
  return { kind: kind === 'vote' ? 'vote' : 'speech', text }
}
