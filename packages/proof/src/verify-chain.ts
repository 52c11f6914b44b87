import { entryHash, rootHash } from './chain.ts'
import type { Difference } from './difference.ts'
import type { ReadExport } from './game-proof.ts'

type ChainedEntry = ReadExport['entries'][number]

/** Checks that the entries are numbered, dated and chained as they were when they were written. */
export function* chainDifferences({ line, header, rawHeader, entries }: ReadExport): Generator<Difference> {
  let previous = rootHash(rawHeader)
  for (const [place, entry] of entries.entries()) {
    const { seq, at } = entry
    const expected = entryHash(previous, { seq, at, event: entry.raw })
    if (seq !== place) yield differs(entry, 'seq', place, seq)
    yield* timeDifferences(entries[place - 1], entry)
    if (entry.hash !== expected) yield differs(entry, 'chain', expected, entry.hash)
    previous = expected
  }
  const startedAt = entries[0]?.at ?? 'a first entry'
  const endedAt = entries.at(-1)?.at ?? 'a last entry'
  if (header.startedAt !== startedAt)
    yield { line, what: 'time', expected: startedAt, found: header.startedAt }
  if (header.endedAt !== endedAt) yield { line, what: 'time', expected: endedAt, found: header.endedAt }
}

function* timeDifferences(before: ChainedEntry | undefined, entry: ChainedEntry): Generator<Difference> {
  const time = Date.parse(entry.at)
  if (Number.isNaN(time) || new Date(time).toISOString() !== entry.at) {
    yield differs(entry, 'time', 'a time like 2026-01-31T12:00:00.000Z', entry.at)
  }
  if (before && time < Date.parse(before.at)) yield differs(entry, 'time', `${before.at} or later`, entry.at)
}

function differs(
  { line }: ChainedEntry,
  what: Difference['what'],
  expected: string | number,
  found: string | number,
): Difference {
  return { line, what, expected: String(expected), found: String(found) }
}
