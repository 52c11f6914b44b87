import type { Turn } from '@wis/engine'
import type { SpyMove } from './rules.ts'
import type { SpyState } from './state.ts'

/** Any text is a speech or a ballot. The rules decide its worth. */
export function readMove(_: SpyState, { kind }: Turn, text: string): SpyMove {
  return { kind: kind === 'vote' ? 'vote' : 'speech', text }
}
