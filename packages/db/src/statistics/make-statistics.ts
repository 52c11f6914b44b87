import { ids } from '@wis/engine'
import { measureBoard, oneNumber } from '@wis/ratings'
import type { BoardStatistics, MeasuredField } from '@wis/ratings'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { advisoryLockSpaces, whileHolding } from '../locks.ts'
import type { Rateable } from '../rating/read-rated-matches.ts'
import { makeGeneralRatings } from './general-ratings.ts'
import type { FindOneNumber } from './general-ratings.ts'
import { fieldOf } from './measured-field.ts'

/** Measures a board, in any thread. */
export type MeasureBoard = (field: MeasuredField) => Promise<BoardStatistics>

interface StatisticsWork {
  /** If absent, the thread that asks does it. */
  readonly measure?: MeasureBoard
  readonly findOneNumber?: FindOneNumber
  /** A board that was measured less long ago is left for later. */
  readonly restMs?: number
  readonly signal?: AbortSignal
}

/**
 * Measures every board again whose ratings have changed since, and then the numbers over all games. It reads ratings and
 * matches, and changes neither. Only one process does this at a time; undefined if another is at it.
 */
export async function makeStatistics(
  db: Database,
  { measure, findOneNumber, restMs = 0, signal }: StatisticsWork = {},
): Promise<{ readonly boards: number; readonly languages: number } | undefined> {
  return whileHolding(db, advisoryLockSpaces.statistics, async (client) => {
    const due = await dueBoards(client, restMs)
    for (const board of due) {
      signal?.throwIfAborted()
      const field = await fieldOf(db, client, board)
      if (field) await store(client, board, await (measure ?? measureHere)(field))
    }
    return { boards: due.length, languages: await makeGeneralRatings(client, findOneNumber ?? findHere) }
  })
}

const measureHere: MeasureBoard = (field) => Promise.resolve(measureBoard(field))
const findHere: FindOneNumber = (games) => Promise.resolve(oneNumber(games))

interface DueBoard extends Rateable {
  readonly game: string
  readonly basis: string
}

async function dueBoards(client: pg.ClientBase, restMs: number): Promise<readonly DueBoard[]> {
  const { rows } = await client.query<Omit<DueBoard, 'seasonId'> & { seasonId: string }>(
    `select f.season_id as "seasonId", f.language, s.game, f.basis
     from rating_fits f join seasons s on s.id = f.season_id
     left join board_statistics b on b.season_id = f.season_id and b.language = f.language
     where b.basis is distinct from f.basis and f.matches > 0
       and (b.made_at is null or b.made_at <= now() - $1 * interval '1 millisecond')
     order by s.starts_at desc, f.season_id, f.language`,
    [restMs],
  )
  return rows.map((row) => ({ ...row, seasonId: ids.season(row.seasonId) }))
}

async function store(
  client: pg.ClientBase,
  { seasonId, language, basis }: DueBoard,
  statistics: BoardStatistics,
): Promise<void> {
  await client.query({
    name: 'store-board-statistics',
    text: `insert into board_statistics (season_id, language, made_at, basis, statistics) values ($1, $2, now(), $3, $4)
           on conflict (season_id, language) do update set
             made_at = excluded.made_at, basis = excluded.basis, statistics = excluded.statistics`,
    values: [seasonId, language, basis, JSON.stringify(statistics)],
  })
}
