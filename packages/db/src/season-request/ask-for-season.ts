import type { NewSeasonRequest } from '@wis/protocol'
import type pg from 'pg'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database.ts'
import { holdOwner } from '../limit/hold-owner.ts'
import { newId } from '../new-id.ts'
import { refuse } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { inTransaction } from '../transaction.ts'

export type SeasonAsked =
  | { readonly ok: true; readonly id: string }
  | Refusal<'suspended' | 'organizer-already' | 'already-waiting'>

/** Puts a member's request before the admins. Refused for users who may set up seasons already. */
export async function askForSeason(db: Database, actor: Actor, wish: NewSeasonRequest): Promise<SeasonAsked> {
  return inTransaction(db, async (client) => {
    const asker = await lockAsker(client, actor.id)
    if (!asker || asker.isSuspended) return refuse('suspended')
    if (asker.role !== 'member') return refuse('organizer-already')
    if (asker.isWaiting) return refuse('already-waiting')
    const id = newId()
    const { title, text, languages, agents, beginsOn, endsOn } = wish
    await client.query(
      `insert into season_requests (id, user_id, title, text, languages, agents, begins_on, ends_on)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, actor.id, title, text, languages, agents, beginsOn, endsOn],
    )
    await noteRequest(client, actor, { action: 'season-request-sent', id })
    return { ok: true, id }
  })
}

/** Withdraws a waiting request. False if it no longer waits, or belongs to somebody else. */
export async function withdrawSeasonRequest(db: Database, actor: Actor, id: string): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `update season_requests set state = 'withdrawn', answered_at = now()
       where id = $1 and user_id = $2 and state = 'waiting'`,
      [id, actor.id],
    )
    if (rowCount === 0) return false
    await noteRequest(client, actor, { action: 'season-request-withdrawn', id })
    return true
  })
}

interface Asker {
  readonly role: string
  readonly isSuspended: boolean
  readonly isWaiting: boolean
}

/**
 * The lock keeps the member from asking twice, and keeps the member's role unchanged, until the caller's transaction
 * ends.
 */
async function lockAsker(client: pg.ClientBase, userId: string): Promise<Asker | undefined> {
  await holdOwner(client, userId)
  const { rows } = await client.query<Asker>(
    `select role, suspended_at is not null as "isSuspended",
            exists (select 1 from season_requests where user_id = $1 and state = 'waiting') as "isWaiting"
     from users where id = $1`,
    [userId],
  )
  return rows[0]
}

interface RequestNote {
  readonly id: string
  readonly action: `season-request-${'sent' | 'withdrawn' | 'granted' | 'declined'}`
  readonly detail?: Readonly<Record<string, string>>
}

/** The member's text is not copied here, because it has to go when the account is deleted. */
export async function noteRequest(
  client: pg.ClientBase,
  actor: Actor,
  { id, ...note }: RequestNote,
): Promise<void> {
  const by = { actorId: actor.id, actorName: actor.name }
  await writeAudit(client, { ...by, ...note, subject: `season-request:${id}` })
}
