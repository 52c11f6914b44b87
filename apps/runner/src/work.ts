import { inTransaction } from '@wis/db'
import { callOffFlightCheck, stopRerun } from '@wis/db/agents'
import { releaseTable, tableKind } from '@wis/db/matches'
import type { RunnerEnv } from './env.ts'
import { runFlightCheck } from './flight-check/run-flight-check.ts'
import { matchOf } from './jobs/jobs.ts'
import type { QueueName, Work } from './jobs/jobs.ts'
import { askingOf } from './lab/asked/asking.ts'
import { runAsking } from './lab/asked/run-asking.ts'
import { playPlanned } from './lab/play-planned.ts'
import type { MatchWorld } from './match/match-world.ts'
import { runMatch } from './match/run-match.ts'
import { readyTable } from './matchmaking/ready-table.ts'
import type { TableWorld } from './matchmaking/ready-table.ts'
import { rerunOf, runRerun } from './rerun/run-rerun.ts'

/** A check is a few dozen calls, one after another. */
const flightChecksAtOnce = 16

/** The runner's work for each kind of job. */
export function workOf(
  env: Pick<RunnerEnv, 'WIS_MATCHES_AT_ONCE' | 'WIS_LAB_MATCHES_AT_ONCE' | 'WIS_LAB_QUESTION_MS'>,
  world: MatchWorld & TableWorld,
): Readonly<Record<QueueName, Work>> {
  const { db } = world
  const asks = { ...world, questionMs: env.WIS_LAB_QUESTION_MS }
  return {
    match: {
      atOnce: env.WIS_MATCHES_AT_ONCE,
      run: (key, _, hurry) => runMatch(world, matchOf(key), hurry),
    },
    table: {
      atOnce: env.WIS_MATCHES_AT_ONCE,
      // A stop loses nothing here: the next runner asks all agents again.
      run: (tableId, kind, { lost, drain }) =>
        readyTable(world, { tableId, kind: tableKind(kind) }, AbortSignal.any([lost, drain])),
      giveUp: (tableId) => inTransaction(db, (client) => releaseTable(client, tableId)),
    },
    experiment: {
      atOnce: env.WIS_LAB_MATCHES_AT_ONCE,
      run: (key, _, hurry) => {
        const asking = askingOf(key)
        return asking ? runAsking(asks, asking, hurry) : playPlanned(world, matchOf(key), hurry)
      },
    },
    'flight-check': {
      atOnce: flightChecksAtOnce,
      run: (key, _, hurry) => {
        const rerunId = rerunOf(key)
        return rerunId === undefined ? runFlightCheck(world, key, hurry) : runRerun(world, rerunId, hurry)
      },
      giveUp: (key) => {
        const rerunId = rerunOf(key)
        return rerunId === undefined ? callOffFlightCheck(db, key) : stopRerun(db, rerunId)
      },
    },
  }
}
