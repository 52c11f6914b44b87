import {
  dueFixtures,
  dueSchedules,
  endOverdueSeasons,
  freezeVersions,
  inTransaction,
  reserveFixture,
  saveStage,
  settleFixtures,
} from '@wis/db'
import type { Database } from '@wis/db'
import type pg from 'pg'
import type { TableQueue } from '../matchmaking/matchmaker.ts'
import { makeStage } from './make-stage.ts'

/** Held while schedules are looked after: two runners at once would each seat the same match. */
const seasonsLock = 7423

/** Scheduled matches that are under way at once, of all seasons: whoever queues has to find a runner too. */
const tablesAtOnce = 24

/**
 * Looks after seasons: fixes versions when entry ends, makes schedules, sets the tables of matches that can be played,
 * takes note of those that were, and ends seasons whose time is over.
 */
export async function tendSeasons(db: Database, queue: TableQueue): Promise<void> {
  await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_xact_lock($1) as held', [
      seasonsLock,
    ])
    if (!rows[0]?.held) return
    await freezeVersions(client)
    await settleFixtures(client)
    await makeSchedules(client)
    await setTables(client, queue)
  })
  await endOverdueSeasons(db)
}

async function makeSchedules(client: pg.ClientBase): Promise<void> {
  for (const due of await dueSchedules(client)) {
    const tables = await makeStage(client, due)
    if (tables.length > 0) await saveStage(client, { ...due, tables })
  }
}

async function setTables(client: pg.ClientBase, queue: TableQueue): Promise<void> {
  for (const fixture of await dueFixtures(client, tablesAtOnce)) {
    const { id: fixtureId, seasonId, language, game, ruleset } = fixture
    const tableId = await reserveFixture(client, fixture)
    const kind = {
      seasonId,
      mode: 'ranked',
      language,
      game,
      ruleset,
      players: ruleset.players,
      fixtureId,
    } as const
    await queue.enqueueTable(client, { tableId, kind })
  }
}
