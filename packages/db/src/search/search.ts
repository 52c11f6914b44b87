import { languages } from '@wis/games'
import { connectorKinds } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { wordsIn } from '../moderation/hide.ts'

/** How far back is looked, so that a search costs the same however long the platform has played. */
const recentMatches = 300
const recentTables = 20_000

const mostFound = 8

/** A pattern that holds a text, whatever signs it has. */
const holding = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const foundSeason = z.object({ slug: z.string(), name: z.string(), game: z.string() })
export type FoundSeason = z.infer<typeof foundSeason>

/** Seasons that anybody may see whose name holds a text, the newest first. */
export async function findSeasons({ pool }: Database, text: string): Promise<readonly FoundSeason[]> {
  const { rows } = await pool.query({
    name: 'find-seasons',
    text: `select slug, name, game from seasons
           where state <> 'created' and (name ilike $1 or slug ilike $1)
           order by starts_at desc, id desc limit ${mostFound}`,
    values: [holding(text)],
  })
  return z.array(foundSeason).parse(rows)
}

/** The ids of the newest matches whose id is this text, or whose table has this code. */
export async function findTables({ pool }: Database, text: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'find-tables',
    text: `select m.id from (select id, withheld from matches order by id desc limit ${recentTables}) m
           where right(m.id, 4) = $1 and not m.withheld
           union select id from matches where id = $1 and not withheld
           order by id desc limit ${mostFound}`,
    values: [text.toLowerCase()],
  })
  return rows.map(({ id }) => id)
}

const foundSpeech = z.object({
  matchId: z.string(),
  seq: z.int(),
  game: z.string(),
  language: z.enum(languages),
  text: z.string(),
  agent: z.object({
    id: z.string(),
    name: z.string(),
    nameZh: z.string().nullable(),
    kind: z.enum(connectorKinds),
    avatarVersion: z.string().nullable(),
  }),
})
export type FoundSpeech = z.infer<typeof foundSpeech>

/** What agents said in the newest finished matches, as far as anybody may read it. */
export async function findSpeeches({ pool }: Database, text: string): Promise<readonly FoundSpeech[]> {
  const { rows } = await pool.query({
    name: 'find-speeches',
    text: `with recent as (
             select id, game, language from matches where status = 'finished' and not withheld
             order by id desc limit ${recentMatches})
           select r.id as "matchId", e.seq, r.game, r.language, e.words as text,
                  json_build_object('id', a.id, 'name', a.name, 'nameZh', a.name_zh, 'kind', a.kind,
                    'avatarVersion', case when a.hidden_for is null
                      then floor(extract(epoch from v.updated_at) * 1000)::bigint::text end) as agent
           from recent r
           cross join lateral (
             select seq, (event ->> 'seat')::int as seat, ${wordsIn('event')} as words from entries_of(r.id)) e
           join seats s on s.match_id = r.id and s.seat = e.seat
           join agents a on a.id = s.agent_id
           left join agent_avatars v on v.agent_id = a.id
           where e.words ilike $1
             and not exists (select from hidden_speeches h where h.match_id = r.id and h.seq = e.seq)
           order by r.id desc, e.seq limit ${mostFound}`,
    values: [holding(text)],
  })
  return z.array(foundSpeech).parse(rows)
}
