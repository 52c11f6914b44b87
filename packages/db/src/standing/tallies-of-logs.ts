import { ids } from '@wis/engine'
import type { AgentId, SeasonId } from '@wis/engine'
import type { Language } from '@wis/games'
import { addSums, addTallies, emptySums, emptyTally } from '@wis/ratings'
import type pg from 'pg'
import type { HostedGames } from '../game/hosted-game.ts'
import { settlementOfLog } from '../match/ending/settlement-of-log.ts'
import { logOf } from '../match/log/log-json.ts'
import type { EntryInRow } from '../match/log/log-json.ts'
import type { Counted } from './standing-row.ts'

const matchesAtOnce = 200

/** The sum of an agent's matches in a season and language, and the rule its total follows from. */
export interface SummedLogs extends Counted {
  readonly seasonId: SeasonId
  readonly language: string
  readonly agentId: AgentId
  readonly initialTotal: number
  readonly entryCost: number
}

export const keyOf = ({
  seasonId,
  language,
  agentId,
}: Pick<SummedLogs, 'seasonId' | 'language' | 'agentId'>) => `${seasonId}/${language}/${agentId}`

/**
 * Replays every log that the caller's transaction sees and that no decision voids. It reads a batch of matches at a
 * time, so that memory grows with the agents and not with history.
 */
export async function talliesOfLogs(
  client: pg.ClientBase,
  db: { readonly games: HostedGames },
): Promise<SummedLogs[]> {
  const found = new Map<string, SummedLogs>()
  for (let after = ''; ;) {
    const { rows } = await client.query<StoredLog>({
      name: 'logs-to-add-up',
      text: logsStatement,
      values: [after, matchesAtOnce],
    })
    for (const match of rows) addLog(found, db, match)
    const last = rows.at(-1)
    if (!last) return [...found.values()]
    after = last.id
  }
}

const logsStatement = `
  select m.id, m.game, m.language, m.season_id as "seasonId",
         (select json_agg(json_build_object('agentId', s.agent_id, 'sitsIn', s.sits_in, 'weight', s.weight) order by s.seat)
          from seats s where s.match_id = m.id) as seats,
         ${logOf()} as entries
  from matches m where m.id > $1 and m.status = 'finished' and m.mode = 'ranked'
    and m.decision_id is null and not m.deal_open
  order by m.id limit $2`

interface StoredLog {
  readonly id: string
  readonly game: string
  readonly language: Language
  readonly seasonId: string
  /** In seat order. */
  readonly seats: readonly { readonly agentId: string; readonly sitsIn: boolean; readonly weight: number }[]
  readonly entries: readonly EntryInRow[]
}

function addLog(
  found: Map<string, SummedLogs>,
  db: { readonly games: HostedGames },
  { seasonId: season, seats: stored, entries, ...match }: StoredLog,
): void {
  const seasonId = ids.season(season)
  const seats = stored.map(({ agentId, ...seat }) => ({ ...seat, agentId: ids.agent(agentId) }))
  const played = { ...match, seasonId, mode: 'ranked', seats } as const
  const { language, initialTotal, entryCost, counting } = settlementOfLog(db, played, entries)
  for (const { agentId, ...own } of counting) {
    const place = { seasonId, language, agentId, initialTotal, entryCost }
    const before = found.get(keyOf(place)) ?? { tally: emptyTally, sums: emptySums }
    const [tally, sums] = [addTallies(before.tally, own.tally), addSums(before.sums, own.sums)]
    found.set(keyOf(place), { ...place, tally, sums })
  }
}
