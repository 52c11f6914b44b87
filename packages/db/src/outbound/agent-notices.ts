import type { AgentId } from '@wis/engine'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { pointsInFifteenths } from '../game/units-of.ts'
import { idBeginning } from '../webhook/enqueue.ts'

/** A notice as it is stored. Its params depend on its kind. */
export interface AgentNoticeRow {
  readonly id: string
  readonly kind: string
  readonly at: Date
  readonly params: unknown
}

/** SQL that finds a row if an agent that asks for its turns sits in match `$1`. */
export const askersInMatch = `
  select 1 from seats s join agent_links l on l.agent_id = s.agent_id
  where s.match_id = $1 and l.stands_until is not null`

const newNoticeId = `$2 || substr(md5(gen_random_uuid()::text), 1, 7)`

/** Tells agents that ask for their turns that their match is over. For a withheld match it says no more than that. */
export async function noteMatchOver(client: Pick<pg.ClientBase, 'query'>, matchId: string): Promise<void> {
  await client.query({
    name: 'note-match-over',
    text: `insert into agent_notices (id, agent_id, kind, params)
           select ${newNoticeId}, s.agent_id, 'match-over', jsonb_build_object(
             'matchId', m.id, 'game', m.game, 'mode', m.mode, 'language', m.language, 'status', m.status,
             'reason', case when not m.withheld then m.reason end,
             'seats', jsonb_agg(jsonb_build_object(
               'seat', s.seat,
               'role', case when not m.withheld then s.role end,
               'points', case when not m.withheld then ${pointsInFifteenths('s.points', 'm.game')} end)
               order by s.seat))
           from matches m join seats s on s.match_id = m.id join agent_links l on l.agent_id = s.agent_id
           where m.id = $1 and l.stands_until is not null
           group by m.id, s.agent_id`,
    values: [matchId, idBeginning()],
  })
}

/** Tells an agent that asks for its turns how its flight check ended. */
export async function noteCheckDone(
  client: Pick<pg.ClientBase, 'query'>,
  agentId: string,
  params: Readonly<Record<string, unknown>>,
): Promise<void> {
  await client.query(
    `insert into agent_notices (id, agent_id, kind, params)
     select ${newNoticeId}, l.agent_id, 'check-done', $3
     from agent_links l where l.agent_id = $1 and l.stands_until is not null`,
    [agentId, idBeginning(), JSON.stringify(params)],
  )
}

interface Reading {
  readonly agentId: AgentId
  /** The id of the last notice that the agent has taken in. */
  readonly acknowledged?: string | undefined
  readonly limit: number
}

/**
 * The notices that an agent has not acknowledged, oldest first. Deletes those that it acknowledges, if they were told:
 * one that was stored meanwhile is never lost.
 */
export async function readAgentNotices(
  { pool }: Database,
  { agentId, acknowledged, limit }: Reading,
): Promise<readonly AgentNoticeRow[]> {
  if (acknowledged !== undefined)
    await pool.query({
      name: 'acknowledge-notices',
      text: 'delete from agent_notices where agent_id = $1 and id <= $2 and told_at is not null',
      values: [agentId, acknowledged],
    })
  const { rows } = await pool.query<AgentNoticeRow>({
    name: 'read-agent-notices',
    text: `with unread as (
             select id from agent_notices where agent_id = $1 order by id limit $2
           ), told as (
             update agent_notices n set told_at = now() from unread u where n.id = u.id and n.told_at is null
           )
           select n.id, n.kind, n.created_at as at, n.params
           from agent_notices n join unread u on u.id = n.id order by n.id`,
    values: [agentId, limit],
  })
  return rows
}

/** Deletes notices that no agent came for. */
export async function forgetAgentNotices({ pool }: Database): Promise<void> {
  await pool.query({
    name: 'forget-agent-notices',
    text: `delete from agent_notices where created_at < now() - interval '30 days'`,
  })
}
