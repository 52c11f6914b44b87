import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isGameRequest, messagesFor, messagesForGame, plainStrategy } from '@wis/protocol'
import { judgeAnswer, fault } from '../adapters/judge-answer.ts'
import type { Judged } from '../adapters/judge-answer.ts'
import { postJson, whenAgain } from '../adapters/post-json.ts'
import { timeLeft } from '../adapters/time-left.ts'
import type { Agent, AgentReply, AnyRequest, Attempt } from '../agent.ts'
import { systemClock } from '../clock.ts'
import { moveFrom } from '../strategies/reply/read-game-reply.ts'
import type { A2aPlace, WayToAgent } from './agent-card.ts'
import { findWay } from './agent-card.ts'
import { sendCall, taskCall } from './calls.ts'
import type { Talk } from './calls.ts'
import { readAnswer } from './read-answer.ts'
import type { A2aAnswer } from './read-answer.ts'

interface A2aOptions extends A2aPlace {
  readonly limits?: Partial<A2aLimits>
  readonly retryAfterMs?: number
}

export interface A2aLimits {
  /** The longest time for one turn, if its deadline is further off. */
  readonly turnMs: number
  readonly readyMs: number
  /** The pause before a task is first asked how it stands. Each later pause is half as long again, up to four seconds. */
  readonly pollMs: number
}

/** No ruleset lets a turn last longer than ten minutes. */
const a2aLimits: A2aLimits = { turnMs: 600_000, readyMs: 10_000, pollMs: 500 }
const longestPollMs = 4_000
/** A task may carry all that it was told. */
const bodyBytes = 256 * 1024

/** An agent that speaks A2A. It gets the whole story again with every turn, in one talk for each seat of each match. */
export function createA2aAgent(options: A2aOptions): Required<Pick<Agent<AnyRequest>, 'reply' | 'prepare'>> {
  const limits = limitsOf(options)
  let known: Speaker | undefined
  const find = async (timeoutMs: number, signal: AbortSignal) => {
    if (known) return { ok: true, value: known } as const
    // The card is evidence only if it is what is wrong.
    const found = await findWay(options, { timeoutMs, signal })
    if (!found.ok) return found
    known = speakerAt(found.value, options)
    return { ok: true, value: known } as const
  }
  return {
    reply: async (request, signal) => {
      const found = await find(timeLeft(request, limits.turnMs, systemClock.now()), signal)
      return found.ok ? found.value(request, signal) : found
    },
    prepare: async (signal) => {
      const found = await find(limits.readyMs, signal)
      return found.ok ? { ready: true } : { ready: false, verdict: found.verdict, detail: found.detail }
    },
  }
}

const limitsOf = ({ limits }: A2aOptions): A2aLimits => ({ ...a2aLimits, ...limits })

type Speaker = (request: AnyRequest, signal: AbortSignal) => Promise<AgentReply>

interface Line extends A2aOptions {
  readonly way: WayToAgent
  readonly limits: A2aLimits
}

/** Asks an agent whose card has been read. */
export function speakerAt(way: WayToAgent, options: A2aOptions): Speaker {
  const line = { ...options, way, limits: limitsOf(options) }
  const talks = new Map<string, Talk>()
  return async (request, signal) => {
    const seat = `${request.matchId} ${request.seat}`
    const end = performance.now() + timeLeft(request, line.limits.turnMs, systemClock.now())
    const attempts: Attempt[] = []
    const asked = { request, signal, end, attempts }
    const first = talks.get(seat) ?? { contextId: `wis-${digest(seat)}` }
    let answered = await told(line, first, asked)
    if (isForgotten(answered)) answered = await told(line, {}, asked)
    const answer = await finished(line, answered, asked)
    if (!answer.ok) return { ...answer, attempts }
    const { text, thoughts, talk, usage } = answer.value
    talks.set(seat, { ...(first.contextId && { contextId: first.contextId }), ...talk })
    const move = moveFrom(plainStrategy, { text, ...(thoughts !== '' && { thoughts }) }, request)
    const spent = usage && { usage }
    return move.text === ''
      ? { ...fault('malformed', 'agent', 'answered without a move'), ...spent, attempts }
      : { ok: true, ...move, ...spent, attempts }
  }
}

interface Turn {
  readonly request: AnyRequest
  readonly signal: AbortSignal
  /** By the clock of `performance`. */
  readonly end: number
  readonly attempts: Attempt[]
}

const left = ({ end }: Turn) => Math.max(1, Math.floor(end - performance.now()))

async function told(line: Line, talk: Talk, turn: Turn): Promise<Judged<A2aAnswer>> {
  const { way, fetch, url, token, retryAfterMs } = line
  const { request, signal, attempts } = turn
  const text = textFor(request)
  const messageId = digest(`${request.matchId} ${request.seat} ${talk.contextId ?? ''} ${text}`)
  const call = sendCall(way, { ...talk, messageId, text, ...(way.takesData && { data: request }) })
  const { attempts: made, ...posted } = await postJson((one) => fetch({ ...one, bodyBytes, namedBy: url }), {
    ...call,
    headers: { ...call.headers, ...keyFor(way, token) },
    timeoutMs: left(turn),
    signal,
    read: (value) => readAnswer(value, { isRpc: way.binding === 'JSONRPC', id: messageId }),
    again: whenAgain,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  })
  attempts.push(...made)
  const isUnknown =
    !posted.ok && talk.contextId !== undefined && [400, 404, 409].includes(made.at(-1)?.status ?? 0)
  return isUnknown ? { ok: true, value: { kind: 'forgotten', detail: posted.detail } } : posted
}

const isForgotten = (answer: Judged<A2aAnswer>) => answer.ok && answer.value.kind === 'forgotten'

type Said = Extract<A2aAnswer, { kind: 'said' }>

/** Waits for a task that the agent still works on. Only the last question how it stands is kept. */
async function finished(line: Line, answered: Judged<A2aAnswer>, turn: Turn): Promise<Judged<Said>> {
  const { attempts, signal } = turn
  const before = attempts.length
  let [answer, pauseMs] = [answered, line.limits.pollMs]
  while (answer.ok && answer.value.kind === 'working') {
    const isAlive = await pause(Math.min(pauseMs, left(turn)), true, { signal }).catch(() => false)
    if (!isAlive || left(turn) <= 1)
      return fault('timeout', 'agent', 'its task was still being worked on when the time was up')
    pauseMs = Math.min(longestPollMs, pauseMs * 1.5)
    const polled = await polledOnce(line, answer.value.taskId, turn)
    attempts.splice(before, 1, polled.attempt)
    // A question that was lost is asked again.
    if (polled.judged.ok || polled.judged.failure !== 'unreachable') answer = polled.judged
  }
  if (!answer.ok) return answer
  if (answer.value.kind === 'forgotten') return fault('refused', 'agent', answer.value.detail)
  return answer.value.kind === 'said'
    ? { ok: true, value: answer.value }
    : fault('malformed', 'agent', 'no answer')
}

async function polledOnce({ way, fetch, url, token }: Line, taskId: string, turn: Turn) {
  const call = taskCall(way, taskId)
  const timeoutMs = left(turn)
  const outcome = await fetch({
    ...call,
    headers: { 'content-type': 'application/json', ...call.headers, ...keyFor(way, token) },
    timeoutMs,
    headersMs: timeoutMs,
    signal: turn.signal,
    bodyBytes,
    namedBy: url,
  })
  const read = judgeAnswer(outcome)
  const judged = read.ok
    ? readAnswer(read.value, { isRpc: way.binding === 'JSONRPC', id: taskId, taskId })
    : read
  return { judged, attempt: judged.ok ? outcome.attempt : { ...outcome.attempt, error: judged.detail } }
}

const keyFor = ({ keyHeader }: WayToAgent, token: string | undefined): Readonly<Record<string, string>> =>
  !token ? {} : keyHeader ? { [keyHeader.toLowerCase()]: token } : { authorization: `Bearer ${token}` }

/** What a model is told, in one text. */
function textFor(request: AnyRequest): string {
  const messages = isGameRequest(request)
    ? messagesForGame(plainStrategy, request)
    : messagesFor(plainStrategy, request)
  return messages.map(({ content }) => content).join('\n\n')
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
