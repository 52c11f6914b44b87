import { createHash } from 'node:crypto'
import type { Entry } from '@wis/engine'
import type { Database } from '../database.ts'
import { gameCalled } from '../game/hosted-game.ts'
import type { HostedGames } from '../game/hosted-game.ts'

const logsAtOnce = 40

interface StoredLog {
  readonly id: string
  readonly game: string
  readonly seats: number
  readonly entries: readonly { readonly seq: number; readonly at: string; readonly event: unknown }[]
}

/** Reads the logs of these finished matches, and keeps what they say about players that lose on purpose. */
export async function readConduct(
  { pool, games }: Pick<Database, 'pool' | 'games'>,
  matchIds: readonly string[],
): Promise<void> {
  for (let from = 0; from < matchIds.length; from += logsAtOnce) {
    const { rows } = await pool.query<StoredLog>({
      name: 'logs-for-conduct',
      text: logsStatement,
      values: [matchIds.slice(from, from + logsAtOnce)],
    })
    const found = rows.map((row) => ({ id: row.id, ...conductOf({ games }, row) }))
    await pool.query({ name: 'keep-conduct', text: keepStatement, values: [JSON.stringify(found)] })
  }
}

const logsStatement = `
  select m.id, m.game, (select count(*)::int from seats s where s.match_id = m.id) as seats,
         coalesce((select json_agg(json_build_object('seq', e.seq, 'at', e.at, 'event', e.event) order by e.seq)
                   from entries_of(m.id) e), '[]') as entries
  from matches m where m.id = any($1::text[])`

const keepStatement = `
  insert into match_conduct (match_id, course, thrown, chances)
  select c.id, c.course, c.thrown, c.chances
  from json_to_recordset($1::json) as c(id text, course text, thrown smallint[], chances smallint[])
  on conflict do nothing`

/** A game whose moves do not tell has no chances. Then only a log that repeats another one says something. */
function conductOf(db: { readonly games: HostedGames }, { game, seats, entries }: StoredLog) {
  const { kit, entry } = gameCalled(db, game)
  const log: readonly Entry[] = kit?.integrity
    ? entries.map((stored) => entry.parse({ ...stored, at: new Date(stored.at).toISOString() }))
    : []
  const given = kit?.integrity?.givenAway(log)
  const bySeat = Array.from({ length: seats }, (_, seat) => given?.[seat])
  const events = JSON.stringify(entries.map(({ event }) => event))
  return {
    course: createHash('sha256').update(events).digest('base64url'),
    thrown: bySeat.map((one) => one?.thrown ?? 0),
    chances: bySeat.map((one) => one?.chances ?? 0),
  }
}
