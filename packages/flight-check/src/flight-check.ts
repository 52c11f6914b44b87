import { connectorBroke } from '@wis/agents'
import type { Readiness } from '@wis/agents'
import type { Language } from '@wis/games'
import type { FlightProgress, FlightReport, FlightSpent, FlightStep } from '@wis/protocol'
import { nothingSpent, priced, spentWith } from './flown.ts'
import type { Checkable, FlightWorld, Flown, PriceOf, Trial } from './flown.ts'
import { fatal, notReadyFlaw, unanswered } from './judge/failure.ts'
import { findingOf, hasPassed, keptSteps, scoreOf, stepOf } from './step-of.ts'
import type { Making } from './step-of.ts'

export interface FlightOptions extends Omit<FlightWorld, 'matchId' | 'agent'> {
  /** The number of the version that is checked, for the report. */
  readonly version: number
  readonly rulesetId: string
  /** What is tried out, in this order. */
  readonly trials: readonly Trial[]
  readonly languages: readonly Language[]
  readonly madeOf: Making
  /** A new connector for every match, as in real matches. */
  connect(): Checkable
  /** How long it may take to wake up. */
  readonly readyWithinMs: number
  /** The price of tokens, in millionths of a US dollar, if it is known. */
  readonly priceOf?: PriceOf
  /** How far it was when it was broken off: what was done is not done again. */
  readonly resumed?: Pick<FlightProgress, 'steps' | 'spent'>
}

/**
 * A failed situation is tried again, because everybody has a bad moment. It is not if the agent does not answer at
 * all.
 */
const mostTries = 2
/** After this many situations in a row without an answer, the agent is considered unreachable. */
const patience = 3

/**
 * Tries an agent out in one situation or match after another. Yields the progress whenever it changes, and returns the
 * report. It stops when the signal is aborted; the remaining trials are reported as skipped.
 */
export async function* flightCheck(
  options: FlightOptions,
): AsyncGenerator<FlightProgress, FlightReport, undefined> {
  const { trials, madeOf, clock, signal, priceOf, resumed } = options
  const flown = new Map<string, readonly Flown[]>()
  const startedAt = clock.now()
  const kept = keptSteps(trials, resumed)
  const rest = trials.filter(({ id }) => !kept.some((step) => step.situation === id))
  const steps: FlightStep[] = [...kept]
  let spent = resumed?.spent ?? nothingSpent
  const progress = (now: FlightProgress['now']): FlightProgress => ({
    now,
    total: trials.length,
    steps: [...steps],
    spent: priced(spent, priceOf),
    turnsLeft: rest.slice(steps.length - kept.length).reduce((sum, { turns }) => sum + turns, 0),
  })

  yield progress(null)
  const readiness = await getReady(options)
  let inVain = readiness.ready ? 0 : patience
  for (const trial of rest) {
    const isGivenUp = inVain >= patience || signal.aborted
    const { id: situation, title, within } = trial
    if (!isGivenUp) yield progress({ situation, title: { ...title } })
    if (!isGivenUp && !within) {
      const tries = await flyTries(options, { trial, startedAt }, inVain === 0 ? mostTries : 1)
      inVain = isInVain(tries.map(({ flown }) => flown)) ? inVain + 1 : 0
      flown.set(
        situation,
        tries.map(({ flown }) => flown),
      )
      spent = tries.reduce((sum, one) => spentWith(sum, one.flown, one.tookMs), spent)
    }
    steps.push(stepOf(trial, isGivenUp ? [] : (flown.get(within ?? situation) ?? []), madeOf))
  }
  yield progress(null)
  return reportOf(options, { readiness, steps, spent: priced(spent, priceOf), startedAt })
}

interface Landed {
  readonly readiness: Readiness
  readonly steps: readonly FlightStep[]
  readonly spent: FlightSpent
  readonly startedAt: Date
}

function reportOf(
  { version, rulesetId, languages, madeOf, clock }: FlightOptions,
  { readiness, steps, spent, startedAt }: Landed,
): FlightReport {
  const before = readiness.ready ? [] : [notReadyFlaw(readiness)]
  const isGivenUp = readiness.ready && steps.some(({ verdict }) => verdict === 'skipped')
  const after = isGivenUp ? [fatal('gave-up', { count: patience })] : []
  return {
    passed: hasPassed(steps),
    score: scoreOf(steps),
    findings: [
      ...before.map((flaw) => findingOf(flaw, null, madeOf)),
      ...steps.flatMap(({ findings }) => findings),
      ...after.map((flaw) => findingOf(flaw, null, madeOf)),
    ],
    steps: [...steps],
    rulesetId,
    languages: [...languages],
    version,
    startedAt: startedAt.toISOString(),
    endedAt: clock.now().toISOString(),
    usage: { inputTokens: spent.inputTokens, outputTokens: spent.outputTokens },
    spent,
  }
}

/** Wakes the agent, and lets it clear its memory of earlier matches. */
async function getReady({
  connect,
  clock,
  signal,
  readyWithinMs,
  onFault,
}: FlightOptions): Promise<Readiness> {
  const over = new AbortController()
  const until = AbortSignal.any([signal, over.signal])
  void clock.pause(readyWithinMs, until).then(() => over.abort())
  try {
    const agent = connect()
    const readiness = (await agent.prepare?.(until)) ?? { ready: true }
    return readiness.ready ? ((await agent.initialise?.(until)) ?? readiness) : readiness
  } catch (error) {
    onFault?.(error)
    return { ready: false, verdict: 'platform', detail: connectorBroke }
  } finally {
    over.abort()
  }
}

interface Try {
  readonly flown: Flown
  readonly tookMs: number
}

async function flyTries(
  { connect, clock, signal, onFault, beforeTurn }: FlightOptions,
  { trial, startedAt }: { readonly trial: Trial; readonly startedAt: Date },
  most: number,
): Promise<readonly Try[]> {
  const tries: Try[] = []
  while (tries.length < most && !signal.aborted) {
    // Every match has a name of its own, even over different checks, because some agents use the name as the key of
    // their memory.
    const matchId = `check-${startedAt.getTime().toString(36)}-${trial.id}-${tries.length + 1}`
    const world = {
      agent: connect(),
      clock,
      signal,
      ...(onFault && { onFault }),
      ...(beforeTurn && { beforeTurn }),
    }
    const begun = clock.now().getTime()
    const flown = await trial.fly({ ...world, matchId })
    tries.push({ flown, tookMs: Math.max(0, clock.now().getTime() - begun) })
    if (!flown.turns.some(({ flaws }) => flaws.some(({ fatal }) => fatal))) break
  }
  return tries
}

/** Whether there was no answer at all. */
function isInVain(tries: readonly Flown[]): boolean {
  return tries.every(
    ({ turns }) =>
      turns.every(({ answer }) => answer === undefined) &&
      turns.some(({ flaws }) => flaws.some(({ code }) => unanswered.has(code))),
  )
}
