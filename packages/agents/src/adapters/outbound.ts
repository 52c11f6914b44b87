import { jsonIn } from '@wis/engine'
import { isGameRequest } from '@wis/protocol'
import type { Agent, AgentReply, AnyRequest, Attempt } from '../agent.ts'
import { systemClock } from '../clock.ts'
import type { ReadReply } from '../strategies/reply/spoken.ts'
import { fault } from './judge-answer.ts'
import type { Judged } from './judge-answer.ts'
import { timeLeft } from './time-left.ts'
import { moveInAnswer, readGameAnswer } from './webhook/game-answer.ts'

/** The result of sending a turn to an agent that dials in. */
export type LineAnswer =
  | {
      readonly kind: 'answered'
      readonly text: string
      /** Whether the agent asked for the turn over HTTP. */
      readonly isPulled?: boolean
    }
  /** The agent has been disconnected for longer than the allowed time. */
  | { readonly kind: 'away' }
  | { readonly kind: 'late' }

export interface LineTurn {
  /** The same for the same question, whoever asks it. */
  readonly question: string
  readonly body: string
  readonly timeoutMs: number
}

/** The way to one agent that dials in, on whichever machine its connection is. */
export interface AgentLine {
  /** Sends the request unchanged and waits for the answer. */
  ask(turn: LineTurn, signal: AbortSignal): Promise<LineAnswer>
  /** Tells the agent what the rules made of its last answer, if it waits for that. */
  ruled?(isRefused: boolean): void
  isUp(): Promise<boolean>
}

export interface OutboundLimits {
  /** The longest time for one turn, if its deadline is further off. */
  readonly turnMs: number
}

/** No ruleset lets a turn last longer than ten minutes. */
const outboundLimits: OutboundLimits = { turnMs: 600_000 }
const shownBytes = 2048

/** An agent that has dialled in. Like a webhook, it gets the whole story again with every turn. */
export function createOutboundAgent(
  line: AgentLine,
  limits: OutboundLimits = outboundLimits,
): Required<Pick<Agent<AnyRequest>, 'reply' | 'prepare' | 'ruled'>> {
  return {
    reply: (request, signal) => turn(line, request, limits.turnMs, signal),
    ruled: (isRefused) => line.ruled?.(isRefused),
    prepare: async () => {
      const isUp = await line.isUp().catch(() => undefined)
      if (isUp) return { ready: true }
      return isUp === false
        ? { ready: false, verdict: 'asleep', detail: 'it is not connected' }
        : { ready: false, verdict: 'platform', detail: 'nobody could tell whether it is connected' }
    },
  }
}

async function turn(
  line: AgentLine,
  request: AnyRequest,
  longestMs: number,
  signal: AbortSignal,
): Promise<AgentReply> {
  const startedAt = systemClock.now()
  const began = performance.now()
  const timeoutMs = timeLeft(request, longestMs, startedAt)
  const body = JSON.stringify(request)
  const question = questionOf(request)
  const answer = await line.ask({ question, body, timeoutMs }, signal).catch((): undefined => undefined)
  const judged = judge(answer, request, timeoutMs)
  const attempt: Attempt = {
    startedAt: startedAt.toISOString(),
    latencyMs: Math.round(performance.now() - began),
    request:
      answer?.kind === 'answered' && answer.isPulled === true
        ? { over: 'pull', method: 'GET', url: '/api/v1/play/turns', body }
        : { over: 'socket', method: 'turn.ask', body },
    ...(answer?.kind === 'answered' && { answer: shown(answer.text) }),
    ...(!judged.ok && { error: judged.detail }),
  }
  const attempts = [attempt]
  return judged.ok ? { ok: true, ...judged.value, attempts } : { ...judged, attempts }
}

/** A runner that takes a match over asks the same again, with another deadline. */
function questionOf(request: AnyRequest): string {
  const { turn: asked } = request
  return JSON.stringify({ ...request, turn: { ...asked, deadline: '' } })
}

function judge(answer: LineAnswer | undefined, request: AnyRequest, timeoutMs: number): Judged<ReadReply> {
  switch (answer?.kind) {
    case 'answered':
      return readAnswer(answer.text, request)
    case 'away':
      return fault('unreachable', 'asleep', 'it was not connected')
    case 'late':
      return fault('timeout', 'agent', `no answer within ${timeoutMs} ms`)
    case undefined:
      return fault('unreachable', 'platform', 'its turn could not be brought to it')
  }
}

function readAnswer(text: string, request: AnyRequest): Judged<ReadReply> {
  const json = jsonIn(text)
  const value = json === undefined ? text : json
  return isGameRequest(request) ? readGameAnswer(value, request) : moveInAnswer(value, request)
}

const shown = (text: string) => Buffer.from(text).subarray(0, shownBytes).toString('utf8')
