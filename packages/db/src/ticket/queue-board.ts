import type { AgentId } from '@wis/engine'
import type { Language } from '@wis/games'
import { kindHas } from '../agent/kind-sql.ts'
import type { Database } from '../database.ts'
import { seeks } from '../life-sql.ts'

/** All agents that wait for the same kind of table. */
export interface QueueLine {
  readonly season: { readonly slug: string; readonly name: string }
  readonly language: Language
  readonly mode: 'ranked' | 'practice'
  readonly waiting: number
  /** At tables that are being made ready. */
  readonly checking: number
  readonly oldestMs: number
}

export interface WaitingTicket {
  readonly id: string
  readonly agent: {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly nameZh: string | null
    readonly ownerId: string | null
  }
  readonly season: { readonly slug: string; readonly name: string }
  readonly language: Language
  readonly mode: 'ranked' | 'practice'
  readonly state: 'waiting' | 'checking'
  readonly reason: string | null
  readonly waitedMs: number
}

/**
 * The waiting agents by kind of table. Reads only tickets that are not over, and none of seasons that are being set
 * up.
 */
export async function queueLines({ pool }: Database): Promise<QueueLine[]> {
  const { rows } = await pool.query<QueueLine>({
    name: 'queue-lines',
    text: `select json_build_object('slug', s.slug, 'name', s.name) as season, k.language, k.mode, k.waiting, k.checking,
                  k."oldestMs"
           from (
             select season_id, language, mode, (count(*) filter (where state = 'waiting'))::int as waiting,
                    (count(*) filter (where state = 'checking'))::int as checking,
                    (extract(epoch from now() - min(created_at)) * 1000)::float8 as "oldestMs"
             from tickets where state in ('waiting', 'checking')
             group by season_id, language, mode
           ) k join seasons s on s.id = k.season_id and s.state <> 'created'
           order by s.starts_at desc, k.mode desc, k.language`,
  })
  return rows
}

interface TicketsOf {
  /** Only the tickets of this agent. */
  readonly agentId?: AgentId
  readonly limit?: number
}

/** Tickets that are not seated yet, the oldest first. None of seasons that are being set up. */
export async function waitingTickets(
  { pool }: Database,
  { agentId, limit = 60 }: TicketsOf = {},
): Promise<WaitingTicket[]> {
  const { rows } = await pool.query<WaitingTicket>({
    name: 'waiting-tickets',
    text: `select t.id, t.language, t.mode, t.state, t.reason,
                  greatest(0, extract(epoch from now() - t.created_at) * 1000)::float8 as "waitedMs",
                  json_build_object('slug', s.slug, 'name', s.name) as season,
                  json_build_object('id', a.id, 'slug', a.slug, 'name', a.name, 'nameZh', a.name_zh,
                                    'ownerId', a.owner_id) as agent
           from tickets t join agents a on a.id = t.agent_id join seasons s on s.id = t.season_id and s.state <> 'created'
           where ${seeks()} and ${kindHas('isListed')} and ($1::text is null or t.agent_id = $1)
           order by t.created_at, t.id limit $2`,
    values: [agentId ?? null, limit],
  })
  return rows
}
