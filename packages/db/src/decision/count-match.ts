import { ids, replay } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { spyEntry, whoIsSpy } from '@wis/games'
import type { SpyEntry } from '@wis/games'
import { emptyTally, subtractTally } from '@wis/ratings'
import type pg from 'pg'
import { settlementOf } from '../match/ending/settlement-of.ts'
import type { Settlement } from '../match/ending/settlement.ts'
import { addToStandings } from '../standing/add-to-standings.ts'
import { forgetEmptyStandings } from '../standing/forget-empty-standings.ts'
import type { DecidedSeason } from './decided-season.ts'

interface Counting {
  readonly matchId: string
  /** The decision that stops the match from counting. Null if the match counts again. */
  readonly decisionId: string | null
}

/**
 * Takes a match's points out of the standings, or puts them back: exactly the points in its log. If the match has
 * given none yet, because its deal is open, it is only marked.
 */
export async function countMatch(
  client: pg.PoolClient,
  season: DecidedSeason,
  { matchId, decisionId }: Counting,
): Promise<void> {
  const { rows } = await client.query<{ deal_open: boolean }>({
    name: 'mark-match-decided',
    text: 'update matches set decision_id = $2 where id = $1 returning deal_open',
    values: [matchId, decisionId],
  })
  if (rows[0]?.deal_open) return
  const settlement = await settlementAgain(client, season.id, ids.match(matchId))
  const counts = decisionId === null
  const seats = settlement.counting.map(({ agentId, tally }) => ({
    agentId,
    tally: counts ? tally : subtractTally(emptyTally, tally),
  }))
  await addToStandings(client, { ...settlement, seats })
  await forgetEmptyStandings(client, season.id)
}

/** The meaning of the match when it was settled, read from its log. */
export async function settlementAgain(
  client: pg.ClientBase,
  seasonId: string,
  matchId: MatchId,
): Promise<Settlement> {
  const { rows: seats } = await client.query<{ agent_id: string; sits_in: boolean }>({
    name: 'seats-of-decided',
    text: 'select agent_id, sits_in from seats where match_id = $1 order by seat',
    values: [matchId],
  })
  const played = { seasonId: ids.season(seasonId), mode: 'ranked' as const }
  const log = await wholeLog(client, matchId)
  return settlementOf(
    { ...played, seats: seats.map((seat) => ({ agentId: ids.agent(seat.agent_id), sitsIn: seat.sits_in })) },
    replay(whoIsSpy, log),
  )
}

async function wholeLog(client: pg.ClientBase, matchId: MatchId): Promise<SpyEntry[]> {
  const { rows } = await client.query<{ seq: number; at: Date; event: unknown }>({
    name: 'log-of-decided',
    text: 'select seq, at, event from entries_of($1) order by seq',
    values: [matchId],
  })
  return rows.map(({ seq, at, event }) => spyEntry.parse({ seq, at: at.toISOString(), event }))
}
