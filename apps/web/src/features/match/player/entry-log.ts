import { isHidden } from '@wis/engine'
import type { SpyEntry } from '@wis/protocol'

/** What is known of a match's log so far, in whatever order and however often it arrived. */
export interface EntryLog {
  /** Without a gap, from entry 0 on. */
  readonly entries: readonly SpyEntry[]
  /** Entries that came before one they follow; they wait here until it arrives. */
  readonly ahead: readonly SpyEntry[]
}

export const emptyLog: EntryLog = { entries: [], ahead: [] }

/** Repeats change nothing; a hidden entry gives way to the fact, never the other way round. */
export function merge(log: EntryLog, incoming: readonly SpyEntry[]): EntryLog {
  const known = new Map([...log.entries, ...log.ahead].map((entry) => [entry.seq, entry]))
  let changed = false
  for (const entry of incoming) {
    const before = known.get(entry.seq)
    if (before && (!isHidden(before.event) || isHidden(entry.event))) continue
    known.set(entry.seq, entry)
    changed = true
  }
  return changed ? split(known) : log
}

function split(known: ReadonlyMap<number, SpyEntry>): EntryLog {
  const entries: SpyEntry[] = []
  for (let entry = known.get(0); entry; entry = known.get(entries.length)) entries.push(entry)
  const ahead = [...known.values()]
    .filter(({ seq }) => seq >= entries.length)
    .sort((one, other) => one.seq - other.seq)
  return { entries, ahead }
}

/** The number of the last entry before any gap; -1 where nothing is known. */
export function lastSeq({ entries }: EntryLog): number {
  return entries.length - 1
}

export function hasGap({ ahead }: EntryLog): boolean {
  return ahead.length > 0
}

export function isOver({ entries }: EntryLog): boolean {
  const last = entries.at(-1)?.event.type
  return last === 'match-ended' || last === 'match-voided'
}

/** A match that is over has no secrets left, so anything still hidden is worth asking for again. */
export function isWhole(log: EntryLog): boolean {
  return isOver(log) && !log.entries.some(({ event }) => isHidden(event))
}

/** The `since` to ask with, so that what is missing arrives. */
export function nextQuestion(log: EntryLog): number {
  return isOver(log) && !isWhole(log) ? -1 : lastSeq(log)
}
