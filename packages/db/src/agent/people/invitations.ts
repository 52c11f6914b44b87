import { createHash, randomBytes } from 'node:crypto'
import type { AgentId } from '@wis/engine'
import type { AgentRights } from '@wis/protocol'
import type pg from 'pg'
import { refuse } from '../../database.ts'
import type { Database, Refusal } from '../../database.ts'
import { holdOwner } from '../../locks.ts'
import { newId } from '../../new-id.ts'
import { inTransaction } from '../../transaction.ts'
import { recordAndTell, recordDeed } from './deeds.ts'

/** The most people who work on one agent besides its owner, open invitations included. */
export const peoplePerAgent = 10

const invitationLasts = '7 days'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

export type Invited =
  | { readonly ok: true; readonly secret: string }
  | Refusal<'no-such-agent' | 'retired' | 'too-many-people'>

/** Makes a link that lets one account work on an agent. Nobody can read it again. */
export async function invite(
  db: Database,
  { agentId, by, rights }: { readonly agentId: AgentId; readonly by: string; readonly rights: AgentRights },
): Promise<Invited> {
  return inTransaction(db, async (client) => {
    const agent = await lockedAgent(client, agentId)
    if (agent?.ownerId !== by) return refuse('no-such-agent')
    if (agent.retired) return refuse('retired')
    await client.query('delete from agent_invitations where agent_id = $1 and expires_at <= now()', [agentId])
    if (agent.people + (await openInvitations(client, agentId)) >= peoplePerAgent)
      return refuse('too-many-people')
    const secret = randomBytes(32).toString('base64url')
    await client.query(
      `insert into agent_invitations (id, agent_id, hash, may_change, may_spend, expires_at)
       values ($1, $2, $3, $4, $5, now() + $6::interval)`,
      [newId(), agentId, hashOf(secret), rights.change, rights.spend, invitationLasts],
    )
    await recordDeed(client, { agentId, by, deed: 'invited', detail: rights })
    return { ok: true, secret }
  })
}

async function openInvitations(client: pg.ClientBase, agentId: AgentId): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from agent_invitations where agent_id = $1',
    [agentId],
  )
  return rows[0]?.count ?? 0
}

/** False if it is open no more. */
export async function withdrawInvitation(
  db: Database,
  { agentId, by, id }: { readonly agentId: AgentId; readonly by: string; readonly id: string },
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query('delete from agent_invitations where id = $1 and agent_id = $2', [
      id,
      agentId,
    ])
    if (rowCount === 0) return false
    await recordDeed(client, { agentId, by, deed: 'invitation-withdrawn' })
    return true
  })
}

/** An agent that somebody is invited to work on. */
export interface Invitation {
  readonly agentId: AgentId
  readonly slug: string
  readonly name: string
  readonly owner: string
  readonly rights: AgentRights
  /** It registered itself: whoever accepts becomes its owner. */
  readonly isUnclaimed: boolean
}

/** What a link invites to. Undefined if it was used, withdrawn or has expired. */
export async function invitationBy(
  { pool }: { readonly pool: Pick<pg.Pool, 'query'> },
  secret: string,
): Promise<Invitation | undefined> {
  const { rows } = await pool.query<Invitation>({
    name: 'invitation-by',
    text: `select a.id as "agentId", a.slug, a.name, u.name as owner, u.unclaimed_until is not null as "isUnclaimed",
                  json_build_object('change', i.may_change, 'spend', i.may_spend) as rights
           from agent_invitations i join agents a on a.id = i.agent_id join users u on u.id = a.owner_id
           where i.hash = $1 and i.expires_at > now() and a.retired_at is null`,
    values: [hashOf(secret)],
  })
  return rows[0]
}

export type Joined =
  | { readonly ok: true; readonly slug: string }
  | Refusal<'invitation-over' | 'own-agent' | 'works-already'>

/** Uses up a link: from now on the account works on the agent. */
export async function join(db: Database, secret: string, userId: string): Promise<Joined> {
  return inTransaction(db, async (client) => {
    if (!(await isInGoodStanding(client, userId))) return refuse('invitation-over')
    const invitation = await invitationBy({ pool: client }, secret)
    const agent = invitation && (await lockedAgent(client, invitation.agentId))
    if (!agent || agent.ownerId === null || agent.retired) return refuse('invitation-over')
    if (agent.ownerId === userId) return refuse('own-agent')
    const { agentId, slug, rights } = invitation
    const works = await client.query('select 1 from agent_people where agent_id = $1 and user_id = $2', [
      agentId,
      userId,
    ])
    if (works.rowCount === 1) return refuse('works-already')
    const used = await client.query('delete from agent_invitations where hash = $1 and expires_at > now()', [
      hashOf(secret),
    ])
    if (used.rowCount === 0) return refuse('invitation-over')
    await client.query(
      'insert into agent_people (agent_id, user_id, may_change, may_spend) values ($1, $2, $3, $4)',
      [agentId, userId, rights.change, rights.spend],
    )
    await recordAndTell(client, {
      agentId,
      by: userId,
      deed: 'joined',
      detail: rights,
      to: agent.ownerId,
    })
    return { ok: true, slug }
  })
}

/** Locks the account, too, so that it is not suspended or deleted meanwhile. */
async function isInGoodStanding(client: pg.ClientBase, userId: string): Promise<boolean> {
  if (!(await holdOwner(client, userId))) return false
  const { rowCount } = await client.query('select 1 from users where id = $1 and suspended_at is null', [
    userId,
  ])
  return rowCount === 1
}

export interface LockedAgent {
  readonly ownerId: string | null
  readonly retired: boolean
  /** How many work on it besides its owner. */
  readonly people: number
}

/** Locks an agent, so that what is decided about its people is decided one after the other. */
export async function lockedAgent(client: pg.ClientBase, agentId: AgentId): Promise<LockedAgent | undefined> {
  await client.query('select 1 from agents where id = $1 for no key update', [agentId])
  const { rows } = await client.query<LockedAgent>(
    `select owner_id as "ownerId", retired_at is not null as retired,
            (select count(*)::int from agent_people where agent_id = $1) as people
     from agents where id = $1`,
    [agentId],
  )
  return rows[0]
}
