import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import { addTallies, decisionsInForce, emptyTally, rankBy, subtractTally } from '@wis/ratings'
import type { Tally, TrueSkill } from '@wis/ratings'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { inFifteenthsOf, unitsEach } from '../game/units-of.ts'
import { agreedOrder, boardOrderOf } from '../standing/official-order.ts'
import { countsOfStanding, inFifteenths, skillOfStanding } from '../standing/standing-row.ts'
import type { StandingSkill, StandingValues } from '../standing/standing-row.ts'
import { inSnapshot } from '../transaction.ts'
import { settlementAgain } from './count-match.ts'
import { seasonDecisions } from './decisions.ts'
import type { SeasonDecision } from './decisions.ts'
import { differences } from './preview-decision.ts'
import type { BoardDifference, Place } from './preview-decision.ts'

interface Wanted {
  readonly seasonSlug: string
  readonly language: string
  /** The decision to leave out. */
  readonly number: number
}

/**
 * Every agent that a decision moved, with its place now and its place without the decision. It needs only the board
 * and the one match or agent of the decision, so its cost does not grow with history.
 */
export async function boardWithout(db: Database, wanted: Wanted): Promise<BoardDifference[] | undefined> {
  return inSnapshot(db, async (client) => {
    const season = await seasonOf(client, wanted.seasonSlug)
    if (!season) return undefined
    const all = await seasonDecisions(client, season.id)
    const now = decisionsInForce(all)
    const without = decisionsInForce(all.filter(({ number }) => number !== wanted.number))
    const is = await recordsOf(client, season.id, wanted.language)
    const wouldBe = new Map(is)
    for (const decision of lacking(now, without))
      await toggle(client, { season, wanted, wouldBe }, decision, -1)
    for (const decision of lacking(without, now))
      await toggle(client, { season, wanted, wouldBe }, decision, 1)
    return differences(client, places(is, now, season), places(wouldBe, without, season))
  })
}

const lacking = (some: readonly SeasonDecision[], others: readonly SeasonDecision[]) =>
  some.filter(({ number }) => !others.some((other) => other.number === number))

interface StoredSeason {
  readonly id: string
  readonly game: string
  readonly ownerId: string | null
  readonly agreed: string
  /** Fifteenths. */
  readonly initialTotal: number
  readonly entryCost: number
}

async function seasonOf(client: pg.ClientBase, slug: string): Promise<StoredSeason | undefined> {
  const { rows } = await client.query<StoredSeason>(
    `select id, game, owner_id as "ownerId", ${agreedOrder('seasons')} as agreed, ${inFifteenths('ruleset', 'initialTotal')} as "initialTotal",
            ${inFifteenths('ruleset', 'entryCost')} as "entryCost"
     from seasons where slug = $1`,
    [slug],
  )
  return rows[0]
}

interface BoardRecord {
  readonly total: number
  readonly tally: Tally
  /** As it stands. It would take all later matches to know it without a decision. */
  readonly skill: TrueSkill | null
}

async function recordsOf(
  client: pg.ClientBase,
  seasonId: string,
  language: string,
): Promise<Map<AgentId, BoardRecord>> {
  const { rows } = await client.query<StandingValues & StandingSkill & { agent_id: string; total: number }>(
    'select * from standings where season_id = $1 and language = $2',
    [seasonId, language],
  )
  return new Map(
    rows.map((row) => [
      ids.agent(row.agent_id),
      { total: row.total, tally: countsOfStanding(row).tally, skill: skillOfStanding(row) },
    ]),
  )
}

interface Thought {
  readonly season: StoredSeason
  readonly wanted: Wanted
  readonly wouldBe: Map<AgentId, BoardRecord>
}

/** Applies (1) or removes (-1) the effect of a decision, without storing anything. */
async function toggle(
  client: pg.ClientBase,
  { season, wanted: { language }, wouldBe }: Thought,
  decision: SeasonDecision,
  times: 1 | -1,
): Promise<void> {
  const change = (agentId: AgentId, total: number, tally: Tally) => {
    const before = wouldBe.get(agentId) ?? { total: season.initialTotal, tally: emptyTally, skill: null }
    wouldBe.set(agentId, { ...before, total: before.total + total, tally: addTallies(before.tally, tally) })
  }
  if (decision.kind === 'correct' && decision.language === language)
    change(decision.agentId, times * decision.points * unitsEach(season.game), emptyTally)
  if (decision.kind !== 'void' && decision.kind !== 're-run') return
  const settlement = await settlementAgain(client, season.id, decision.matchId)
  if (settlement.language !== language) return
  for (const { agentId, tally } of settlement.counting) {
    const given = times === 1 ? subtractTally(emptyTally, tally) : tally
    change(agentId, given.points - season.entryCost * given.matches, given)
  }
}

function places(
  records: ReadonlyMap<AgentId, BoardRecord>,
  inForce: readonly SeasonDecision[],
  { initialTotal, ...season }: StoredSeason,
): Map<AgentId, Place> {
  const barred = inForce.flatMap((decision) => (decision.kind === 'disqualify' ? [decision.agentId] : []))
  const standing = [...records]
    .map(([agentId, { total, tally, skill }]) => {
      const { points, matches, wins, discounted } = tally
      return { agentId, total, points, matches, wins, discounted, skill }
    })
    .filter(({ matches, total }) => matches > 0 || total !== initialTotal)
  const ranked = rankBy(
    boardOrderOf(season),
    standing.filter(({ agentId }) => !barred.includes(agentId)),
  )
  const unranked = standing.filter(({ agentId }) => barred.includes(agentId))
  return new Map(
    [...ranked, ...unranked.map((row) => ({ ...row, rank: null }))].map(({ agentId, rank, total }) => [
      agentId,
      { rank, total: inFifteenthsOf(season.game, total) },
    ]),
  )
}
