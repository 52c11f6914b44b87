import type { Clock } from '@wis/agents'
import type { Database } from '@wis/db'
import {
  claimFlightCheck,
  endStoppedCheck,
  finishFlightCheck,
  mayFlyOn,
  saveFlightProgress,
} from '@wis/db/agents'
import type { ClaimedCheck } from '@wis/db/agents'
import type { Hurry } from '@wis/engine'
import { flightCheck, makingOf, trialsOf } from '@wis/flight-check'
import type { Checkable } from '@wis/flight-check'
import { matchmakingRule } from '@wis/protocol'
import type { FlightProgress, FlightReport } from '@wis/protocol'
import type { Connectable } from '../connect/connect.ts'
import { costMicros } from '../match/store-ruling.ts'
import type { Log } from '../operations/log.ts'

export interface CheckWorld {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  connect(agent: Connectable): Checkable
}

/**
 * Runs a flight check and stores its progress. A check that was interrupted, or stopped by its owner, continues from
 * the last stored call. A check of an agent that sits at a table waits for its turn.
 */
export async function runFlightCheck(world: CheckWorld, checkId: string, hurry: Hurry): Promise<void> {
  const { db, log } = world
  const check = await claimFlightCheck(db, checkId)
  if (!check || check === 'busy') return
  log.info('flight-check-started', {
    checkId,
    agentId: check.agentId,
    game: check.game,
    attempt: check.attempt,
  })
  const over = new AbortController()
  try {
    const report = await fly(world, check, AbortSignal.any([hurry.lost, hurry.drain, over.signal]))
    if (!report) return log.info('flight-check-broken-off', { checkId })
    const { placements } = matchmakingRule
    await finishFlightCheck(db, check, {
      report,
      placements,
      costMicros: costMicros(check, report.usage) ?? 0,
    })
    log.info('flight-check-done', { checkId, passed: report.passed, score: report.score })
  } finally {
    over.abort()
  }
}

/** Undefined if the check was interrupted or another runner has it. */
async function fly(
  { db, clock, log, connect }: CheckWorld,
  check: ClaimedCheck,
  signal: AbortSignal,
): Promise<FlightReport | undefined> {
  const { version, ruleset, languages } = check
  const rules = { version, rulesetId: ruleset.id, languages, trials: trialsOf(check, languages) }
  const stop = new AbortController()
  const until = AbortSignal.any([signal, stop.signal])
  const { progress } = check
  let kept: FlightProgress = progress ?? { now: null, total: 0, steps: [] }
  const flight = flightCheck({
    ...rules,
    clock,
    signal: until,
    ...(progress && { resumed: progress }),
    beforeTurn: async () => {
      if (!(await mayFlyOn(db, check))) stop.abort()
    },
    madeOf: makingOf(check.kind),
    connect: () => connect(check),
    readyWithinMs: matchmakingRule.readyWithinMs,
    priceOf: (usage) => costMicros(check, usage),
    onFault: (error) => log.error('connector-threw', { agentId: check.agentId, error }),
  })
  for (;;) {
    const next = await flight.next()
    if (stop.signal.aborted) {
      const { spent } = next.value
      await endStoppedCheck(db, check, { ...kept, now: null, ...(spent && { spent }) })
    }
    if (until.aborted) return undefined
    if (next.done) return next.value
    kept = next.value
    const saved = await saveFlightProgress(db, check, kept)
    if (saved === 'stopping') await endStoppedCheck(db, check, { ...kept, now: null })
    if (saved !== 'saved') return undefined
  }
}
