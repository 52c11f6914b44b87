import 'server-only'
import type { Database } from '@wis/db'
import { bestBetween, readEntries } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { Language } from '@wis/engine'
import { kits } from '@wis/games'
import type { GameKit } from '@wis/games'
import { ownMoments } from '../../features/agent/highlights/highlights.tsx'
import type { Highlight } from '../../features/agent/highlights/highlights.tsx'
import { agentNameIn } from '../../features/match/agent-name-in.ts'
import { keptAMinute } from '../kept-a-minute.ts'

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

export interface MomentsOfGame {
  readonly kit: GameKit
  readonly moments: readonly Highlight[]
}

const matchesOfGame = 3
const kept = keptAMinute<readonly MomentsOfGame[]>(8)

/** A few moments of each game, from its closest matches of a week. Games without any are left out. */
export const bestMoments = (db: Database, week: Week, language: Language) =>
  kept(db, `${week.begins} ${language}`, () => findMoments(db, week, language))

async function findMoments(
  db: Database,
  { from, until }: Week,
  language: Language,
): Promise<readonly MomentsOfGame[]> {
  const found: MomentsOfGame[] = []
  for (const kit of kits) {
    const matches = await bestBetween(db, { from, until, limit: matchesOfGame, game: kit.id })
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
    if (moments.length > 0) found.push({ kit, moments })
  }
  return found
}
