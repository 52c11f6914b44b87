import type { SeasonId } from '@wis/engine'
import type { Language } from '@wis/games'
import { compareBy, isProvisional } from '@wis/ratings'
import type { BoardOrder } from '@wis/ratings'
import type pg from 'pg'
import { z } from 'zod'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { unitsOf } from '../game/units-of.ts'
import { plays } from '../life-sql.ts'
import { ladderFor, laddersOf } from '../season/ladders.ts'
import { boardRuleOf, isMixed, openStandings } from '../season/season-sql.ts'
import { agreedOrder, boardOrderOf } from '../standing/official-order.ts'
import { openTicketOn } from '../ticket/open-ticket.ts'
import { inTransaction } from '../transaction.ts'
import { keyOnBoard } from './agreement.ts'
import { takeChair } from './take-seat.ts'
import type { SeatTaken } from './take-seat.ts'

interface RankedWish {
  /** Of an account: guests could begin anew after each defeat. */
  readonly userId: string
  readonly seasonId: SeasonId
  readonly language: Language
}

export type RankedSeatTaken =
  | Extract<SeatTaken, { readonly ok: true } | { readonly reason: 'seated' }>
  | Refusal<RankedSeatRefusal>

export const rankedSeatRefusals = ['not-mixed', 'not-open', 'withdrawn', 'all-played', 'full'] as const
export type RankedSeatRefusal = (typeof rankedSeatRefusals)[number]

/** A member takes a seat in a ranked match of a mixed season. */
export async function takeRankedSeat(db: Database, wish: RankedWish): Promise<RankedSeatTaken> {
  return inTransaction(db, async (client) => {
    const { userId, seasonId } = wish
    const season = await seasonOf(client, wish)
    if (!season) return refuse('not-mixed')
    const { game, language } = season
    const person = { userId, guest: null }
    const chair = await takeChair(client, { person, game, language, isRanked: true })
    if (!chair.ok) return chair
    // Looked at after the lock on the person, and taken back with the chair if there is a reason.
    const refused = await rankedSeatRefusal(client, { ...wish, language })
    if (refused ?? !season.plays) throw new NoRankedSeat(refused ?? 'not-open')
    const ticket = { agentId: chair.agentId, seasonId, mode: 'ranked', language } as const
    const opened = await openTicketOn(client, ticket)
    if (!opened.ok) throw new NoRankedSeat('not-open')
    return { ok: true as const, seatId: chair.seatId }
  }).catch((error: unknown) => {
    if (error instanceof NoRankedSeat) return refuse(error.reason)
    throw error
  })
}

class NoRankedSeat extends Error {
  constructor(readonly reason: RankedSeatRefusal) {
    super(reason)
  }
}

interface MixedSeason {
  readonly game: string
  /** Under which the season keeps the ladder of the language that was asked for. */
  readonly language: Language
  readonly plays: boolean
}

async function seasonOf(
  client: pg.ClientBase,
  { seasonId, language }: RankedWish,
): Promise<MixedSeason | undefined> {
  const { rows } = await client.query<MixedSeason>({
    name: 'mixed-season',
    text: `select s.game, l.language, ${plays()} and l.language = any(${laddersOf}) as plays
           from seasons s cross join lateral (select ${ladderFor('$2::text')} as language) l
           where s.id = $1 and ${isMixed()} and s.state <> 'created'`,
    values: [seasonId, language],
  })
  return rows[0]
}

/**
 * Why a member may take no more seats in a season. Whoever withdrew could otherwise begin anew after bad luck. The limit of the
 * terms holds for people as for agents. The language is that of the ladder.
 */
export async function rankedSeatRefusal(
  pool: Pick<pg.ClientBase, 'query'>,
  { userId, seasonId, language }: RankedWish,
): Promise<RankedSeatRefusal | undefined> {
  const { rows } = await pool.query<{ reason: RankedSeatRefusal | null }>({
    name: 'ranked-seat-refusal',
    text: `select case
             when ${hasWithdrawn} then 'withdrawn'
             when (select p.games from people_standings p where p.season_id = s.id and p.language = $3
                     and p.person = ${ownKey}) >= (s.terms->>'matchesPerAgent')::int then 'all-played'
           end as reason
           from seasons s cross join lateral (select s.id as season_id, $3::text as language) b
                cross join lateral (select $1::text as user_id, null::text as guest) k
           where s.id = $2`,
    values: [userId, seasonId, language],
  })
  return rows[0]?.reason ?? undefined
}

/** SQL: account `$1` took its results out of the board of season `$2`. Such seats count from the beginning. */
const hasWithdrawn = `exists (
  select 1 from person_seats p join tickets t on t.agent_id = p.agent_id
  where p.user_id = $1 and not p.results_counted and t.season_id = $2 and t.mode = 'ranked')`

const ownKey = keyOnBoard({ person: 'k', board: 'b' })

export interface PersonOnBoard {
  readonly rank: number
  /** In points, like the sum. */
  readonly total: number
  readonly points: number
  readonly matches: number
  readonly wins: number
  /** Whether too few matches keep it below the others. */
  readonly isProvisional: boolean
  /** Whether this is the reader. Nobody else is named. */
  readonly isReader: boolean
}

export interface PeopleBoard {
  readonly order: BoardOrder
  /** Best first. */
  readonly people: readonly PersonOnBoard[]
}

const stored = z.object({
  game: z.string(),
  ownerId: z.string().nullable(),
  agreed: z.string(),
  ruleset: z.unknown(),
  people: z.array(
    z.object({ games: z.int(), points: z.coerce.number(), wins: z.int(), isReader: z.boolean() }),
  ),
})

/**
 * The people of a mixed season by the rule of its board. Undefined for another season, and while the present standings are not
 * public.
 */
export async function readPeopleBoard(
  { pool }: Pick<Database, 'pool'>,
  { seasonId, language }: { readonly seasonId: string; readonly language: string },
  userId: string | null = null,
): Promise<PeopleBoard | undefined> {
  const { rows } = await pool.query({
    name: 'people-board',
    text: `select s.game, s.owner_id as "ownerId", ${agreedOrder()} as agreed, s.ruleset, coalesce((
             select json_agg(json_build_object('games', b.games, 'points', b.points, 'wins', b.wins,
                               'isReader', $3::text is not null and b.person = ${ownKey}))
             from people_standings b cross join lateral (select $3::text as user_id, null::text as guest) k
             where b.season_id = s.id and b.language = ${ladderFor('$2::text')}), '[]') as people
           from seasons s where s.id = $1 and ${isMixed()} and ${openStandings}`,
    values: [seasonId, language, userId],
  })
  return rows[0] && ranked(stored.parse(rows[0]))
}

function ranked({ people, ruleset, ...season }: z.infer<typeof stored>): PeopleBoard {
  const order = boardOrderOf(season)
  const { initialTotal, entryCost } = boardRuleOf(ruleset)
  const each = unitsOf(season.game)
  const compare = compareBy(order)
  const records = people.map(({ games: matches, points: units, ...one }) => {
    const points = units / each
    return { ...one, matches, points, total: initialTotal + points - entryCost * matches, skill: null }
  })
  return {
    order,
    people: records.toSorted(compare).map(({ skill: _, ...one }) => ({
      ...one,
      rank: 1 + records.filter((other) => compare(other, { ...one, skill: null }) < 0).length,
      isProvisional: isProvisional(order, one),
    })),
  }
}

export interface SeasonToPlayIn {
  readonly slug: string
  readonly name: string
  readonly game: string
}

/** The mixed seasons in which matches begin now, the newest first. */
export async function listMixedSeasons({ pool }: Pick<Database, 'pool'>): Promise<readonly SeasonToPlayIn[]> {
  const { rows } = await pool.query<SeasonToPlayIn>({
    name: 'mixed-seasons',
    text: `select slug, name, game from seasons s where ${plays()} and ${isMixed()} order by starts_at desc limit 6`,
  })
  return rows
}
