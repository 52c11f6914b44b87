import { inTransaction } from '@wis/db'
import type { Database } from '@wis/db'
import {
  beginLateFarewells,
  dueFixtures,
  dueSchedules,
  endOverdueSeasons,
  endWaiting,
  freezeVersions,
  holdSeasons,
  renewDeals,
  reserveFixture,
  saveStage,
  settleFixtures,
  startHouseLadders,
} from '@wis/db/seasons'
import type pg from 'pg'
import type { TableQueue } from '../matchmaking/matchmaker.ts'
import { nextMatches } from './next-matches.ts'

/** The most scheduled matches under way at once, of all seasons: other agents that queue need a runner too. */
const tablesAtOnce = 24

/**
 * Looks after seasons: fixes versions when entry ends, makes schedules, sets tables for matches that can be played,
 * records those that were, begins ladders of house agents, and ends seasons whose time is over, with their waiting
 * tickets. While there is no room to store another match, it sets no table.
 */
export async function tendSeasons(db: Database, queue: TableQueue, hasRoom = true): Promise<void> {
  await inTransaction(db, async (client) => {
    if (!(await holdSeasons(client))) return
    await freezeVersions(client)
    await settleFixtures(client)
    await endWaiting(client)
    await beginLateFarewells(client)
    await makeSchedules(client)
    if (hasRoom) await setTables(client, queue)
    await startHouseLadders(client)
  })
  await endOverdueSeasons(db)
}

async function makeSchedules(client: pg.ClientBase): Promise<void> {
  for (const due of await dueSchedules(client)) {
    const next = await nextMatches(client, due)
    if (next.tables.length > 0) await saveStage(client, { ...due, ...next })
  }
}

async function setTables(client: pg.ClientBase, queue: TableQueue): Promise<void> {
  const due = await dueFixtures(client, tablesAtOnce)
  await renewDeals(
    client,
    due.map(({ id }) => id),
  )
  for (const fixture of due) {
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
