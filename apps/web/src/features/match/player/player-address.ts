import type { PlayerView } from './player.ts'
import { playerViews } from './player.ts'
import type { RevealLevel } from './reveal.ts'
import { parseRevealLevel } from './reveal.ts'

/** The part of a page's address that says what is seen of a match. */
export interface PlayerAddress {
  readonly at: number | undefined
  readonly view: PlayerView | undefined
  readonly level: RevealLevel | undefined
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** Never refuses: what makes no sense is as if it were not there. */
export function parsePlayerAddress(query: Query): PlayerAddress {
  const text = (name: string) => {
    const value = query[name]
    return typeof value === 'string' ? value : value?.[0]
  }
  const at = text('e')
  return {
    at: at !== undefined && /^\d{1,6}$/.test(at) ? Number(at) : undefined,
    view: playerViews.find((view) => view === text('view')),
    level: parseRevealLevel(text('reveal')),
  }
}

/** `?e=12&view=votes&reveal=1`; an `at` of undefined is the newest entry of a match that is on. */
export function playerQuery({ at, view, level }: PlayerAddress): string {
  const query = new URLSearchParams()
  if (at !== undefined && at >= 0) query.set('e', String(at))
  if (view !== undefined) query.set('view', view)
  if (level !== undefined) query.set('reveal', String(level))
  return `?${query.toString()}`
}
