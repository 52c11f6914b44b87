import { kindHas } from '../agent/kind-sql.ts'
import type { Database } from '../database.ts'

export interface Thinning {
  /** Matches that were over before this time are packed. */
  readonly endedBefore: Date
  /** The place to go on from. Matches are looked at in the order of their ids. */
  readonly after: string
  /** The number of matches looked at in one step. Most of them may have to be left alone. */
  readonly most: number
}

export interface Thinned {
  readonly packed: number
  /** The last match that was looked at. Undefined if none is left. */
  readonly last: string | undefined
}

/**
 * Packs old matches that only house agents played. Their logs and calls are moved into one compressed row each, and
 * they can still be watched, exported, verified and added up as before. A match is packed whole or not at all, and by
 * one runner.
 */
export async function thinMatches(
  { pool }: Database,
  { endedBefore, after, most }: Thinning,
): Promise<Thinned> {
  const { rows } = await pool.query<{ packed: number; last: string | null }>({
    name: 'thin-matches',
    text: thinStatement,
    values: [endedBefore, after, most],
  })
  return { packed: rows[0]?.packed ?? 0, last: rows[0]?.last ?? undefined }
}

// A match whose deal is open, or whose turns are not counted yet, is still read from the original tables.
const thinStatement = `
  with looked as (
    select id from matches where id > $2 order by id limit $3
  ), due as (
    select m.id from matches m join looked using (id)
    where m.status in ('finished', 'void') and m.ended_at < $1 and not m.deal_open
      and not exists (select 1 from packed_matches p where p.match_id = m.id)
      and not exists (select 1 from seats s join agents a on a.id = s.agent_id
                      where s.match_id = m.id and (${kindHas('hasOwner')} or s.hears_until is not null))
      and (m.status = 'void' or m.mode <> 'ranked' or m.decision_id is not null
           or exists (select 1 from rated_matches r where r.match_id = m.id)
           or exists (select 1 from counted_turns c where c.match_id = m.id))
    order by m.id for update of m skip locked
  ), kept as (
    insert into packed_matches (match_id, entries, calls)
    select d.id,
           (select coalesce(jsonb_agg(to_jsonb(e) - 'match_id' order by e.seq), '[]')
            from entries e where e.match_id = d.id),
           (select coalesce(jsonb_agg(f.filled order by c.seq), '[]')
            from agent_calls c cross join lateral (
              select jsonb_object_agg(key, value) as filled from jsonb_each(to_jsonb(c)) where value <> 'null'
            ) f where c.match_id = d.id)
    from due d
    on conflict do nothing
    returning match_id
  ), fewer_entries as (
    delete from entries using kept where entries.match_id = kept.match_id
  ), fewer_calls as (
    delete from agent_calls using kept where agent_calls.match_id = kept.match_id
  )
  select (select count(*)::int from kept) as packed, (select max(id) from looked) as last`
