import type pg from 'pg'
import { isParted } from '../season/vouched-for.ts'

/** What the platform vouches for in a season: an agent's seats of a match, and an agent in all counted matches. */
export interface CutVouched {
  /** By the id of the match: the agents that hold several seats, or whose owner does. */
  readonly vouchedIn: ReadonlyMap<string, Readonly<Record<string, boolean>>>
  /** Undefined if no counted match says anything about the agent. */
  vouchedAgent(of: { readonly language: string; readonly agentId: string }): boolean | undefined
}

interface StoredSaying {
  readonly matchId: string
  readonly language: string
  readonly agentId: string
  readonly vouched: boolean
  readonly counts: boolean
}

export async function cutVouched(client: pg.ClientBase, seasonId: string): Promise<CutVouched> {
  const { rows } = await client.query<StoredSaying>({
    name: 'cut-vouched',
    text: `select m.id as "matchId", m.language, x.agent_id as "agentId", bool_and(x.vouched) as vouched,
                  bool_and(m.mode = 'ranked' and m.status = 'finished' and m.decision_id is null and not x.sits_in)
                    as counts
           from matches m join seats x on x.match_id = m.id
           where m.season_id = $1 and (select ${isParted} from seasons s where s.id = $1) and x.vouched is not null and m.status in ('finished', 'void') and not m.deal_open
           group by m.id, x.agent_id order by m.id, x.agent_id`,
    values: [seasonId],
  })
  const vouchedIn = new Map<string, Record<string, boolean>>()
  const agents = new Map<string, boolean>()
  const keyOf = ({ language, agentId }: Pick<StoredSaying, 'language' | 'agentId'>) =>
    `${language} ${agentId}`
  for (const { matchId, counts, ...row } of rows) {
    vouchedIn.set(matchId, { ...vouchedIn.get(matchId), [row.agentId]: row.vouched })
    if (counts) agents.set(keyOf(row), row.vouched && (agents.get(keyOf(row)) ?? true))
  }
  return { vouchedIn, vouchedAgent: (of) => agents.get(keyOf(of)) }
}
