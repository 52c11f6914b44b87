import { isHidden } from '@wis/engine'
import type { Entry } from '@wis/engine'

/** The known part of a match's log, in whatever order and however often its entries arrived. */
export interface EntryLog<E extends Entry = Entry> {
  /** Without a gap, from entry 0 on. */
  readonly entries: readonly E[]
  /** Entries after a gap. They wait here until the gap is filled. */
  readonly ahead: readonly E[]
}

export const emptyLog: EntryLog<never> = { entries: [], ahead: [] }

/** Repeated entries change nothing. A fact replaces a hidden entry, but never the other way round. */
export function merge<E extends Entry>(log: EntryLog<NoInfer<E>>, incoming: readonly E[]): EntryLog<E> {
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

function split<E extends Entry>(known: ReadonlyMap<number, E>): EntryLog<E> {
  const entries: E[] = []
  for (let entry = known.get(0); entry; entry = known.get(entries.length)) entries.push(entry)
  const ahead = [...known.values()]
    .filter(({ seq }) => seq >= entries.length)
    .sort((one, other) => one.seq - other.seq)
  return { entries, ahead }
}

/** The number of the last entry before any gap; -1 for an empty log. */
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

/** A finished match has no secrets left, so a hidden entry can be asked for again. */
export function isWhole(log: EntryLog): boolean {
  return isOver(log) && !log.entries.some(({ event }) => isHidden(event))
}

/** The `since` of the next question, so that the missing entries arrive. */
export function nextQuestion(log: EntryLog): number {
  return isOver(log) && !isWhole(log) ? -1 : lastSeq(log)
}
