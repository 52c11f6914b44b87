import { ids } from '@wis/engine'
import type { AgentId, MatchId, Seat } from '@wis/engine'
import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { matchStatuses } from '@wis/protocol'
import type { MatchHeader } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { isUnderWay, tableOfSeat } from './presence.ts'
import { isOfPerson, seatUnderWay } from './take-seat.ts'
import type { Person } from './take-seat.ts'

const stored = z.object({
  agentId: z.string().transform(ids.agent),
  hasLeft: z.boolean(),
  isUnderWay: z.boolean(),
  game: z.string(),
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
    text: `select p.agent_id as "agentId", p.left_at is not null as "hasLeft", coalesce(${isUnderWay}, false) as "isUnderWay",
                  coalesce(m.game, n.game) as game, t.language, t.id as "ticketId", t.state as "ticketState",
                  case when m.id is not null then (
                    select json_build_object('id', m.id, 'status', m.status, 'ruleset', m.ruleset,
                             'seat', min(s.seat) filter (where s.agent_id = p.agent_id),
                             'aliases', json_agg(s.alias order by s.seat))
                    from seats s where s.match_id = m.id) end as match
           from person_seats p join ${tableOfSeat} on true join seasons n on n.id = t.season_id
           where p.id = $3 and ${isOfPerson}`,
    values: [person.userId, person.guest, id],
  })
  return rows[0] && stored.parse(rows[0])
}

/** The seat at which a person sits now, at whichever table. */
export const ownSeat = ({ pool }: Database, person: Person): Promise<string | undefined> =>
  seatUnderWay(pool, person)
