import type { Settlement } from '@wis/arena'
import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import type { Language } from '@wis/games'
import type pg from 'pg'
import { hostedGames } from '../game/hosted-game.ts'
import { settlementOfLog } from '../match/ending/settlement-of-log.ts'
import { logOf } from '../match/log/log-json.ts'
import type { EntryInRow } from '../match/log/log-json.ts'
import { countPeople } from '../person/people-row.ts'
import { countSettlement, forgetEmptyStandings } from '../standing/count-settlement.ts'
import type { DecidedSeason } from './decisions.ts'

interface Counting {
  readonly matchId: string
  /** The decision that stops the match from counting. Null if the match counts again. */
  readonly decisionId: string | null
}

/**
 * Takes a match's points out of the standings of agents and people, or puts them back: exactly the points in its log. If the match has
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
  await countPeople(client, ids.match(matchId), { ...settlement, counts: decisionId === null })
  await countSettlement(client, settlement, { matchId, counts: decisionId === null })
  await forgetEmptyStandings(client, season.id)
}

/** The meaning of the match when it was settled, read from its log. */
export async function settlementAgain(
  client: pg.ClientBase,
  seasonId: string,
  matchId: MatchId,
): Promise<Settlement> {
  const { rows } = await client.query<SettledMatch>({
    name: 'settled-match',
    text: `select m.game, m.language,
                  (select json_agg(json_build_object('agentId', s.agent_id, 'sitsIn', s.sits_in, 'weight', s.weight) order by s.seat)
                   from seats s where s.match_id = m.id) as seats,
                  ${logOf()} as entries
           from matches m where m.id = $1`,
    values: [matchId],
  })
  if (!rows[0]) throw new Error(`there is no match ${matchId}`)
  const { entries, ...match } = rows[0]
  const seats = match.seats.map(({ agentId, ...seat }) => ({ ...seat, agentId: ids.agent(agentId) }))
  const played = { ...match, seats, seasonId: ids.season(seasonId), mode: 'ranked' } as const
  return settlementOfLog({ games: hostedGames }, played, entries)
}

interface SettledMatch {
  readonly game: string
  readonly language: Language
  readonly seats: readonly { readonly agentId: string; readonly sitsIn: boolean; readonly weight: number }[]
  readonly entries: readonly EntryInRow[]
}
