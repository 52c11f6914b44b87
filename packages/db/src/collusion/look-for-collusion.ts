import { createHash } from 'node:crypto'
import { kitCalled } from '@wis/games'
import { collusionIn } from '@wis/ratings'
import type { CollusionSeat, CollusionTable } from '@wis/ratings'
import type { Database } from '../database.ts'
import { gameCalled } from '../game/hosted-game.ts'
import type { HostedGames } from '../game/hosted-game.ts'
import { pointsInFifteenths } from '../game/units-of.ts'
import { logOf, readRows } from '../match/log/log-json.ts'
import type { EntryInRow } from '../match/log/log-json.ts'

/** Only this many of the newest matches are read, however long a season is. */
const lookedAt = 4000

interface NewestSeat extends CollusionSeat {
  /** Fifteenths. */
  readonly points: number
  readonly facts: Readonly<Record<string, number>> | null
}

/** A ranked match, and whether its log has been read for this. */
export interface NewestTable extends CollusionTable {
  readonly game: string
  readonly isRead: boolean
  readonly seats: readonly NewestSeat[]
}

/** The newest ranked matches of a season in one language that count, the oldest of them first. */
export async function newestTables(
  { pool }: Pick<Database, 'pool'>,
  { seasonId, language }: { readonly seasonId: string; readonly language: string },
): Promise<readonly NewestTable[]> {
  const { rows } = await pool.query<NewestTable>({
    name: 'newest-tables-for-collusion',
    text: tablesStatement,
    values: [seasonId, language],
  })
  return rows
}

const fact = (name: string) => `coalesce((x.facts ->> '${name}')::int, 0)`

const tablesStatement = `
  select m.id, m.game, (extract(epoch from coalesce(m.started_at, m.created_at)) * 1000)::float8 as at,
         c.match_id is not null as "isRead", coalesce(c.course, '') as course,
         json_agg(json_build_object(
           'owner', a.owner_id, 'agentId', a.id, 'versionId', x.version_id, 'place', x.place,
           'team', coalesce(x.team, x.seat), 'points', ${pointsInFifteenths('x.points', 'm.game')}, 'facts', x.facts,
           'thrown', coalesce(c.thrown[x.seat + 1], 0), 'chances', coalesce(c.chances[x.seat + 1], 0),
           'conceded', ${fact('answers')} > 0 and ${fact('answers')} <= ${fact('refused')} + ${fact('missed')},
           'silent', ${fact('missed')} > 0) order by x.seat) as seats
  from (
    select * from matches
    where season_id = $1 and language = $2 and mode = 'ranked' and status = 'finished' and not deal_open
      and decision_id is null
    order by ended_at desc, id collate "C" desc limit ${lookedAt}
  ) m
  left join match_conduct c on c.match_id = m.id
  join seats x on x.match_id = m.id and x.place is not null and x.points is not null and not x.sits_in
  join agents a on a.id = x.agent_id
  group by m.id, m.game, m.started_at, m.created_at, c.match_id, c.course
  order by at, m.id`

const conductAtOnce = 40

interface StoredLog {
  readonly id: string
  readonly game: string
  readonly seats: number
  readonly entries: readonly EntryInRow[]
}

/** Reads the logs of these finished matches, and keeps what they say about players that lose on purpose. */
async function readConduct(
  { pool, games }: Pick<Database, 'pool' | 'games'>,
  matchIds: readonly string[],
): Promise<void> {
  for (let from = 0; from < matchIds.length; from += conductAtOnce) {
    const { rows } = await pool.query<StoredLog>({
      name: 'logs-for-conduct',
      text: logsStatement,
      values: [matchIds.slice(from, from + conductAtOnce)],
    })
    const found = rows.map((row) => ({ id: row.id, ...conductOf({ games }, row) }))
    await pool.query({ name: 'keep-conduct', text: keepStatement, values: [JSON.stringify(found)] })
  }
}

const logsStatement = `
  select m.id, m.game, (select count(*)::int from seats s where s.match_id = m.id) as seats,
         coalesce(${logOf()}, '[]') as entries
  from matches m where m.id = any($1::text[])`

const keepStatement = `
  insert into match_conduct (match_id, course, thrown, chances)
  select c.id, c.course, c.thrown, c.chances
  from json_to_recordset($1::json) as c(id text, course text, thrown smallint[], chances smallint[])
  on conflict do nothing`

/** A game whose moves do not tell has no chances. Then only a log that repeats another one says something. */
function conductOf(db: { readonly games: HostedGames }, { game, seats, entries }: StoredLog) {
  const hosted = gameCalled(db, game)
  const given = hosted.kit?.integrity?.givenAway(readRows(hosted, entries))
  const bySeat = Array.from({ length: seats }, (_, seat) => given?.[seat])
  const events = JSON.stringify(entries.map(({ event }) => event))
  return {
    course: createHash('sha256').update(events).digest('base64url'),
    thrown: bySeat.map((one) => one?.thrown ?? 0),
    chances: bySeat.map((one) => one?.chances ?? 0),
  }
}

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
