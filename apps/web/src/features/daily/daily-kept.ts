import { useSyncExternalStore } from 'react'
import { keptText } from '../match/guess/kept-text.ts'
import { parseDaily, withEntry } from './daily-book.ts'
import type { DailyEntry } from './daily-book.ts'

const kept = keptText('wis-daily')

/** The puzzles that this browser knows; undefined on the server. */
export function useDailyEntries(): readonly DailyEntry[] | undefined {
  const text = useSyncExternalStore(kept.listen, kept.read, () => undefined)
  return text === undefined ? undefined : parseDaily(text)
}

export function keepDaily(added: DailyEntry): void {
  kept.keep(JSON.stringify(withEntry(parseDaily(kept.read()), added)))
}

/** Undefined if no answer came. */
export async function ask<Answer>(
  path: string,
  query: Readonly<Record<string, string | number>>,
): Promise<Answer | undefined> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  try {
    const response = await fetch(`${path}?${search.toString()}`)
    // It is an answer of our own server.
    return response.ok ? ((await response.json()) as Answer) : undefined
  } catch {
    return undefined
  }
}
