import { ids } from '@wis/engine'
import type { AgentId, MatchId, Seat } from '@wis/engine'
import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { matchStatuses } from '@wis/protocol'
import type { MatchHeader } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { leaveQueueAs } from '../life-sql.ts'
import { isOfPerson, isUnderWay, tableOfSeat } from './seat-sql.ts'
import type { Person } from './seat-sql.ts'
import { seatUnderWay } from './take-seat.ts'

/** A text that changes whenever there is news for the page of a seat: a table, an entry, a question or the end. */
export type SeatNews = string

/** The news of many seats in one query, because their pages wait all the time. */
export async function seatNews(
  { pool }: Database,
  agentIds: readonly AgentId[],
): Promise<ReadonlyMap<string, SeatNews>> {
  if (agentIds.length === 0) return new Map()
  const { rows } = await pool.query<{ agentId: string; news: SeatNews }>({
    name: 'seat-news',
    text: `select a.id as "agentId", concat_ws(' ', t.state, m.status, m.next_seq, (
                    select o.id from outbound_turns o
                    where o.agent_id = a.id and o.answer is null and o.ends_at > now() order by o.id desc limit 1)) as news
           from unnest($1::text[]) as a(id)
           join lateral (select * from tickets t where t.agent_id = a.id order by t.id desc limit 1) t on true
           left join matches m on m.id = t.match_id`,
    values: [agentIds],
  })
  return new Map(rows.map(({ agentId, news }) => [agentId, news]))
}

/** The question that waits for the answer of a seat. */
export interface SeatQuestion {
  readonly turnId: string
  /** The request as an agent would get it. */
  readonly body: string
  /** How long the answer counts from now on. */
  readonly leftMs: number
}

export async function seatQuestion({ pool }: Database, agentId: AgentId): Promise<SeatQuestion | undefined> {
  const { rows } = await pool.query<SeatQuestion>({
    name: 'seat-question',
    text: `select id as "turnId", body, (extract(epoch from ends_at - now()) * 1000)::float8 as "leftMs"
           from outbound_turns where agent_id = $1 and answer is null and ends_at > now() order by id desc limit 1`,
    values: [agentId],
  })
  return rows[0]
}

/** Notes that the page of a seat is open. */
export async function keepSeat({ pool }: Database, agentId: AgentId): Promise<void> {
  await pool.query({
    name: 'keep-seat',
    text: `update person_seats set seen_at = now() where agent_id = $1 and seen_at < now() - interval '1 minute'`,
    values: [agentId],
  })
}

/** The person leaves for good. A table that is not dealt is called off. At any other, each further turn is a forfeit. */
export async function leaveSeat({ pool }: Database, agentId: AgentId): Promise<void> {
  await pool.query({
    name: 'leave-seat',
    text: `with gone as (
             update person_seats set left_at = now() where agent_id = $1 and left_at is null returning agent_id
           )
           ${leaveQueueAs('withdrawn')} and t.agent_id in (select agent_id from gone)`,
    values: [agentId],
  })
}

/** A guest's secret opens no seat after so many days, and the seat is nobody's then. */
export const guestDays = 30

/** Takes the hashes off the seats and hunts of guests whose cookies have expired, and forgets what viewers guessed. */
export async function forgetGuests({ pool }: Database): Promise<void> {
  const isOld = (at: string) => `guest is not null and ${at} < now() - ${guestDays} * interval '1 day'`
  await pool.query({
    name: 'forget-guests',
    text: `with hunted as (update hunt_runs set guest = null where ${isOld('started_at')}),
                watched as (delete from crowd_guesses where guessed_at < now() - interval '1 day')
           update person_seats set guest = null where ${isOld('created_at')}`,
  })
}

const stored = z.object({
  agentId: z.string().transform(ids.agent),
  hasLeft: z.boolean(),
  /** Whether people came to the table by a link. */
  isTogether: z.boolean(),
  isUnderWay: z.boolean(),
  game: z.string(),
  /** The experiment that the seat was taken in, with the secret of its link. Null for a practice table. */
  experiment: z.object({ id: z.string(), share: z.string() }).nullable(),
  /** The mixed season that the seat was taken in. Null for any other table. */
  seasonSlug: z.string().nullable(),
  language: z.enum(languages),
  ticketId: z.string().transform(ids.ticket),
  ticketState: z.enum(['waiting', 'checking', 'seated', 'left']),
  match: z
    .object({
      id: z.string().transform(ids.match),
      status: z.enum(matchStatuses),
      ruleset: z.unknown(),
      seat: z.int(),
      aliases: z.array(z.string()),
    })
    .nullable(),
})

/** The seat of a person, as that person may know it. */
export interface PersonsSeat extends Omit<z.infer<typeof stored>, 'match'> {
  readonly agentId: AgentId
  readonly game: string
  readonly language: Language
  /** Null as long as the table is made ready. */
  readonly match: {
    readonly id: MatchId
    readonly status: MatchHeader['status']
    /** Only its game can read it. */
    readonly ruleset: unknown
    readonly seat: Seat
    /** In seat order. */
    readonly aliases: readonly string[]
  } | null
}

/** Undefined for anybody but the person who sits there. */
export async function readSeat(
  { pool }: Database,
  id: string,
  person: Person,
): Promise<PersonsSeat | undefined> {
  const { rows } = await pool.query({
    name: 'read-seat',
    text: `select p.agent_id as "agentId", p.left_at is not null as "hasLeft", t.company is not null as "isTogether", coalesce(${isUnderWay}, false) as "isUnderWay",
                  coalesce(m.game, e.game, n.game) as game,
                  case when e.id is not null then json_build_object('id', e.id, 'share', e.share) end as experiment, case when t.mode = 'ranked' then n.slug end as "seasonSlug", t.language, t.id as "ticketId", t.state as "ticketState",
                  case when m.id is not null then (
                    select json_build_object('id', m.id, 'status', m.status, 'ruleset', m.ruleset,
                             'seat', min(s.seat) filter (where s.agent_id = p.agent_id),
                             'aliases', json_agg(s.alias order by s.seat))
                    from seats s where s.match_id = m.id) end as match
           from person_seats p join ${tableOfSeat} on true join seasons n on n.id = t.season_id
                left join experiments e on e.id = p.experiment_id
           where p.id = $3 and ${isOfPerson}`,
    values: [person.userId, person.guest, id],
  })
  return rows[0] && stored.parse(rows[0])
}

/** The seat at which a person sits now, at whichever table. */
export const ownSeat = ({ pool }: Database, person: Person): Promise<string | undefined> =>
  seatUnderWay(pool, person)
