import 'server-only'
import type { Database } from '@wis/db'
import { bestBetween, matchAppeals, readEntries } from '@wis/db/matches'
import { ids, replay } from '@wis/engine'
import type { Entry, Language } from '@wis/engine'
import { kits, logIn } from '@wis/games'
import type { GameKit } from '@wis/games'
import { ownMoments } from '../../features/agent/highlights/highlights.tsx'
import type { Highlight } from '../../features/agent/highlights/moment-card.tsx'
import { isSpoken } from '../../features/games/names.ts'
import { agentNameIn } from '../../features/match/agent-name-in.ts'
import { namesAtTable } from '../../features/match/names-at-table.ts'
import { keptAMinute } from '../kept-a-minute.ts'
import { pictured } from '../scenes/opening-scene.ts'

const dayMs = 24 * 60 * 60 * 1000
const weekMs = 7 * dayMs
/** A Monday. */
const firstMonday = Date.UTC(1970, 0, 5)

export interface Week {
  /** The Monday, such as 2026-03-02. */
  readonly begins: string
  readonly from: Date
  readonly until: Date
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The week from Monday to Sunday, in UTC, to which a moment belongs. */
export function weekAt(time: number): Week {
  const from = firstMonday + Math.floor((time - firstMonday) / weekMs) * weekMs
  return { begins: dayOf(from), from: new Date(from), until: new Date(from + weekMs) }
}

export const weekBefore = ({ from }: Week): Week => weekAt(from.getTime() - dayMs)
export const weekAfter = ({ until }: Week): Week => weekAt(until.getTime())

/** How many matches of a game are looked at, and how many of its moments are shown. */
const most = { matches: 6, moments: 3 }
const kept = keptAMinute<readonly Highlight[]>(8)

/**
 * A few moments of each game, from its closest matches of a week: one of every game, those of the closest matches first,
 * and then a second one of each.
 */
export const bestMoments = (db: Database, week: Week, language: Language) =>
  kept(db, `${week.begins} ${language}`, () => findMoments(db, week, language))

async function findMoments(
  db: Database,
  { from, until }: Week,
  language: Language,
): Promise<readonly Highlight[]> {
  const found: (readonly Highlight[])[] = []
  for (const kit of kits) {
    // Where players speak, a card quotes them, so their language is that of the reader.
    const spoken = isSpoken(kit.id) && { language }
    const matches = await bestBetween(db, { from, until, limit: most.matches, game: kit.id, ...spoken })
    const seen = await Promise.all(
      matches.map(async (match) => ({
        match,
        view: kit,
        seat: null,
        log: await readEntries(db, ids.match(match.id), 'spectator'),
      })),
    )
    const moments = ownMoments(seen, ({ seats }, seat) => {
      const agent = seats[seat]?.agent
      return agent ? agentNameIn(language, agent) : ''
    })
    const [first, ...others] = distinct(moments).slice(0, most.moments)
    const log = seen.find(({ match }) => match === first?.match)?.log
    if (first && log) found.push([{ ...first, scene: sceneAt(kit, log, first, language) }, ...others])
  }
  const appeals = await matchAppeals(
    db,
    found.flat().map(({ match }) => match.id),
  )
  return inTurn(found, ({ match }) => appeals.get(match.id)?.tension ?? 0)
}

/** The table right after the moment, as spectators saw it. */
function sceneAt(kit: GameKit, log: readonly Entry[], { seq: at, match }: Highlight, language: Language) {
  const until = log.filter(({ seq }) => seq <= at)
  const called = namesAtTable(language, match.seats)
  return pictured(kit.scene(replay(kit.rules, logIn(language, until, called)), null))
}

/** Only the first of those in which the same agent, or the same sentence, has the same kind of moment. */
export function distinct(moments: readonly Highlight[]): readonly Highlight[] {
  const seen = new Set<string>()
  return moments.filter(({ match, seat, kind, text }) => {
    const agent = match.seats.find((one) => one.seat === seat)?.agent.id
    const keys = [`${kind} ${agent ?? text.en}`, text.en]
    const isNew = keys.every((key) => !seen.has(key))
    for (const key of keys) seen.add(key)
    return isNew
  })
}

/** The first of every list, the greatest first, then the second of each that has more. */
export function inTurn<Item>(
  lists: readonly (readonly Item[])[],
  worth: (item: Item) => number,
): readonly Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)).toSorted((one, other) => worth(other) - worth(one)),
  ).flat()
}
