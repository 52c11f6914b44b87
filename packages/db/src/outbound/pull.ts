import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { leaveQueueAs } from '../life-sql.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'
import { linkStands, openLink } from './links.ts'
import type { OpenTurn } from './turns.ts'

/** An agent that may ask for its turns, and who owns it. */
export interface Puller {
  readonly agentId: AgentId
  readonly ownerId: string
  readonly slug: string
  readonly name: string
}

export type PullerFound =
  | { readonly ok: true; readonly puller: Puller }
  | Refusal<'no-such-agent' | 'name-it' | 'not-outbound' | 'retired'>

interface Found {
  readonly id: string
  readonly ownerId: string
  readonly slug: string
  readonly name: string
  readonly kind: string
  readonly isRetired: boolean
}

/** The agent that an owner's program plays as. Its name may be left out if the owner has one agent of the kind. */
export async function findPuller(
  { pool }: Database,
  { userId, agent: named }: { readonly userId: string; readonly agent?: string | undefined },
): Promise<PullerFound> {
  const { rows } = await pool.query<Found>({
    name: 'find-puller',
    text: `select id, owner_id as "ownerId", slug, name, kind, retired_at is not null as "isRetired"
           from agents
           where owner_id = $1
             and case when $2::text is null then kind = 'outbound' and retired_at is null else id = $2 or slug = $2 end
           order by id = $2 desc limit 2`,
    values: [userId, named ?? null],
  })
  const [row, other] = rows
  if (!row) return refuse('no-such-agent')
  if (named === undefined && other) return refuse('name-it')
  if (row.isRetired) return refuse('retired')
  if (row.kind !== 'outbound') return refuse('not-outbound')
  const { id, ownerId, slug, name } = row
  return { ok: true, puller: { agentId: ids.agent(id), ownerId, slug, name } }
}

interface Holding {
  readonly agentId: AgentId
  readonly tokenId: string
  /** How long the agent counts as connected from now on, if it makes no further call. */
  readonly forMs: number
  /** How long it may have been away without being offline. */
  readonly graceMs: number
}

/**
 * Counts an agent as connected because it asks for its turns. False if a connection counts already: the program that
 * holds it gets the turns.
 */
export async function holdPull(db: Database, holding: Holding): Promise<boolean> {
  const { agentId, tokenId, forMs, graceMs } = holding
  const { rowCount } = await db.pool.query({
    name: 'hold-pull',
    text: `update agent_links l
           set token_id = $2, stands_until = greatest(l.stands_until, now() + $3 * interval '1 millisecond')
           where l.agent_id = $1 and l.stands_until is not null and ${linkStands}`,
    values: [agentId, tokenId, forMs],
  })
  if ((rowCount ?? 0) > 0) return true
  return beginPull(db, { agentId, tokenId, forMs, graceMs })
}

async function beginPull(db: Database, { agentId, tokenId, forMs, graceMs }: Holding): Promise<boolean> {
  const { rowCount } = await db.pool.query({
    name: 'connection-stands',
    text: `select 1 from agent_links l where l.agent_id = $1 and l.stands_until is null and ${linkStands}`,
    values: [agentId],
  })
  if ((rowCount ?? 0) > 0) return false
  const linkId = newId()
  await openLink(db, { agentId, linkId, tokenId, graceMs })
  await db.pool.query({
    name: 'begin-pull',
    text: `update agent_links set stands_until = now() + $3 * interval '1 millisecond'
           where agent_id = $1 and link_id = $2`,
    values: [agentId, linkId, forMs],
  })
  return true
}

/** An agent hung up while it waited. It counts as connected for a moment more, or as long as it has a turn. */
export async function loosenPull(
  { pool }: Database,
  { agentId, forMs }: Pick<Holding, 'agentId' | 'forMs'>,
): Promise<void> {
  await pool.query({
    name: 'loosen-pull',
    text: `update agent_links l
           set stands_until = greatest(now() + $2 * interval '1 millisecond', (
             select max(ends_at) from outbound_turns where agent_id = $1 and answer is null))
           where l.agent_id = $1 and l.stands_until is not null`,
    values: [agentId, forMs],
  })
}

/** A turn for an agent that asks, with the time that is left for it. */
export interface GivenTurn extends OpenTurn {
  readonly msLeft: number
}

/**
 * The open turns of these agents. Each agent that asks counts as connected until its turns are over and `forMs` longer.
 * An agent gets none if its token has been revoked since it asked.
 */
export async function giveTurns(
  { pool }: Database,
  agentIds: readonly string[],
  forMs: number,
): Promise<readonly GivenTurn[]> {
  const { rows } = await pool.query<GivenTurn>({
    name: 'give-turns',
    text: `with open as (
             select t.id, t.agent_id, t.body, t.ends_at
             from outbound_turns t
             join agent_links l on l.agent_id = t.agent_id
             join api_tokens k on k.id = l.token_id and k.expires_at > now() and 'agents:connect' = any(k.scopes)
             join users u on u.id = k.user_id and u.suspended_at is null
             where t.agent_id = any($1::text[]) and t.answer is null and t.ends_at > now()
           ), held as (
             update agent_links l
             set stands_until = greatest(l.stands_until, o.until + $2 * interval '1 millisecond')
             from (select agent_id, max(ends_at) as until from open group by agent_id) o
             where l.agent_id = o.agent_id and l.stands_until is not null
           )
           select id as "turnId", agent_id as "agentId", body,
                  ceil(extract(epoch from ends_at - now()) * 1000)::int as "msLeft"
           from open order by ends_at, id`,
    values: [agentIds, forMs],
  })
  return rows
}

/** A turn that an agent answers. */
export interface AnsweredTurn {
  readonly body: string
  /** Null while there is none. */
  readonly answer: string | null
  readonly isOver: boolean
}

/** Undefined if there is no such turn of this agent, or not any more. */
export async function readAgentTurn(
  { pool }: Database,
  { agentId, turnId }: { readonly agentId: AgentId; readonly turnId: string },
): Promise<AnsweredTurn | undefined> {
  const { rows } = await pool.query<AnsweredTurn>({
    name: 'read-agent-turn',
    text: `select body, answer, ends_at <= now() as "isOver" from outbound_turns where id = $1 and agent_id = $2`,
    values: [turnId, agentId],
  })
  return rows[0]
}

/**
 * Takes an agent out of every queue and counts it as gone, unless it still has a match to play. Returns the number of
 * queues that it left.
 */
export async function leavePlay(db: Database, agentId: AgentId): Promise<number> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(`${leaveQueueAs('withdrawn')} and t.agent_id = $1`, [agentId])
    await client.query(
      `update agent_links l set lost_at = now(), stands_until = now()
       where l.agent_id = $1 and l.stands_until is not null and l.lost_at is null
         and not exists (select 1 from tickets t where t.agent_id = $1 and t.state = 'checking')
         and not exists (
           select 1 from seats s join matches m on m.id = s.match_id
           where s.agent_id = $1 and m.status in ('waiting', 'running'))`,
      [agentId],
    )
    return rowCount ?? 0
  })
}
