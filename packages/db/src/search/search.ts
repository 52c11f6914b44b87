import { languages } from '@wis/games'
import { connectorKinds } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { holding } from '../patterns.ts'
import { readSeasons } from '../season/read-season.ts'
import type { StoredSeason } from '../season/read-season.ts'

const mostFound = 8

/** Seasons that anybody may see whose name holds a text, the newest first. */
export async function findSeasons(db: Database, text: string): Promise<readonly StoredSeason[]> {
  const { rows } = await db.pool.query<{ slug: string }>({
    name: 'find-seasons',
    text: `select slug from seasons
           where state <> 'created' and (name ilike $1 or slug ilike $1)
           order by starts_at desc, id desc limit ${mostFound}`,
    values: [holding(text)],
  })
  return readSeasons(
    db,
    rows.map(({ slug }) => slug),
  )
}

/** The ids of the newest matches whose id is this text, or whose table has this code. */
export async function findTables({ pool }: Database, text: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'find-tables',
    text: `select id from matches where (right(id, 4) = $1 or id = $1) and not withheld
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

/** The newest speeches that hold a text, whole words first, of all finished matches, as far as anybody may read them. */
export async function findSpeeches(
  db: Database,
  text: string,
  limit = mostFound,
): Promise<readonly FoundSpeech[]> {
  const newest = await speechesAmong(db, 'newest', { text, limit })
  if (newest.length === limit) return newest
  // A word that is seldom in the newest is rare in all, so few matches in the index hold it.
  const all = await speechesAmong(db, 'all', { text, limit })
  // The index cannot find a text of two Latin letters.
  return all.length > newest.length ? all : newest
}

const newestMatches = 500

const matchesFrom = {
  newest: `select * from match_speeches order by match_id desc limit ${newestMatches}`,
  all: 'select * from match_speeches where cardinality(grams(array[$1])) > 0 and grams(words) @> grams(array[$1])',
}

/** A pattern of PostgreSQL for a text that begins and ends where a word does. Chinese has no such places. */
const wholeWords = (text: string) =>
  String.raw`\m${text.toLowerCase().replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)}\M`

async function speechesAmong(
  { pool }: Database,
  which: keyof typeof matchesFrom,
  { text, limit }: { readonly text: string; readonly limit: number },
): Promise<readonly FoundSpeech[]> {
  const { rows } = await pool.query({
    name: `find-speeches-${which}`,
    // Materialized, or the planner reads the newest matches one by one until it has found enough.
    text: `with looked as materialized (${matchesFrom[which]}),
           found as (select l.match_id, s.* from looked l cross join lateral unnest(seqs, seats, words) as s(seq, seat, words)
                     where strpos(lower(s.words), lower($1)) > 0)
           select f.match_id as "matchId", f.seq, m.game, m.language, f.words as text,
                  json_build_object('id', a.id, 'name', a.name, 'nameZh', a.name_zh, 'kind', a.kind,
                    'avatarVersion', case when a.hidden_for is null
                      then floor(extract(epoch from v.updated_at) * 1000)::bigint::text end) as agent
           from found f
           join matches m on m.id = f.match_id and m.status = 'finished' and not m.withheld
           join seats s on s.match_id = f.match_id and s.seat = f.seat
           join agents a on a.id = s.agent_id
           left join agent_avatars v on v.agent_id = a.id
           where not exists (select from hidden_speeches h where h.match_id = f.match_id and h.seq = f.seq)
           order by lower(f.words) ~ $2 desc, f.match_id desc, f.seq limit $3`,
    values: [text, wholeWords(text), limit],
  })
  return z.array(foundSpeech).parse(rows)
}
