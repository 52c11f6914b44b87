import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { leaveQueueAs } from '../life-sql.ts'
import { take } from '../limit/take.ts'
import { isSeated } from '../person/seat-sql.ts'
import { readBearer } from '../tokens.ts'
import { inTransaction } from '../transaction.ts'
import { deliveriesOf, idBeginning } from '../webhook/enqueue.ts'
import { newsText, outboundChannel } from './news.ts'

/** A connection by which an agent can be reached. */
export interface Link {
  readonly agentId: AgentId
  readonly linkId: string
}

/** A runner confirms its links this often. After `staleMs` without a confirmation they count as lost. */
export const linkRule = { keptEveryMs: 5000, staleMs: 20_000 } as const

/** SQL that says whether link `l` can be used. Nobody confirms the links of agents that ask for their turns. */
export const linkStands = `(l.lost_at is null and (
  l.seen_at > now() - ${linkRule.staleMs} * interval '1 millisecond' or l.stands_until > now()))`

/**
 * The newest connection of an agent is the one that counts. An agent that was away for more than a moment is online
 * from now on, unless the platform took it offline for its faults. Dialling in does not forgive faults.
 */
export async function openLink(
  db: Database,
  { agentId, linkId, tokenId, graceMs }: Link & { readonly tokenId: string; readonly graceMs: number },
): Promise<void> {
  await inTransaction(db, async (client) => {
    // First, and in a statement of its own: `missLinks` may be taking the agent offline just now, and this statement
    // must bring it back.
    await client.query({
      name: 'lock-caller',
      text: 'select 1 from agents where id = $1 for no key update',
      values: [agentId],
    })
    await client.query({
      name: 'open-link',
      text: openStatement,
      values: [
        ...[agentId, linkId, tokenId, graceMs],
        ...[outboundChannel, newsText({ kind: 'linked', agentId, linkId })],
      ],
    })
  })
}

const openStatement = `
  with before as (
    select 1 from agent_links l
    where l.agent_id = $1 and (${linkStands} or l.lost_at > now() - $4 * interval '1 millisecond')
  ), link as (
    insert into agent_links (agent_id, link_id, token_id) values ($1, $2, $3)
    on conflict (agent_id) do update
      set link_id = $2, token_id = $3, connected_at = now(), seen_at = now(), lost_at = null, stands_until = null
  ), online as (
    update agents set online = true
    where id = $1 and not online and offline_reason is null and retired_at is null
      and not exists (select 1 from before)
  )
  select pg_notify($5, $6)`

/** Does nothing if another connection counts by now. */
export async function closeLink({ pool }: Database, { agentId, linkId }: Link): Promise<void> {
  await pool.query({
    name: 'close-link',
    text: 'update agent_links set lost_at = now() where agent_id = $1 and link_id = $2 and lost_at is null',
    values: [agentId, linkId],
  })
}

/** Why a connection is to be cut. */
export type CutReason = 'replaced' | 'revoked' | 'retired'

interface Kept {
  readonly link_id: string
  readonly cut: CutReason | null
}

/** Confirms these connections, and returns those that have to be cut, with the reason. */
export async function keepLinks(
  { pool }: Database,
  links: readonly Link[],
): Promise<ReadonlyMap<string, CutReason>> {
  if (links.length === 0) return new Map()
  const { rows } = await pool.query<Kept>({
    name: 'keep-links',
    text: `with held as (
             select * from unnest($1::text[], $2::text[]) as h(agent_id, link_id)
           ), judged as (
             select h.agent_id, h.link_id,
                    case when l.link_id is distinct from h.link_id then 'replaced'
                         when a.retired_at is not null or a.kind <> 'outbound' then 'retired'
                         when not exists (
                           select 1 from api_tokens t join users u on u.id = t.user_id
                           where t.id = l.token_id and t.user_id = a.owner_id and t.expires_at > now()
                             and 'agents:connect' = any(t.scopes) and u.suspended_at is null
                         ) then 'revoked' end as cut
             from held h left join agent_links l on l.agent_id = h.agent_id left join agents a on a.id = h.agent_id
           ), kept as (
             update agent_links l set seen_at = now(), lost_at = null
             from judged j where l.agent_id = j.agent_id and l.link_id = j.link_id and j.cut is null
           )
           select link_id, cut from judged`,
    values: [links.map(({ agentId }) => agentId), links.map(({ linkId }) => linkId)],
  })
  return new Map(rows.flatMap(({ link_id: linkId, cut }) => (cut === null ? [] : [[linkId, cut] as const])))
}

/** Whether an agent is connected, to any runner, or is a person at the table. */
export async function isLinked({ pool }: Database, agentId: AgentId): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'is-linked',
    text: `select 1 from agent_links l where l.agent_id = $1 and ${linkStands}
           union all select 1 from person_seats p where p.agent_id = $1 and ${isSeated}`,
    values: [agentId],
  })
  return (rowCount ?? 0) > 0
}

/**
 * Takes agents offline that have been away for longer than a moment, and tells their owners. They wait for no table any
 * more.
 */
export async function missLinks(db: Database, graceMs: number): Promise<void> {
  await inTransaction(db, async (client) => {
    // Locks first and judges in a second statement, so that an agent that dialled in meanwhile is not taken offline.
    const { rows } = await client.query<{ id: string }>({
      name: 'lock-missing',
      text: `select a.id from agents a where ${isMissing} order by a.id for no key update of a skip locked`,
      values: [graceMs],
    })
    if (rows.length === 0) return
    await client.query({
      name: 'miss-links',
      text: missStatement,
      values: [graceMs, idBeginning(), rows.map(({ id }) => id)],
    })
  })
}

const isMissing = `(
  a.kind = 'outbound' and a.online and not exists (
    select 1 from agent_links l
    where l.agent_id = a.id and (${linkStands} or l.lost_at > now() - $1 * interval '1 millisecond')
  )
)`

const heard = deliveriesOf({
  event: 'agent-offline',
  beginning: '$2',
  from: 'gone',
  userId: 'gone.owner_id',
  payload: `jsonb_build_object('agentId', gone.id, 'agent', gone.slug, 'reason', 'connection-lost')`,
})

/** A connection that comes and goes is told of once in this time. */
const toldAgainAfter = `interval '1 hour'`

const missStatement = `
  with gone as (
    update agents a set online = false where a.id = any($3::text[]) and ${isMissing}
    returning a.id, a.slug, a.owner_id
  ), heard as (
    ${heard}
  ), told as (
    insert into notices (id, user_id, agent_id, kind, params)
    select $2 || right(gone.id, 7), gone.owner_id, gone.id, 'agent-offline', jsonb_build_object('reason', 'connection-lost')
    from gone
    where gone.owner_id is not null and not exists (
      select 1 from notices n
      where n.user_id = gone.owner_id and n.agent_id = gone.id and n.params->>'reason' = 'connection-lost'
        and n.created_at > now() - ${toldAgainAfter})
  )
  ${leaveQueueAs('agent-offline')} and t.agent_id in (select id from gone)`

/** An agent that may dial in, and the token it uses. */
export interface Caller {
  readonly agentId: AgentId
  readonly slug: string
  readonly name: string
  readonly concurrency: number
  readonly tokenId: string
}

export type DialledIn =
  | { readonly ok: true; readonly caller: Caller }
  | Refusal<'token-refused' | 'scope-missing' | 'no-such-agent' | 'not-outbound' | 'retired' | 'too-often'>

interface Dialling {
  /** The stored form of the token that was shown. */
  readonly tokenHash: string
  /** The agent's id or slug. */
  readonly agent: string
  readonly dialsPerMinute: number
}

/** Whether the holder of this token may answer for this agent. */
export async function dialIn(
  db: Database,
  { tokenHash, agent: name, dialsPerMinute }: Dialling,
): Promise<DialledIn> {
  const bearer = await readBearer(db, tokenHash)
  if (!bearer) return refuse('token-refused')
  if (!bearer.scopes.includes('agents:connect')) return refuse('scope-missing')
  const found = await db.prisma.agent.findFirst({
    where: { ownerId: bearer.userId, OR: [{ id: name }, { slug: name }] },
    select: { id: true, slug: true, name: true, kind: true, concurrency: true, retiredAt: true },
  })
  if (!found) return refuse('no-such-agent')
  if (found.retiredAt) return refuse('retired')
  if (found.kind !== 'outbound') return refuse('not-outbound')
  const [taken] = await take(db, [{ key: `dial ${found.id}`, limit: dialsPerMinute, windowMs: 60_000 }])
  if (!taken?.allowed) return refuse('too-often')
  const { id, slug, name: shown, concurrency } = found
  const caller = { agentId: ids.agent(id), slug, name: shown, concurrency, tokenId: bearer.tokenId }
  return { ok: true, caller }
}
