import { kitCalled } from '@wis/games'
import type { AnyRuleset, WordLists } from '@wis/games'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { inSnapshot } from '../transaction.ts'
import { cutVouched, publishedStandings, standingsNow } from './cut-standings.ts'
import type { CutBoard, CutVouched } from './cut-standings.ts'
import {
  decisionsStatement,
  entrantsStatement,
  namesStatement,
  scopeStatement,
  seasonStatement,
  wordListsStatement,
} from './cut-statements.ts'
import { cutKnockout } from './cut-tables.ts'
import type { CutDecision, CutEntrant, CutKnockout, CutName, CutSeason } from './cut-tables.ts'
import { seasonStateIn } from './season-state.ts'
import type { SeasonState } from './season-state.ts'

/** Identifies the matches that were over at the moment of the cut. It stays small, however many there are. */
export interface CutScope {
  readonly seasonId: string
  /** Matches dealt up to here were over, except those under way. */
  readonly dealtBy: Date
  readonly underWay: readonly string[]
  /** Matches dealt later that were nevertheless over. */
  readonly alsoOver: readonly string[]
}

/** A season as it stood at one moment. Its matches are read later, but are those of that moment. */
export interface SeasonCut extends CutKnockout, CutBoard, CutVouched {
  readonly season: Omit<CutSeason, 'ruleset' | 'board'> & { readonly ruleset: AnyRuleset }
  readonly takenAt: Date
  /** Of the same moment. */
  readonly told: SeasonState
  /** The season's word pool, once it is closed. */
  readonly wordLists: readonly WordLists[]
  readonly entrants: readonly CutEntrant[]
  /** By agent: all that have sat at a table. */
  readonly names: ReadonlyMap<string, CutName>
  readonly decisions: readonly CutDecision[]
  readonly scope: CutScope
}

/** Undefined if there is no such season, or if the platform has its game no longer. */
export async function cutSeason(db: Database, slug: string): Promise<SeasonCut | undefined> {
  return inSnapshot(db, async (client) => {
    const stored = await client.query<CutSeason>(seasonStatement, [slug])
    const [row] = stored.rows
    const kit = row && kitCalled(row.game)
    if (!row || !kit) return undefined
    const { board, ...season } = row
    const entrants = await entrantsOf(client, row.id)
    const decisions = await client.query<CutDecision>(decisionsStatement, [row.id])
    const wordLists = await client.query<WordLists>(wordListsStatement, [row.id])
    const published = row.state === 'closed' ? publishedStandings(board) : undefined
    const standing = published ?? (await standingsNow(client, row))
    const vouched = await cutVouched(client, row.id)
    const names = await client.query<CutName>(namesStatement)
    const { now, dealtBy, underWay, alsoOver } = await scopeOf(client, row.id)
    const told = await seasonStateIn(client, slug)
    if (!told) throw new Error('a season that is there and is not')
    const about = { ...season, ruleset: kit.setup.ruleset.parse(season.ruleset) }
    return {
      season: about,
      ...(await cutKnockout(client, about, standing.units)),
      wordLists: wordLists.rows,
      takenAt: now,
      told,
      entrants,
      decisions: decisions.rows,
      names: new Map(names.rows.map((name) => [name.agent, name])),
      ...standing,
      ...vouched,
      scope: { seasonId: row.id, dealtBy, underWay, alsoOver },
    }
  })
}

async function entrantsOf(client: pg.ClientBase, seasonId: string): Promise<CutEntrant[]> {
  const { rows } = await client.query<CutEntrant & { ownedWith: string | null }>(entrantsStatement, [
    seasonId,
  ])
  return rows.map(({ ownedWith, ...entrant }) => ({ ...entrant, ...(ownedWith !== null && { ownedWith }) }))
}

interface StoredScope {
  readonly now: Date
  readonly dealtBy: Date
  readonly underWay: readonly string[]
  readonly alsoOver: readonly string[]
}

async function scopeOf(client: pg.ClientBase, seasonId: string): Promise<StoredScope> {
  const { rows } = await client.query<StoredScope>(scopeStatement, [seasonId])
  const [scope] = rows
  if (!scope) throw new Error('a statement without a row')
  return scope
}
