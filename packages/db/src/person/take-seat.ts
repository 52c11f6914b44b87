import { ids } from '@wis/engine'
import type { AgentId, SeasonId, TicketId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { Language } from '@wis/games'
import { anyRuleset } from '@wis/protocol'
import type pg from 'pg'
import { listHouseAgents } from '../agent/house-agents.ts'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { advisoryLockSpaces } from '../locks.ts'
import { newId } from '../new-id.ts'
import { seasonFor } from '../season/read-season.ts'
import { openTicketOn } from '../ticket/open-ticket.ts'
import { inTransaction } from '../transaction.ts'
import { wishForOnline } from './online-agents.ts'
import { agreementOf, isOfPerson, isUnderWay, tableOfSeat } from './seat-sql.ts'
import type { Person } from './seat-sql.ts'

export const opponentStrengths = ['any', 'easy', 'strong'] as const
export type OpponentStrength = (typeof opponentStrengths)[number]

export interface SeatWish {
  readonly person: Person
  readonly game: string
  readonly language: Language
  /** The house agents at the table: by chance, or the weakest or the strongest of the game. */
  readonly opponents: OpponentStrength
  /** Online agents whose owners allow it, too: the short name of one, or `*` for any. */
  readonly onlineAgents?: string | undefined
  /** Whether the results of a guest count in the row of people. As at the guest's last seat if nothing is said. */
  readonly counted?: boolean | undefined
}

/** The most people who sit at tables at the same time. */
export const mostPeople = 300

export type SeatTaken =
  | { readonly ok: true; readonly seatId: string }
  /** One person sits at one table at a time. */
  | (Refusal<'seated'> & { readonly seatId: string })
  | Refusal<'not-played' | 'not-online' | 'full'>

/**
 * A person takes a seat at a practice table of house agents, or of online agents whose owners allow it. The seat is held by an agent of its own, without an owner,
 * so that nobody can connect the matches of one person.
 */
export async function takeSeat(db: Database, wish: SeatWish): Promise<SeatTaken> {
  const seasonId = await seasonForPeople(db, wish)
  if (!seasonId) return refuse('not-played')
  const onlineAgents = await wishForOnline(db, wish)
  if (onlineAgents === null) return refuse('not-online')
  const opponents = await chosenHouse(db, seasonId, wish, 1)
  return inTransaction(db, (client) => sitDown(client, { ...wish, seasonId, opponents, onlineAgents }))
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
  /** By its id. */
  readonly onlineAgents?: string | undefined
  readonly seasonId: SeasonId
  /** The house agents that are wanted, by their short names. */
  readonly opponents: readonly string[]
  /** With whom the person wants to sit at one table. */
  readonly company?: string
}

type NoChair = Extract<SeatTaken, { reason: 'seated' }> | Refusal<'full'>

/** A person sits down and waits for a practice table. */
export async function sitDown(client: pg.ClientBase, sitting: Sitting): Promise<SatDown | NoChair> {
  const { game, language, seasonId, opponents, onlineAgents, company } = sitting
  const chair = await takeChair(client, sitting)
  if (!chair.ok) return chair
  const { agentId } = chair
  const wanted = { opponents, onlineAgents, company }
  const asked = { agentId, seasonId, mode: 'practice', language, ...wanted } as const
  const opened = await openTicketOn(client, asked)
  if (!opened.ok) throw new Error(`a person was refused a table of ${game}: ${opened.reason}`)
  return { ...chair, ticketId: opened.ticketId }
}

interface Chair extends Pick<SeatWish, 'person' | 'game' | 'language' | 'counted'> {
  /** Whether it is a seat of a mixed season, whose results count for its board of people. */
  readonly isRanked?: boolean
}

/** One person sits at one table at a time, also if two requests come at once. */
export async function takeChair(
  client: pg.ClientBase,
  sitting: Chair,
): Promise<Omit<SatDown, 'ticketId'> | NoChair> {
  const { person, counted, isRanked = false } = sitting
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
           values ($1, $2, $3, $4, $6 or case when $3::text is null then coalesce($5, ${agreementOf('$3', '$4')})
                                              else ${agreementOf('$3', '$4')} end)`,
    values: [
      ...[seatId, agentId, person.userId],
      // A seat of an account is no guest's as well.
      ...[person.userId === null ? person.guest : null, counted ?? null, isRanked],
    ],
  })
  return { ok: true, seatId, agentId }
}

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
const descriptions = {
  practice: {
    en: 'A person who took a seat at a practice table. Each seat has a name of its own.',
    zh: '在练习桌入座的真人。每次入座都有单独的名称。',
  },
  ranked: {
    en: 'A person who took a seat in a mixed season. Each seat has a name of its own.',
    zh: '在混合赛季中入座的真人。每次入座都有单独的名称。',
  },
} as const

async function createPerson(
  client: pg.ClientBase,
  { game, language, isRanked = false }: Pick<Chair, 'game' | 'language' | 'isRanked'>,
): Promise<string> {
  const [id, versionId] = [newId(), newId()]
  const description = descriptions[isRanked ? 'ranked' : 'practice']
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
