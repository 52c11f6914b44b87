import type { SeasonRequestAnswer } from '@wis/protocol'
import type pg from 'pg'
import { giveRole } from '../account/change-role.ts'
import type { Actor } from '../audit/actor.ts'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import { refuse } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { storableJson } from '../storable-json.ts'
import { inTransaction } from '../transaction.ts'
import { noteRequest } from './ask-for-season.ts'

export type SeasonRequestAnswered =
  | { readonly ok: true }
  | Refusal<'no-such-request' | 'already-answered' | 'asker-suspended'>

/**
 * An admin grants a request, which makes its member an organizer, or turns it down. If two admins answer at the same
 * moment, the first answer stands. The member is told.
 */
export async function answerSeasonRequest(
  db: Database,
  actor: Actor,
  id: string,
  said: SeasonRequestAnswer,
): Promise<SeasonRequestAnswered> {
  return inTransaction(db, async (client) => {
    const asker = await lockAskerOf(client, id)
    if (!asker) return refuse('no-such-request')
    if (asker.isSuspended && said.state === 'granted') return refuse('asker-suspended')
    const title = await settle(client, id, said)
    if (title === undefined) return refuse('already-answered')
    if (said.state === 'granted' && asker.role === 'member')
      await giveRole(client, actor, asker.id, 'organizer')
    await tellAsker(client, asker.id, { ...said, title })
    const detail = { userId: asker.id, ...(said.answer !== '' && { answer: said.answer }) }
    await noteRequest(client, actor, { action: `season-request-${said.state}`, id, detail })
    return { ok: true }
  })
}

interface Asker {
  readonly id: string
  readonly role: string
  readonly isSuspended: boolean
}

/** Locks the account before its request. Deleting an account takes the same order, so that the two never deadlock. */
async function lockAskerOf(client: pg.ClientBase, requestId: string): Promise<Asker | undefined> {
  const { rows } = await client.query<Asker>(
    `select id, role, suspended_at is not null as "isSuspended" from users
     where id = (select user_id from season_requests where id = $1) for no key update`,
    [requestId],
  )
  return rows[0]
}

/** The title of the answered request. Undefined if it no longer waited. */
async function settle(
  client: pg.ClientBase,
  id: string,
  { state, answer }: SeasonRequestAnswer,
): Promise<string | undefined> {
  const { rows } = await client.query<{ title: string }>(
    `update season_requests set state = $2, answer = $3, answered_at = now()
     where id = $1 and state = 'waiting' returning title`,
    [id, state, answer],
  )
  return rows[0]?.title
}

async function tellAsker(
  client: pg.ClientBase,
  userId: string,
  params: SeasonRequestAnswer & { readonly title: string },
): Promise<void> {
  await client.query({
    name: 'tell-of-season-request',
    text: `insert into notices (id, user_id, kind, params) values ($1, $2, 'season-request', $3)`,
    values: [newId(), userId, storableJson(params)],
  })
}
