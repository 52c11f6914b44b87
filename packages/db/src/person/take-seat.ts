import { ids } from '@wis/engine'
import type { AgentId, SeasonId, TicketId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { Language } from '@wis/games'
import { anyRuleset } from '@wis/protocol'
import type pg from 'pg'
import { listHouseAgents } from '../agent/house-agents.ts'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { seeks } from '../life-sql.ts'
import { advisoryLockSpaces } from '../locks.ts'
import { newId } from '../new-id.ts'
import { seasonFor } from '../season/read-season.ts'
import { openTicketOn } from '../ticket/open-ticket.ts'
import { inTransaction } from '../transaction.ts'

/** A person whose page asks for nothing for so long is not at the table. The turns are forfeits until the page is back. */
const awayAfterMs = 5 * 60_000

/** SQL that says whether the person of seat `p` is at the table: with a page that is open, or was a moment ago. */
export const isSeated = `(p.left_at is null and p.seen_at > now() - ${awayAfterMs} * interval '1 millisecond')`

/** SQL for the last request of the agent of seat `p` for a table, with the match that came of it. */
export const tableOfSeat = `
  lateral (select * from tickets t where t.agent_id = p.agent_id order by t.id desc limit 1) t
  left join matches m on m.id = t.match_id`

/** SQL that says whether the match of seat `p` is still to be played or played now. */
export const isUnderWay = `(${seeks()} or m.status in ('waiting', 'running'))`

/** Whoever asks for a seat, by account or by the hash of the secret in a guest's cookie. Somebody may have both. */
export interface Person {
  readonly userId: string | null
  readonly guest: string | null
}

export const opponentStrengths = ['any', 'easy', 'strong'] as const
export type OpponentStrength = (typeof opponentStrengths)[number]

export interface SeatWish {
  readonly person: Person
  readonly game: string
  readonly language: Language
  /** The house agents at the table: by chance, or the weakest or the strongest of the game. */
  readonly opponents: OpponentStrength
  /** Whether the results of a guest count in the row of people. As at the guest's last seat if nothing is said. */
  readonly counted?: boolean | undefined
}

/** The most people who sit at tables at the same time. */
export const mostPeople = 300

export type SeatTaken =
  | { readonly ok: true; readonly seatId: string }
  /** One person sits at one table at a time. */
  | (Refusal<'seated'> & { readonly seatId: string })
  | Refusal<'not-played' | 'full'>

/**
 * A person takes a seat at a practice table of house agents. The seat is held by an agent of its own, without an owner,
 * so that nobody can connect the matches of one person.
 */
export async function takeSeat(db: Database, wish: SeatWish): Promise<SeatTaken> {
  const seasonId = await seasonForPeople(db, wish)
  if (!seasonId) return refuse('not-played')
  const opponents = await chosenHouse(db, seasonId, wish, 1)
  return inTransaction(db, (client) => sitDown(client, { ...wish, seasonId, opponents }))
}

/** The season whose tables people play this game at. */
export const seasonForPeople = async (
  db: Database,
  { game, language }: Pick<SeatWish, 'game' | 'language'>,
): Promise<SeasonId | undefined> => (kitCalled(game) ? seasonFor(db, { game, language }) : undefined)

interface SatDown {
  readonly ok: true
  readonly seatId: string
  readonly agentId: AgentId
  readonly ticketId: TicketId
}

interface Sitting extends Omit<SeatWish, 'opponents'> {
  readonly seasonId: SeasonId
  /** The house agents that are wanted, by their short names. */
  readonly opponents: readonly string[]
  /** With whom the person wants to sit at one table. */
  readonly company?: string
}

/** A person sits down and waits for a practice table. */
export async function sitDown(
  client: pg.ClientBase,
  sitting: Sitting,
): Promise<SatDown | Exclude<SeatTaken, { ok: true }>> {
  const { game, language, seasonId, opponents, company } = sitting
  const chair = await takeChair(client, sitting)
  if (!chair.ok) return chair
  const { agentId } = chair
  const asked = { agentId, seasonId, mode: 'practice', language, opponents, company } as const
  const opened = await openTicketOn(client, asked)
  if (!opened.ok) throw new Error(`a person was refused a table of ${game}: ${opened.reason}`)
  return { ...chair, ticketId: opened.ticketId }
}

/** One person sits at one table at a time, also if two requests come at once. */
export async function takeChair(
  client: pg.ClientBase,
  sitting: Pick<SeatWish, 'person' | 'game' | 'language' | 'counted'>,
): Promise<Omit<SatDown, 'ticketId'> | Exclude<SeatTaken, { ok: true }>> {
  const { person, counted } = sitting
  await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [
    advisoryLockSpaces.people,
    JSON.stringify(person),
  ])
  const seated = await seatUnderWay(client, person)
  if (seated !== undefined) return { ...refuse('seated'), seatId: seated }
  if ((await peopleSeated(client)) >= mostPeople) return refuse('full')
  const agentId = ids.agent(await createPerson(client, sitting))
  const seatId = newId()
  await client.query({
    name: 'take-seat',
    text: `insert into person_seats (id, agent_id, user_id, guest, results_counted)
           values ($1, $2, $3, $4, case when $3::text is null then coalesce($5, ${agreementOf('$3', '$4')})
                                        else ${agreementOf('$3', '$4')} end)`,
    // A seat of an account is no guest's as well.
    values: [seatId, agentId, person.userId, person.userId === null ? person.guest : null, counted ?? null],
  })
  return { ok: true, seatId, agentId }
}

/**
 * SQL that says whether results of a person count in the row of people. Accounts say it on their own page, guests with each
 * seat. Takes SQL expressions.
 */
export const agreementOf = (userId: string, guest: string) => `
  (case when ${userId}::text is not null then coalesce((select u.results_counted from users u where u.id = ${userId}), false)
   else coalesce((select p.results_counted from person_seats p where p.guest = ${guest}::text order by p.id desc limit 1), false) end)`

/** SQL that says whether seat `p` is a person's: that of account `$1`, or of guest `$2`. */
export const isOfPerson = `(p.user_id = $1 or p.guest = $2)`

/** The seat at which a person sits now. */
export async function seatUnderWay(
  client: Pick<pg.ClientBase, 'query'>,
  person: Person,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>({
    name: 'seat-under-way',
    text: `select p.id from person_seats p join ${tableOfSeat} on true
           where ${isOfPerson} and p.left_at is null and ${isUnderWay} order by p.id desc limit 1`,
    values: [person.userId, person.guest],
  })
  return rows[0]?.id
}

async function peopleSeated(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>({
    name: 'people-seated',
    text: `select count(*)::int as count from person_seats p join ${tableOfSeat} on true
           where p.created_at > now() - interval '1 day' and p.left_at is null and ${isUnderWay}`,
  })
  return rows[0]?.count ?? 0
}

const name = { en: 'A person', zh: '真人' }
const description = {
  en: 'A person who took a seat at a practice table. Each seat has a name of its own.',
  zh: '在练习桌入座的真人。每次入座都有单独的名称。',
}

async function createPerson(
  client: pg.ClientBase,
  { game, language }: Pick<SeatWish, 'game' | 'language'>,
): Promise<string> {
  const [id, versionId] = [newId(), newId()]
  await client.query({
    name: 'create-person',
    text: `insert into agents (id, slug, name, name_zh, description, description_zh, languages, games, kind, plays_ranked)
           values ($1, $2, $3, $4, $5, $6, $7, $8, 'person', false)`,
    values: [
      ...[id, `person-${id}`, name.en, name.zh],
      ...[description.en, description.zh, [language], [game]],
    ],
  })
  await client.query({
    name: 'create-person-version',
    text: `insert into agent_versions (id, agent_id, number, settings) values ($1, $2, 1, '{}')`,
    values: [versionId, id],
  })
  return id
}

/** As many of the wanted house agents as have a seat beside so many people. Chance gives the seats that are left. */
export async function chosenHouse(
  db: Database,
  seasonId: SeasonId,
  { game, opponents }: Pick<SeatWish, 'game' | 'opponents'>,
  people: number,
): Promise<readonly string[]> {
  if (opponents === 'any') return []
  const season = await db.prisma.season.findUniqueOrThrow({
    where: { id: seasonId },
    select: { ruleset: true },
  })
  const others = anyRuleset.parse(season.ruleset).players - people
  const online = new Set((await listHouseAgents(db, game)).map(({ slug }) => slug))
  const byStrength = (kitCalled(game)?.house ?? []).toSorted((one, other) => one.strength - other.strength)
  const wanted = opponents === 'easy' ? byStrength : byStrength.toReversed()
  return wanted.flatMap(({ slug }) => (online.has(slug) ? [slug] : [])).slice(0, others)
}
