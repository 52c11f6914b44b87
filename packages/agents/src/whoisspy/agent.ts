import { isGameRequest } from '@wis/protocol'
import type { AgentRequest, GameRequest } from '@wis/protocol'
import { fault } from '../adapters/judge-answer.ts'
import type { Judged } from '../adapters/judge-answer.ts'
import type { Post } from '../adapters/post-json.ts'
import { timeLeft } from '../adapters/time-left.ts'
import type { Agent, AgentReply, AnyRequest, Readiness } from '../agent.ts'
import { systemClock } from '../clock.ts'
import { callForTurn, callWhoisspy, getReady, whoisspyLimits } from './endpoint.ts'
import type { GetReady, WhoisspyEndpoint, WhoisspyLimits } from './endpoint.ts'
import { createHearing } from './hearing.ts'
import type { Hearing, WhoisspyEars } from './hearing.ts'

export interface WhoisspyOptions
  extends
    WhoisspyEndpoint,
    Pick<Hearing, 'delivered' | 'deliveredNotices' | 'onDelivered'>,
    Pick<GetReady, 'stage'> {
  readonly limits?: Partial<WhoisspyLimits>
}

export interface WhoisspyAgent extends Required<
  Omit<Agent<AnyRequest>, 'sharedProvider' | 'ruled' | 'reads'>
> {
  /** Clears the agent's memory. Used at registration and before a flight check, never during a match. */
  initialise(signal: AbortSignal): Promise<Readiness>
}

/**
 * One seat of one match, played by an agent that speaks the whoisspy profile. Make a new one for every match, and
 * pass it every entry from the first one on. `delivered` is the last entry that the agent knows already.
 */
export function createWhoisspyAgent({ limits: changed, stage, ...options }: WhoisspyOptions): WhoisspyAgent {
  const limits = { ...whoisspyLimits, ...changed }
  const oneByOne = createSerial()
  const ears = createHearing({
    ...options,
    againMs: limits.againMs,
    tell: (body, signal, forMs) =>
      callWhoisspy(options, 'perceive', body, {
        timeoutMs: limits.perceiveMs,
        signal,
        again: noticeAgain(performance.now() + forMs),
      }),
  })
  const health = { timeoutMs: limits.healthMs }
  return {
    // The profile has words for who-is-spy only. Of other games, the request tells everything.
    hear: (news, signal, hurry) =>
      isOther(news.game) ? Promise.resolve([]) : oneByOne(() => ears.hear(news, signal, hurry)),
    isWaiting: ears.isWaiting,
    reply: (request, signal) => {
      // The turn's whole time runs from the moment the agent is asked, however long it was busy before.
      const timeoutMs = timeLeft(request, limits.turnMs, systemClock.now())
      if (isGameRequest(request)) return turnOf(options, request, { timeoutMs, signal })
      const patience = AbortSignal.any([signal, AbortSignal.timeout(limits.patienceMs)])
      const ask = () => asked(ears, { timeoutMs, signal }, (time) => interact(options, request, time))
      return inTurn(oneByOne, ask, patience)
    },
    prepare: (signal) =>
      getReady(
        {
          checkHealth: (until) => callWhoisspy(options, 'checkHealth', {}, { ...health, signal: until }),
          pollMs: limits.pollMs,
          reachMs: limits.reachMs,
          ...(stage && { stage }),
        },
        signal,
      ),
    initialise: async (signal) => readinessOf(await callWhoisspy(options, 'init', {}, { ...health, signal })),
  }
}

/**
 * An agent that refuses a notice gets it once more. An agent that is not there gets it again while that is
 * worthwhile.
 */
function noticeAgain(until: number): Post<unknown>['again'] {
  return ({ failure }) => {
    if (failure === 'timeout') return 'never'
    if (failure !== 'unreachable') return 'once'
    return performance.now() < until ? 'while-there-is-time' : 'never'
  }
}

interface Time {
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** Missed notices are sent again before the question, in at most half of the turn's time. */
async function asked(
  { catchUp }: Pick<WhoisspyEars, 'catchUp'>,
  { timeoutMs, signal }: Time,
  ask: (time: Time) => Promise<AgentReply>,
): Promise<AgentReply> {
  const began = performance.now()
  const told = await catchUp(signal, timeoutMs / 2)
  const left = Math.max(1, Math.round(timeoutMs - (performance.now() - began)))
  const reply = await ask({ timeoutMs: left, signal })
  return told.length > 0 ? { ...reply, told } : reply
}

const isOther = (game: string | undefined) => game !== undefined && game !== 'who-is-spy'

async function turnOf(endpoint: WhoisspyEndpoint, request: GameRequest, time: Time): Promise<AgentReply> {
  const { attempts, ...answer } = await callForTurn(endpoint, request, time)
  return answer.ok ? { ok: true, ...answer.value, attempts } : { ...answer, attempts }
}

async function interact(
  endpoint: WhoisspyEndpoint,
  { turn: { kind, round }, candidates = [] }: AgentRequest,
  time: Time,
): Promise<AgentReply> {
  const body =
    kind === 'vote' ? { status: kind, round, message: candidates.join(',') } : { status: 'round', round }
  const { attempts, ...answer } = await callWhoisspy(endpoint, 'interact', body, time)
  if (!answer.ok) return { ...answer, attempts }
  if (typeof answer.value === 'string') return { ok: true, text: answer.value, attempts }
  return { ...fault('malformed', 'agent', 'its result is not a text'), attempts }
}

function readinessOf(answer: Judged<unknown>): Readiness {
  return answer.ok ? { ready: true } : { ready: false, verdict: answer.verdict, detail: answer.detail }
}

/**
 * Runs pieces of work one after another, in the order in which they arrive. A failed piece does not hold up the next.
 */
function createSerial(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}

/**
 * Asks for a turn after all earlier notices are done. Gives the turn up if that takes too long, so that nobody waits
 * longer for an agent that listens slowly.
 */
function inTurn(
  oneByOne: (work: () => Promise<AgentReply>) => Promise<AgentReply>,
  ask: () => Promise<AgentReply>,
  patience: AbortSignal,
): Promise<AgentReply> {
  let begun = false
  const asked = oneByOne(() => {
    begun = !patience.aborted
    return begun ? ask() : Promise.resolve(stillBusy)
  })
  const gaveUp = new Promise<AgentReply>((resolve) => {
    const giveUp = () => {
      if (!begun) resolve(stillBusy)
    }
    if (patience.aborted) giveUp()
    else patience.addEventListener('abort', giveUp, { once: true })
  })
  return Promise.race([asked, gaveUp])
}

const stillBusy: AgentReply = {
  ok: false,
  failure: 'timeout',
  verdict: 'agent',
  detail: 'still busy with what it was told before',
  attempts: [],
}
