import { canonicalJson } from './canonical-json.ts'
import type { EntryLine, HeaderLine } from './export-lines.ts'
import { hashText } from './hash.ts'

/** What the first entry is chained to: the header without the times, which its entries tell anyway. */
export function rootHash({ startedAt: _, endedAt: __, ...header }: HeaderLine): string {
  return hashText(canonicalJson(header))
}

/** Binds an entry to everything that came before it. */
export function entryHash(previous: string, { seq, at, event }: Pick<EntryLine, 'seq' | 'at' | 'event'>): string {
  return hashText(previous + canonicalJson({ seq, at, event }))
}
