import { createHouseAgent, systemClock } from '@wis/agents'
import type { Agent } from '@wis/agents'
import type { Database } from '@wis/db'
import { createRulingWriter, listUnfinished } from '@wis/db/matches'
import type { MatchId, SeasonId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { createProviderWatch } from '../match/blamed.ts'
import type { MatchWorld } from '../match/match-world.ts'
import { matchmake } from '../matchmaking/matchmaker.ts'
import type { WaitingTable } from '../matchmaking/matchmaker.ts'
import { readyTable } from '../matchmaking/ready-table.ts'
import { createLog } from '../operations/log.ts'
import { createTallies } from '../operations/tallies.ts'
import { openSeason, queueHouseTables } from './season.ts'

/** Never hurries a match. */
export const calm = { lost: new AbortController().signal, drain: new AbortController().signal } as const

export interface DealtTable {
  readonly db: Database
  readonly matchId: MatchId
  /** Everything that one runner needs to play the match. */
  readonly world: MatchWorld
  /** The numbers of the entries that were shown, in order. */
  readonly shown: readonly number[]
}

/** A match of six waiting house agents, all in this process. */
export async function dealtTable(
  agentFor: (slug: string) => Agent = (slug) => createHouseAgent(slug),
): Promise<DealtTable> {
  const db = await freshDatabase()
  const shown: number[] = []
  const world = worldOf(db, agentFor, shown)
  return { db, matchId: await dealHouseTable(world, await openSeason(db)), world, shown }
}

/** Deals one more match of house agents in a season. */
export async function dealHouseTable(world: MatchWorld, seasonId: SeasonId): Promise<MatchId> {
  const { db } = world
  await queueHouseTables(db, seasonId, 1)
  const tables: WaitingTable[] = []
  await matchmake(db, { enqueueTable: async (_, table) => void tables.push(table) })
  for (const table of tables)
    await readyTable({ ...world, enqueueMatch: async () => undefined }, table, calm.lost)
  const [matchId] = await listUnfinished(db)
  if (matchId === undefined) throw new Error('nobody was seated')
  return matchId
}

/** The world of a runner that records the numbers of the entries it shows. */
export function worldOf(
  db: Database,
  agentFor: (slug: string) => Agent = (slug) => createHouseAgent(slug),
  shown: number[] = [],
): MatchWorld {
  return {
    db,
    rulings: createRulingWriter(db),
    clock: systemClock,
    feed: {
      entries: (_, entries) => void shown.push(...entries.map(({ seq }) => seq)),
      lobby: () => undefined,
    },
    log: createLog(() => undefined),
    tallies: createTallies(),
    providers: createProviderWatch(db),
    connect: ({ slug }) => agentFor(slug),
  }
}
