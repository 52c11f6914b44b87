import { kitCalled } from '@wis/games'
import { collusionIn } from '@wis/ratings'
import type { Database } from '../database.ts'
import { newestTables } from './newest-tables.ts'
import { readConduct } from './read-conduct.ts'

/** So many logs are read at a call. A season with more unread ones goes on at the next call. */
const logsAtOnce = 400

interface Due {
  readonly seasonId: string
  readonly language: string
  readonly game: string
  readonly format: string
  readonly newestId: string
}

/**
 * Looks once more for collusion in the season that has waited longest for it. Reads its newest matches alone, and of their
 * logs only those that were not read before. Returns whether there was such a season.
 */
export async function lookForCollusion(db: Database): Promise<boolean> {
  const due = await claimDue(db)
  if (!due) return false
  const tables = await newestTables(db, due)
  const unread = tables.filter(({ isRead }) => !isRead)
  await readConduct(
    db,
    unread.slice(-logsAtOnce).map(({ id }) => id),
  )
  if (unread.length > logsAtOnce) return true
  const read = unread.length === 0 ? tables : await newestTables(db, due)
  await keep(db, due, read)
  return true
}

async function keep(
  { pool }: Database,
  { seasonId, language, newestId, format, game }: Due,
  tables: Awaited<ReturnType<typeof newestTables>>,
): Promise<void> {
  // All seats of some games share one result, so that nobody gains when another one loses.
  const compared = kitCalled(game)?.results.shared ? [] : tables
  const { pairs, suspicions } = collusionIn(compared, { isScheduled: format !== 'ladder' })
  await pool.query({
    name: 'keep-collusion',
    text: `update season_collusion
           set looked_at = now(), newest_id = $3, matches = $4, pairs = $5, suspicions = $6
           where season_id = $1 and language = $2`,
    values: [seasonId, language, newestId, compared.length, pairs, JSON.stringify(suspicions)],
  })
}

/** A season is looked at again at most this often, and no two runners look at the same one. */
const againAfter = '10 minutes'
const claimedFor = '25 seconds'

async function claimDue({ pool }: Database): Promise<Due | undefined> {
  const { rows } = await pool.query<Due>({
    name: 'claim-collusion',
    text: claimStatement,
  })
  return rows[0]
}

const claimStatement = `
  with due as (
    select s.id as season_id, l.language, s.game, s.format, n.id as newest_id
    from seasons s
    cross join unnest(s.languages) as l(language)
    join lateral (
      select id from matches
      where season_id = s.id and language = l.language and mode = 'ranked' and status = 'finished' and not deal_open
      order by ended_at desc, id collate "C" desc limit 1
    ) n on true
    left join season_collusion c on c.season_id = s.id and c.language = l.language
    where c.season_id is null
      or (c.claimed_at < now() - interval '${claimedFor}' and c.newest_id is distinct from n.id
          and (c.looked_at is null or c.looked_at < now() - interval '${againAfter}'))
    order by c.looked_at nulls first, s.id, l.language
    limit 1
  ), claimed as (
    insert into season_collusion as c (season_id, language)
    select season_id, language from due
    on conflict (season_id, language) do update set claimed_at = now()
      where c.claimed_at < now() - interval '${claimedFor}'
    returning c.season_id, c.language
  )
  select due.season_id as "seasonId", due.language, due.game, due.format, due.newest_id as "newestId"
  from due join claimed using (season_id, language)`
