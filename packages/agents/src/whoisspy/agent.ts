import { isGameRequest } from '@wis/protocol'
import type { AgentRequest, GameRequest } from '@wis/protocol'
import { fault } from '../adapters/judge-answer.ts'
import type { Judged } from '../adapters/judge-answer.ts'
import type { Post } from '../adapters/post-json.ts'
import { createSerial } from '../adapters/serial.ts'
import { timeLeft } from '../adapters/time-left.ts'
import type { Agent, AgentReply, AnyRequest, Readiness } from '../agent.ts'
import { systemClock } from '../clock.ts'
import { callForTurn, callWhoisspy } from './endpoint.ts'
import type { WhoisspyEndpoint } from './endpoint.ts'
import { getReady } from './get-ready.ts'
import type { GetReady } from './get-ready.ts'
import { createHearing } from './hearing.ts'
import type { Hearing, WhoisspyEars } from './hearing.ts'
import { inTurn } from './in-turn.ts'
import { whoisspyLimits } from './limits.ts'
import type { WhoisspyLimits } from './limits.ts'

export interface WhoisspyOptions
  extends
    WhoisspyEndpoint,
    Pick<Hearing, 'delivered' | 'deliveredNotices' | 'onDelivered'>,
    Pick<GetReady, 'stage'> {
  readonly limits?: Partial<WhoisspyLimits>
}

export interface WhoisspyAgent extends Required<Omit<Agent<AnyRequest>, 'sharedProvider' | 'ruled'>> {
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
