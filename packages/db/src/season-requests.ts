import { languages } from '@wis/games'
import { seasonRequestStates } from '@wis/protocol'
import type { NewSeasonRequest, SeasonRequestAnswer } from '@wis/protocol'
import type pg from 'pg'
import { z } from 'zod'
import { giveRole } from './account/change-user.ts'
import { userRowOf } from './account/user.ts'
import type { UserRow } from './account/user.ts'
import { writeAudit } from './audit/audit.ts'
import type { Actor } from './audit/audit.ts'
import { pageOf, refuse } from './database.ts'
import type { Database, Page, Refusal } from './database.ts'
import { holdOwner } from './locks.ts'
import { newId } from './new-id.ts'
import { storableJson } from './storable-json.ts'
import { time } from './time-column.ts'
import { inTransaction } from './transaction.ts'

const day = z.date().transform((date) => date.toISOString().slice(0, 10))

const stored = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  languages: z.array(z.enum(languages)),
  agents: z.int(),
  beginsOn: day.nullable(),
  endsOn: day.nullable(),
  state: z.enum(seasonRequestStates),
  answer: z.string(),
  createdAt: time,
  answeredAt: time.nullable(),
})

/** A member's request to hold a season, with its answer. */
export type SeasonRequest = z.infer<typeof stored>

export const seasonRequestOf = (row: object): SeasonRequest => stored.parse(row)

type SeasonAsked =
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
async function noteRequest(client: pg.ClientBase, actor: Actor, { id, ...note }: RequestNote): Promise<void> {
  await writeAudit(client, actor, { ...note, subject: `season-request:${id}` })
}

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

interface AnsweredAsker {
  readonly id: string
  readonly role: string
  readonly isSuspended: boolean
}

/** Locks the account before its request. Deleting an account takes the same order, so that the two never deadlock. */
async function lockAskerOf(client: pg.ClientBase, requestId: string): Promise<AnsweredAsker | undefined> {
  const { rows } = await client.query<AnsweredAsker>(
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

/** A member's last request. */
export async function latestSeasonRequest(
  { prisma }: Pick<Database, 'prisma'>,
  userId: string,
): Promise<SeasonRequest | undefined> {
  const found = await prisma.seasonRequest.findFirst({ where: { userId }, orderBy: { id: 'desc' } })
  return found ? seasonRequestOf(found) : undefined
}

/** The last grant of an organizer who has set up no season since. */
export async function grantedSeasonRequest(
  { prisma }: Pick<Database, 'prisma'>,
  userId: string,
): Promise<SeasonRequest | undefined> {
  const request = await latestSeasonRequest({ prisma }, userId)
  if (request?.state !== 'granted' || request.answeredAt === null) return undefined
  const season = await prisma.season.findFirst({
    where: { ownerId: userId, createdAt: { gte: request.answeredAt } },
    select: { id: true },
  })
  return season ? undefined : request
}

/** A request as admins see it. */
export interface WaitingSeasonRequest extends SeasonRequest {
  readonly asker: Omit<UserRow, 'suspendedFor'>
}

interface Wanted {
  readonly cursor?: string | undefined
  readonly limit?: number
}

/** Newest first. Requests of suspended accounts are hidden until the suspension ends. */
export async function waitingSeasonRequests(
  { prisma }: Pick<Database, 'prisma'>,
  { cursor, limit = 20 }: Wanted = {},
): Promise<Page<WaitingSeasonRequest>> {
  const found = await prisma.seasonRequest.findMany({
    where: {
      state: 'waiting',
      user: { suspendedAt: null },
      ...(cursor !== undefined && { id: { lt: cursor } }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
    include: { user: { include: { _count: { select: { agents: true } } } } },
  })
  const requests = found.map(({ user, ...request }) => {
    const { suspendedFor: _, ...asker } = userRowOf(user)
    return { ...seasonRequestOf(request), asker }
  })
  return pageOf(requests, limit, ({ id }) => id)
}
