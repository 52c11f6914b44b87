import type { Ruleset } from '@wis/games'
import { ruleset } from '@wis/protocol'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { inSnapshot } from '../transaction.ts'
import type { CutDecision, CutEntrant, CutSeason } from './cut-rows.ts'
import { publishedStandings, standingsNow } from './cut-standings.ts'
import type { CutStanding } from './cut-standings.ts'
import { decisionsStatement, entrantsStatement, scopeStatement, seasonStatement } from './cut-statements.ts'
import { cutKnockout } from './cut-tables.ts'
import type { CutKnockout } from './cut-tables.ts'

/** Which matches were over at the moment of the cut; small, however many there are. */
export interface CutScope {
  readonly seasonId: string
  /** Matches dealt up to here were over, but for those under way. */
  readonly dealtBy: Date
  readonly underWay: readonly string[]
  /** Matches dealt later that were over all the same. */
  readonly alsoOver: readonly string[]
}

/** A season as it stood at one moment. Its matches are read later, and are those of that moment too. */
export interface SeasonCut extends CutKnockout {
  readonly season: Omit<CutSeason, 'ruleset' | 'board'> & { readonly ruleset: Ruleset }
  readonly takenAt: Date
  /** Whether there are matches that nobody but its organizer may see yet. */
  readonly hasWithheld: boolean
  readonly entrants: readonly CutEntrant[]
  readonly decisions: readonly CutDecision[]
  readonly standings: readonly CutStanding[]
  readonly scope: CutScope
}

/** Undefined where there is no such season. */
export async function cutSeason(db: Database, slug: string): Promise<SeasonCut | undefined> {
  return inSnapshot(db, async (client) => {
    const stored = await client.query<CutSeason>(seasonStatement, [slug])
    const [row] = stored.rows
    if (!row) return undefined
    const { board, ...season } = row
    const entrants = await client.query<CutEntrant>(entrantsStatement, [row.id])
    const decisions = await client.query<CutDecision>(decisionsStatement, [row.id])
    const standings = row.state === 'closed' ? publishedStandings(board) : undefined
    const { now, hasWithheld, dealtBy, underWay, alsoOver } = await scopeOf(client, row.id)
    const about = { ...season, ruleset: ruleset.parse(season.ruleset) }
    return {
      season: about,
      ...(await cutKnockout(client, about)),
      ...{ takenAt: now, hasWithheld, entrants: entrants.rows, decisions: decisions.rows },
      standings: standings ?? (await standingsNow(client, row)),
      scope: { seasonId: row.id, dealtBy, underWay, alsoOver },
    }
  })
}

interface StoredScope {
  readonly now: Date
  readonly dealtBy: Date
  readonly underWay: readonly string[]
  readonly alsoOver: readonly string[]
  readonly hasWithheld: boolean
}

async function scopeOf(client: pg.ClientBase, seasonId: string): Promise<StoredScope> {
  const { rows } = await client.query<StoredScope>(scopeStatement, [seasonId])
  const [scope] = rows
  if (!scope) throw new Error('a statement without a row')
  return scope
}
