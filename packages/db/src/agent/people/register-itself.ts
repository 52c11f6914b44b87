import type { AgentId } from '@wis/engine'
import type { NewAgentInput } from '@wis/protocol'
import { createUser } from '../../account/create-user.ts'
import { deleteUser } from '../../account/delete-user.ts'
import { refuse } from '../../database.ts'
import type { Database, Refusal } from '../../database.ts'
import type { Sealer } from '../../secret/vault.ts'
import { createToken } from '../../tokens.ts'
import { registerAgent } from '../register-agent.ts'
import type { Registered } from '../register-agent.ts'
import { updateAgent } from '../update-agent.ts'
import { offerAgent, takeOver } from './hand-over.ts'
import { invite } from './invitations.ts'

/** The most agents that wait to be taken over at the same time. More would fill the lists of names. */
export const mostUnclaimed = 200

const claimLastsMs = 7 * 24 * 60 * 60_000
/** Nobody answers for it yet. */
const limits = { concurrency: 1, matchesPerDay: 30 }

/** The name of an account that an agent opened for itself. */
const nobodys = 'Unclaimed'

export type Introduced =
  | {
      readonly ok: true
      readonly agentId: AgentId
      readonly slug: string
      /** The secret of the link by which a person takes the agent over. */
      readonly secret: string
      /** Until when that is possible, ISO 8601. */
      readonly until: string
    }
  | Extract<Registered, { readonly ok: false }>
  | Refusal<'too-many-unclaimed'>

interface Introduction {
  readonly agent: Pick<NewAgentInput, 'name' | 'languages' | 'description' | 'games'>
  readonly token: { readonly hash: string; readonly ending: string }
}

/**
 * Registers an agent that has no owner yet, with an account of its own in which nobody can sign in. Its token can only
 * play. What nobody took over in time is deleted.
 */
export async function registerItself(
  db: Database,
  sealer: Sealer,
  { agent, token }: Introduction,
): Promise<Introduced> {
  await forgetUnclaimed(db)
  const { games = [] } = agent
  const until = new Date(Date.now() + claimLastsMs)
  const userId = await createUser(db, { name: nobodys, email: null, passwordHash: null, firstIsAdmin: false })
  if (userId === undefined) return refuse('no-such-owner')
  const { rowCount } = await db.pool.query(
    `update users set unclaimed_until = $2
     where id = $1 and (select count(*) from users where unclaimed_until is not null) < $3`,
    [userId, until, mostUnclaimed],
  )
  const registered =
    rowCount === 1
      ? await registerAgent(db, sealer, userId, { ...agent, games, connector: { kind: 'outbound' } })
      : refuse('too-many-unclaimed')
  if (!registered.ok) {
    await deleteUser(db, userId)
    return registered
  }
  const { agentId, slug } = registered
  await updateAgent(db, agentId, { limits })
  await createToken(db, {
    ...token,
    userId,
    name: nobodys,
    scopes: ['agents:connect'],
    expiresAt: until,
  })
  const invited = await invite(db, { agentId, by: userId, rights: { change: true, spend: true } })
  if (!invited.ok) throw new Error(`an agent that was just made is gone: ${invited.reason}`)
  return { ok: true, agentId, slug, secret: invited.secret, until: until.toISOString() }
}

async function forgetUnclaimed(db: Database): Promise<void> {
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from users where unclaimed_until <= now() order by unclaimed_until limit 20',
  )
  for (const { id } of rows) await deleteUser(db, id)
}

/** Whether an agent registered itself and no person has taken it over. */
export async function isUnclaimed({ pool }: Database, agentId: AgentId): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from agents a join users u on u.id = a.owner_id where a.id = $1 and u.unclaimed_until is not null',
    [agentId],
  )
  return rowCount === 1
}

/**
 * Makes somebody who joined by the link of an agent that registered itself its owner. False for any other agent, and
 * while it plays: then the agent is offered, and its page has the offer. The token that it made itself ends.
 */
export async function claimJoined(
  db: Database,
  { slug, by }: { readonly slug: string; readonly by: string },
): Promise<boolean> {
  const { rows } = await db.pool.query<{ id: string; agentId: AgentId }>(
    `select u.id, a.id as "agentId" from agents a join users u on u.id = a.owner_id
     where a.slug = $1 and u.unclaimed_until is not null`,
    [slug],
  )
  const [found] = rows
  if (!found) return false
  const { id: owner, agentId } = found
  await offerAgent(db, { agentId, by: owner, to: by })
  const taken = await takeOver(db, agentId, by)
  if (taken.ok) await deleteUser(db, owner)
  return taken.ok
}
