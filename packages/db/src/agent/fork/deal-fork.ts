import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { languages } from '@wis/games'
import { anyRuleset } from '@wis/protocol'
import type pg from 'pg'
import { z } from 'zod'
import { isOfPerson } from '../../person/seat-sql.ts'
import type { Person } from '../../person/seat-sql.ts'
import { readsAgent } from '../people/people-sql.ts'

const fork = z.object({
  id: z.string(),
  ofMatchId: z.string().transform(ids.match),
  seq: z.int(),
  /** In seat order: the agents of the match that is played again, and whoever plays it again. */
  seating: z.array(z.string().transform(ids.agent)),
  /** A game without words may have been played in another language than its ladder is now. */
  language: z.enum(languages),
  ruleset: anyRuleset,
  pair: z.array(z.string()),
  material: z.unknown(),
  seed: z.string(),
})

/** A finished match that is to be played again. */
export type ForkToDeal = z.infer<typeof fork>

/** The match that the agents of a table play again. Undefined if they play a new one. */
export async function forkAtTable(
  client: pg.ClientBase,
  ticketIds: readonly string[],
): Promise<ForkToDeal | undefined> {
  const { rows } = await client.query({
    name: 'fork-at-table',
    text: `select f.id, f.of_match_id as "ofMatchId", f.seq, m.language, m.ruleset, m.pair, m.material, m.seed,
                  array(select case when seat = f.seat then f.agent_id else agent_id end
                        from seats where match_id = m.id order by seat) as seating
           from forks f join matches m on m.id = f.of_match_id where f.ticket_id = any($1::text[])`,
    values: [ticketIds],
  })
  return rows[0] && fork.parse(rows[0])
}

/** A ticket becomes that of the next match of its series which is played again. Does nothing if the series has none. */
export async function takeFork(
  client: Pick<pg.ClientBase, 'query'>,
  { ticketId, seriesId }: { readonly ticketId: string; readonly seriesId: string },
): Promise<void> {
  await client.query({
    name: 'take-fork',
    text: `with fork as (
             update forks set ticket_id = $1 where id = (
               select id from forks where series_id = $2 and ticket_id is null order by id limit 1)
             returning version_id, opponents)
           update tickets t set version_id = fork.version_id, opponents = fork.opponents from fork where t.id = $1`,
    values: [ticketId, seriesId],
  })
}

/**
 * Gives a match the entries that it takes over, under its own rules: a person has more time than agents had. What a moderator hid
 * in them stays hidden.
 */
export async function beginFork(
  client: pg.ClientBase,
  { id, ofMatchId, seq }: Pick<ForkToDeal, 'id' | 'ofMatchId' | 'seq'>,
  { id: matchId, ruleset }: { readonly id: MatchId; readonly ruleset: { readonly id: string } },
): Promise<void> {
  await client.query('update forks set match_id = $2 where id = $1', [id, matchId])
  if (seq === 0) return
  await client.query(
    `insert into entries (match_id, seq, at, event)
     select $2, seq, at, case when seq = 0 then event || jsonb_build_object('ruleset', $4::jsonb) else event end
     from entries_of($1) where seq < $3`,
    [ofMatchId, matchId, seq, JSON.stringify(ruleset)],
  )
  await client.query('update matches set next_seq = $2 where id = $1', [matchId, seq])
  await client.query(
    `insert into hidden_speeches select (jsonb_populate_record(h, jsonb_build_object('match_id', $2::text))).*
     from hidden_speeches h where h.match_id = $1 and h.seq < $3`,
    [ofMatchId, matchId, seq],
  )
}

/** Whether a match is one that was played again by this person, or by an agent which the account may read. */
export async function isForkOf(
  { pool }: { readonly pool: Pick<pg.Pool, 'query'> },
  matchId: MatchId,
  { userId, guest }: Person,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'is-fork-of',
    text: `select 1 from forks f join agents a on a.id = f.agent_id left join person_seats p on p.agent_id = a.id
           where f.match_id = $3 and (${readsAgent('a', '$1')} or ${isOfPerson})`,
    values: [userId, guest, matchId],
  })
  return rowCount === 1
}

export interface ForkedFrom {
  /** Of the agent that played it again. Null for a person. */
  readonly slug: string | null
  readonly version: number
  readonly ofMatchId: MatchId
  readonly seq: number
}

/** What a match takes up again. Undefined for any other match. */
export async function forkedFrom(
  { pool }: { readonly pool: Pick<pg.Pool, 'query'> },
  matchId: MatchId,
): Promise<ForkedFrom | undefined> {
  const { rows } = await pool.query<ForkedFrom>({
    name: 'forked-from',
    text: `select case when a.kind <> 'person' then a.slug end as slug, v.number as version, f.of_match_id as "ofMatchId", f.seq
           from forks f join agents a on a.id = f.agent_id join agent_versions v on v.id = f.version_id
           where f.match_id = $1`,
    values: [matchId],
  })
  return rows[0]
}
