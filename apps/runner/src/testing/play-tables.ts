import { createHouseAgent, systemClock } from '@wis/agents'
import type { Agent } from '@wis/agents'
import type { Database } from '@wis/db'
import { createRulingWriter, listUnfinished, openTicket } from '@wis/db/matches'
import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import type { TurnRequest } from '@wis/protocol'
import type { Connectable } from '../connect/connect.ts'
import type { Feed } from '../live/feed.ts'
import { createProviderWatch } from '../match/blamed.ts'
import { runMatch } from '../match/run-match.ts'
import { matchmake } from '../matchmaking/matchmaker.ts'
import type { TableQueue, WaitingTable } from '../matchmaking/matchmaker.ts'
import { readyTable } from '../matchmaking/ready-table.ts'
import { createLog } from '../operations/log.ts'
import { tendSeasons } from '../season/tend-seasons.ts'

const never = new AbortController().signal
/** The announced matches. */
export const shown: string[] = []
export const feed: Feed = {
  entries: (matchId) => void shown.push(matchId),
  lobby: ({ id }) => void shown.push(id),
}
const tallies = { turn: () => undefined, ended: () => undefined }

/** Looks after seasons once, and takes each new table as far as `play` lets it go. */
export async function tend(
  db: Database,
  play: (matchId: MatchId) => Promise<void>,
  agentFor?: AgentFor,
): Promise<number> {
  const matches = await seated(db, (queue) => tendSeasons(db, queue), agentFor)
  for (const matchId of matches) await play(matchId)
  return matches.length
}

/** The matches of the tables that were set, made ready and dealt. */
export async function seated(
  db: Database,
  set: (queue: TableQueue) => Promise<void>,
  agentFor: AgentFor = createHouseAgent,
): Promise<MatchId[]> {
  const tables: WaitingTable[] = []
  await set({ enqueueTable: async (_, table) => void tables.push(table) })
  const matches: MatchId[] = []
  const world = {
    db,
    feed,
    clock: systemClock,
    tallies,
    log: createLog(() => undefined),
    connect: ({ slug }: { slug: string }) => agentFor(slug),
    enqueueMatch: async (_: unknown, matchId: MatchId) => void matches.push(matchId),
  }
  for (const table of tables) await readyTable(world, table, never)
  return matches
}

type AgentFor = (slug: string) => Agent

/** Plays a match with these agents. `seen` learns of everybody who is connected. */
export const playerOf = (
  db: Database,
  agentFor: AgentFor = createHouseAgent,
  seen?: (seat: Connectable) => void,
) =>
  playerThrough(db, (seat) => {
    seen?.(seat)
    return agentFor(seat.slug)
  })

/** Plays a match with the agents that its seats are connected to. */
export const playerThrough =
  (db: Database, connect: (seat: Connectable) => Agent) =>
  (matchId: MatchId): Promise<void> =>
    runMatch(
      {
        db,
        feed,
        clock: systemClock,
        tallies,
        log: createLog(() => undefined),
        rulings: createRulingWriter(db),
        providers: createProviderWatch(db),
        connect,
      },
      matchId,
      { lost: never, drain: never },
    )

export async function playOut(db: Database, agentFor?: AgentFor): Promise<void> {
  while ((await tend(db, playerOf(db, agentFor), agentFor)) > 0);
}

interface Asked {
  readonly seasonId: SeasonId
  readonly agentId: AgentId
  readonly mode?: 'ranked' | 'practice'
}

/** Asks for a match, and lets the matchmaker look once. The matches that were dealt. */
export async function dealtFor(db: Database, { seasonId, agentId, mode = 'ranked' }: Asked) {
  const opened = await openTicket(db, { agentId, seasonId, mode, language: 'en' })
  if (!opened.ok) throw new Error(opened.reason)
  return seated(db, (queue) => matchmake(db, queue), idle)
}

const idle = (): Agent<TurnRequest> => ({ reply: () => Promise.reject(new Error('not asked here')) })

/** Plays all matches under way, every seat with an agent of its own. */
export async function playAll(db: Database, agentFor: (slug: string) => Agent): Promise<readonly MatchId[]> {
  const matches = await listUnfinished(db)
  for (const matchId of matches) await playerOf(db, agentFor)(matchId)
  return matches
}
