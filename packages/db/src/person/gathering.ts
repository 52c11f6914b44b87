import { ids } from '@wis/engine'
import { languages } from '@wis/games'
import { anyRuleset } from '@wis/protocol'
import type pg from 'pg'
import { z } from 'zod'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'
import { isApart } from './blocks.ts'
import { wishForOnline } from './online-agents.ts'
import { agreementOf } from './seat-sql.ts'
import type { Person } from './seat-sql.ts'
import { chosenHouse, opponentStrengths, seasonForPeople, seatUnderWay, sitDown } from './take-seat.ts'
import type { SeatWish } from './take-seat.ts'

/** An invitation is good for a day. */
const goodFor = `interval '1 day'`
/** Whoever has not had the page open for so long does not sit down when the table begins. */
const thereFor = `interval '1 minute'`

/** People on their way to one table, as one of them or a newcomer sees it. */
export interface Gathering {
  readonly game: string
  readonly language: SeatWish['language']
  readonly opponents: SeatWish['opponents']
  /** The seats of the table. House agents take those that stay free. */
  readonly seats: number
  /** Those whose page is open, the one who invited first. */
  readonly people: readonly { readonly isReader: boolean }[]
  readonly isIn: boolean
  /** Whether the reader may begin. It is the first of those who are there. */
  readonly mayBegin: boolean
  readonly hasBegun: boolean
  /** The reader's seat, once it has begun. */
  readonly seatId: string | null
}

/** Opens a table to which whoever has the link may come. The person who asks is the first. */
export async function openGathering(
  db: Database,
  wish: SeatWish,
): Promise<{ readonly ok: true; readonly id: string } | Refusal<'not-played' | 'not-online'>> {
  const seasonId = await seasonForPeople(db, wish)
  if (!seasonId) return refuse('not-played')
  const onlineAgents = await wishForOnline(db, wish)
  if (onlineAgents === null) return refuse('not-online')
  const id = newId()
  await inTransaction(db, async (client) => {
    await client.query({
      name: 'open-gathering',
      text: 'insert into gatherings (id, season_id, language, opponents, online_agents) values ($1, $2, $3, $4, $5)',
      values: [id, seasonId, wish.language, wish.opponents, onlineAgents ?? null],
    })
    await comeIn(client, id, wish)
  })
  return { ok: true, id }
}

export type CameIn =
  | { readonly ok: true }
  | Refusal<'no-such-table' | 'begun' | 'full' | 'seated' | 'blocked'>

/** Somebody with the link comes. Whoever is there already stays there. */
export function joinGathering(db: Database, id: string, person: Person, counted?: boolean): Promise<CameIn> {
  return inTransaction(db, async (client) => {
    const found = await lockGathering(client, id)
    if (!found) return refuse('no-such-table')
    if (found.hasBegun) return refuse('begun')
    const people = await peopleAt(client, id, person)
    if (people.some(({ isReader }) => isReader)) return { ok: true }
    const there = people.filter(({ isThere }) => isThere)
    if (there.length >= found.seats) return refuse('full')
    if (await isApart(client, person, there)) return refuse('blocked')
    if ((await seatUnderWay(client, person)) !== undefined) return refuse('seated')
    await comeIn(client, id, { person, counted })
    return { ok: true }
  })
}

/** Notes that the reader's page is open, and tells who is there. Undefined if there is no such invitation. */
export async function readGathering(
  { pool }: Database,
  id: string,
  person: Person | undefined,
): Promise<Gathering | undefined> {
  const reader = person ?? { userId: null, guest: null }
  await pool.query({
    name: 'keep-gathering',
    text: `update gathered_people p set seen_at = now()
           where p.gathering_id = $3 and ${isReader} and p.seen_at < now() - interval '10 seconds'`,
    values: [reader.userId, reader.guest, id],
  })
  const found = await gatheringCalled(pool, id)
  if (!found) return undefined
  const all = await peopleAt(pool, id, reader)
  const there = all.filter(({ isThere, seatId }) => isThere || seatId !== null)
  const own = all.find((one) => one.isReader)
  const { seasonId: _, onlineAgents: __, ...shown } = found
  return {
    ...shown,
    people: there.map((one) => ({ isReader: one.isReader })),
    isIn: own !== undefined,
    mayBegin: own !== undefined && there[0] === own,
    seatId: own?.seatId ?? null,
  }
}

/**
 * Everybody who is there gets a seat at one table. Whoever has sat down elsewhere meanwhile stays there, and of two who do not
 * want to sit together, the one who came first is seated.
 */
export async function beginGathering(
  db: Database,
  id: string,
  person: Person,
): Promise<{ readonly ok: true } | Refusal<'no-such-table' | 'not-first' | 'full'>> {
  const found = await gatheringCalled(db.pool, id)
  if (!found) return refuse('no-such-table')
  const { game, language, seats, seasonId } = found
  const onlineAgents = found.onlineAgents ?? undefined
  const people = (await peopleAt(db.pool, id, person)).filter(({ isThere }) => isThere).length
  const opponents = await chosenHouse(db, seasonId, found, Math.min(people + 1, seats))
  return inTransaction(db, async (client) => {
    const locked = await lockGathering(client, id)
    if (!locked) return refuse('no-such-table')
    if (locked.hasBegun) return { ok: true }
    const there = (await peopleAt(client, id, person)).filter(({ isThere }) => isThere)
    if (!there[0]?.isReader) return refuse('not-first')
    const seated: Person[] = []
    for (const { id: comer, userId, guest, counted } of there.slice(0, seats)) {
      // One of the two may have blocked the other after both had come.
      if (await isApart(client, { userId, guest }, seated)) continue
      const table = { game, language, seasonId, opponents, onlineAgents, company: id }
      const taken = await sitDown(client, { ...table, person: { userId, guest }, counted })
      if (!taken.ok && taken.reason === 'full') return refuse('full')
      if (!taken.ok) continue
      seated.push({ userId, guest })
      await client.query({
        name: 'gathered-seat',
        text: 'update gathered_people set seat_id = $2 where id = $1',
        values: [comer, taken.seatId],
      })
    }
    await client.query({
      name: 'gathering-begun',
      text: 'update gatherings set begun_at = now() where id = $1',
      values: [id],
    })
    return { ok: true }
  })
}

/** Takes away the invitations that nobody can use any more, with what they know of people. */
export async function forgetGatherings({ pool }: Database): Promise<void> {
  await pool.query({
    name: 'forget-gatherings',
    text: `delete from gatherings where created_at < now() - ${goodFor}`,
  })
}

type Queries = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>

const row = z.object({
  seasonId: z.string().transform(ids.season),
  game: z.string(),
  language: z.enum(languages),
  opponents: z.enum(opponentStrengths),
  onlineAgents: z.string().nullable(),
  ruleset: anyRuleset,
  hasBegun: z.boolean(),
})

async function gatheringCalled(client: Queries, id: string) {
  const { rows } = await client.query({
    name: 'gathering-called',
    text: `select g.season_id as "seasonId", s.game, g.language, g.opponents, g.online_agents as "onlineAgents", s.ruleset, g.begun_at is not null as "hasBegun"
           from gatherings g join seasons s on s.id = g.season_id
           where g.id = $1 and g.created_at > now() - ${goodFor}`,
    values: [id],
  })
  if (rows[0] === undefined) return undefined
  const { ruleset, ...found } = row.parse(rows[0])
  return { ...found, seats: ruleset.players }
}

/** One after the other comes, or begins. */
async function lockGathering(client: pg.ClientBase, id: string) {
  await client.query({
    name: 'lock-gathering',
    text: 'select 1 from gatherings where id = $1 for update',
    values: [id],
  })
  return gatheringCalled(client, id)
}

/** SQL that says whether `p` is the reader: account `$1`, or guest `$2`. */
const isReader = `coalesce(p.user_id = $1 or p.guest = $2, false)`

const comer = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  guest: z.string().nullable(),
  isReader: z.boolean(),
  isThere: z.boolean(),
  seatId: z.string().nullable(),
  counted: z.boolean(),
})

/** Who has come, the first one first. */
async function peopleAt(client: Queries, id: string, { userId, guest }: Person) {
  const { rows } = await client.query({
    name: 'people-at-gathering',
    text: `select p.id, p.user_id as "userId", p.guest, ${isReader} as "isReader", p.seen_at > now() - ${thereFor} as "isThere",
                  p.seat_id as "seatId", p.results_counted as counted
           from gathered_people p where p.gathering_id = $3 order by p.place nulls first, p.id`,
    values: [userId, guest, id],
  })
  return z.array(comer).parse(rows)
}

async function comeIn(
  client: pg.ClientBase,
  id: string,
  { person: { userId, guest }, counted }: Pick<SeatWish, 'person' | 'counted'>,
): Promise<void> {
  await client.query({
    name: 'come-to-gathering',
    text: `insert into gathered_people (id, gathering_id, user_id, guest, results_counted, place)
           values ($1, $2, $3, $4, coalesce($5, ${agreementOf('$3', '$4')}),
                   (select coalesce(max(p.place), 0) + 1 from gathered_people p where p.gathering_id = $2))`,
    values: [newId(), id, userId, userId === null ? guest : null, counted ?? null],
  })
}
