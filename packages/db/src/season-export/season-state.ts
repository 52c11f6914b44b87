import type pg from 'pg'
import type { Database } from '../database.ts'
import { advisoryLockSpaces } from '../locks.ts'
import { standingColumns } from '../standing/standing-row.ts'

/** The facts that decide who may export a season and what the export contains, without any of its matches. */
export interface SeasonState {
  readonly id: string
  readonly ownerId: string | null
  readonly game: string
  readonly state: string
  readonly embargo: boolean
  readonly publishedAt: Date | null
  /** Whether it has matches that only its organizer may see yet. */
  readonly hasWithheld: boolean
  /**
   * Changes whenever an export of the season would have different content. A match that is over, together with its
   * deal, never changes and is never removed. So the number of such matches is enough.
   */
  readonly fingerprint: string
}

/**
 * Undefined if there is no such season. Costs as much as there are agents, entries and decisions; no match is read.
 */
export function seasonState(
  { pool }: Pick<Database, 'pool'>,
  slug: string,
): Promise<SeasonState | undefined> {
  return seasonStateIn(pool, slug)
}

export async function seasonStateIn(
  client: Pick<pg.ClientBase, 'query'>,
  slug: string,
): Promise<SeasonState | undefined> {
  const { rows } = await client.query<SeasonState>({
    name: 'season-state',
    text: stateStatement,
    values: [slug],
  })
  return rows[0]
}

const over = `m.season_id = s.id and m.status in ('finished', 'void')`

// A match whose deal is open does not count yet, so an export treats it as not over.
const told = `${over} and not m.deal_open`

// Only the parts of the standings that an export contains. A new rating is not one of them.
const standing = ['language', 'agent_id', 'total', ...standingColumns].map((name) => `t.${name}`).join(', ')

const stateStatement = `
  select s.id, s.owner_id as "ownerId", s.game, s.state, s.embargo, s.published_at as "publishedAt",
         exists (select 1 from matches m where m.withheld and ${over}) as "hasWithheld",
         encode(sha256(convert_to(jsonb_build_array(
           to_jsonb(s),
           (select count(*) from matches m where ${told}),
           exists (select 1 from matches m where m.withheld and ${over}),
           (select jsonb_agg(l order by l.language) from season_word_lists l
            where l.season_id = s.id and s.state = 'closed'),
           (select jsonb_agg(e order by e.agent_id) from season_entries e where e.season_id = s.id),
           (select jsonb_agg(d order by d.number) from decisions d where d.season_id = s.id),
           (select string_agg(row(${standing})::text, ',' order by t.language, t.agent_id)
            from standings t where t.season_id = s.id),
           (select jsonb_agg(jsonb_build_array(f.language, f.stage, f.number, f.state, f.match_id, f.agent_ids)
                             order by f.language, f.stage, f.number)
            from fixtures f where f.season_id = s.id and s.format = 'knockout'),
           (select string_agg(row(a.id, a.slug, a.name, a.kind, u.name)::text, ',' order by a.id)
            from agents a left join users u on u.id = a.owner_id
            where exists (select 1 from seats x where x.agent_id = a.id)
               or exists (select 1 from season_entries e where e.season_id = s.id and e.agent_id = a.id))
         )::text, 'UTF8')), 'hex') as fingerprint
  from seasons s where s.slug = $1`

/**
 * Whether a season has a finished match that is not public yet. Only for seasons with a schedule, because a ladder is
 * long.
 */
export async function hasWithheldMatches(
  { pool }: Pick<Database, 'pool'>,
  seasonId: string,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'has-withheld-matches',
    text: `select 1 from matches where season_id = $1 and withheld and status in ('finished', 'void') limit 1`,
    values: [seasonId],
  })
  return rowCount === 1
}

/**
 * Runs `work` unless another process of the platform makes the same export; then it returns false. If a process is
 * killed, its lock ends with its connection.
 */
export async function whileAlone(
  { pool }: Pick<Database, 'pool'>,
  exported: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect()
  let isBroken = true
  try {
    const lock = [advisoryLockSpaces.exports, exported]
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as held',
      lock,
    )
    const isHeld = rows[0]?.held === true
    const unlock = () => client.query('select pg_advisory_unlock($1, hashtext($2))', lock)
    if (isHeld) {
      // A server that only sees the connection end takes a moment, in which the next try would be turned away.
      await work().catch(async (error: unknown) => {
        await unlock().catch(() => undefined)
        throw error
      })
      await unlock()
    }
    isBroken = false
    return isHeld
  } finally {
    // If the connection still holds the lock, it is closed, which releases the lock.
    client.release(isBroken)
  }
}
