import type { MatchId, Seat } from '@wis/engine'
import { languages } from '@wis/games'
import { z } from 'zod'
import { kindHas } from '../agent/kind-sql.ts'
import { readsAgent } from '../agent/people/people-sql.ts'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { newId } from '../new-id.ts'
import { playsGame } from '../season/entry/taking-part.ts'
import { seasonFor } from '../season/read-season.ts'
import { inTransaction } from '../transaction.ts'
import type { Person } from './seat-sql.ts'
import { sitDown } from './take-seat.ts'
import type { SeatTaken } from './take-seat.ts'

const played = z.object({
  game: z.string(),
  language: z.enum(languages),
  /** Where a seat was asked, by the entry that came of it. A match is played on from one of these turns. */
  turns: z.array(z.object({ seq: z.int(), seat: z.int(), round: z.int() })),
  /** In seat order. A person takes a seat of a house agent, or of an agent that the account may read. */
  seats: z.array(z.object({ agentId: z.string(), alias: z.string(), mayTake: z.boolean() })),
})

/** A finished match from which people play on. */
export type PlayedMatch = z.infer<typeof played>

/** Undefined for a match that is not over, that is withheld or that belongs to an experiment. */
export async function playedMatch(
  { pool }: Pick<Database, 'pool'>,
  matchId: MatchId,
  userId: string | null,
): Promise<PlayedMatch | undefined> {
  const { rows } = await pool.query({
    name: 'played-match',
    text: `select m.game, m.language,
                  (select coalesce(json_agg(json_build_object('seq', c.seq, 'seat', c.seat, 'round', c.round) order by c.seq), '[]')
                   from calls_of(m.id) c where c.seq > 0) as turns,
                  (select json_agg(json_build_object('agentId', s.agent_id, 'alias', s.alias,
                     'mayTake', ${kindHas('fillsTables')} or coalesce(${readsAgent('a', '$2::text')}, false)) order by s.seat)
                   from seats s join agents a on a.id = s.agent_id where s.match_id = m.id) as seats
           from matches m
           where m.id = $1 and m.status = 'finished' and m.mode <> 'experiment' and not m.withheld and not m.deal_open`,
    values: [matchId, userId],
  })
  return rows[0] && played.parse(rows[0])
}

interface PlayOnWish {
  readonly person: Person
  readonly matchId: MatchId
  readonly seat: Seat
  /** All entries up to this one stay. */
  readonly after: number
}

export type PlayOnRefusal = 'no-such-match' | 'seat-of-others' | 'no-turn-left' | 'not-played' | 'full'

/**
 * A person plays a finished match on, in the place of the agent of one seat. House agents have the other seats, those of the match
 * their own. Nothing of it counts, and only this person reads it.
 */
export async function takeSeatOf(
  db: Database,
  { person, matchId, seat, after }: PlayOnWish,
): Promise<Extract<SeatTaken, { ok: true } | { reason: 'seated' }> | Refusal<PlayOnRefusal>> {
  const match = await playedMatch(db, matchId, person.userId)
  if (!match) return refuse('no-such-match')
  const { game, language, seats, turns } = match
  if (seats[seat]?.mayTake !== true) return refuse('seat-of-others')
  const seq = turns.find((turn) => turn.seq > after)?.seq
  if (seq === undefined) return refuse('no-turn-left')
  const seasonId = await seasonFor(db, { game, language })
  if (!seasonId || !(await seatsSoMany(db, seasonId, seats.length))) return refuse('not-played')
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<{ id: string }>({
      name: 'house-of-match',
      text: `select distinct a.id from seats o join agents a on a.id = o.agent_id join seasons s on s.id = $3
             where o.match_id = $1 and o.seat <> $2 and ${kindHas('fillsTables')}
               and a.online and a.retired_at is null and $4 = any(a.languages) and ${playsGame}`,
      values: [matchId, seat, seasonId, language],
    })
    const opponents = rows.map(({ id }) => id)
    const taken = await sitDown(client, { person, game, language, seasonId, opponents })
    if (!taken.ok) return taken
    await client.query({
      name: 'play-on',
      text: `insert into forks (id, agent_id, version_id, of_match_id, seq, seat, opponents, series_id, ticket_id)
             select $1, t.agent_id, t.version_id, $3, $4, $5, t.opponents, t.id, t.id from tickets t where t.id = $2`,
      values: [newId(), taken.ticketId, matchId, seq, seat],
    })
    return { ok: true, seatId: taken.seatId }
  })
}

/** Whether the season that fills the tables has as many seats as the match. */
async function seatsSoMany({ pool }: Database, seasonId: string, count: number): Promise<boolean> {
  const { rows } = await pool.query<{ players: number }>({
    name: 'seats-of-season',
    text: `select (ruleset->>'players')::int as players from seasons where id = $1`,
    values: [seasonId],
  })
  return rows[0]?.players === count
}
