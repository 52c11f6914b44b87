import type { Agent, AgentReply } from '@wis/agents'
import type { CallRecord } from '@wis/db'
import type { Turn } from '@wis/engine'
import { briefTurn, whoIsSpy } from '@wis/games'
import type { SpyMove } from '@wis/games'
import type { AgentRequest } from '@wis/protocol'
import type { Clock } from '../operations/clock.ts'
import type { Ears } from './ears.ts'
import type { Knowledge } from './knowledge.ts'
import type { Answer } from './play-match.ts'

/** A call without the number of the entry it leads to, which only the ruling knows. */
export type SeatCall = Omit<CallRecord, 'seq'>

interface Asking {
  /** The name by which this seat's agent knows the match. */
  readonly matchId: string
  readonly agent: Agent
  readonly clock: Clock
  readonly knowledge: Pick<Knowledge, 'state' | 'historyOf'>
  readonly turn: Turn
  readonly signal: AbortSignal
  readonly ears: Pick<Ears, 'quiet'>
}

/** How long an agent that is still hearing what was said may delay its own turn. */
const patienceMs = 30_000

/** Asks one seat for its turn, within the turn's limit; whatever goes wrong is a forfeit, never an exception. */
export async function askSeat(asking: Asking): Promise<Answer<SpyMove, SeatCall>> {
  const { clock, turn, ears } = asking
  const listens = await ears.quiet(turn.seat, patienceMs)
  const startedAt = clock.now()
  const reply = listens ? await replyInTime(asking, requestFor(asking, startedAt)) : stillBusy
  const latencyMs = clock.now().getTime() - startedAt.getTime()
  const { seat, kind, round } = turn
  const call: SeatCall = {
    seat,
    kind,
    round,
    startedAt: startedAt.toISOString(),
    latencyMs,
    attempts: 1,
    ...told(reply),
  }
  if (!reply.ok) return { move: { kind: 'forfeit', reason: reply.failure }, call }
  return { move: { kind: turn.kind === 'vote' ? 'vote' : 'speech', text: reply.text }, call }
}

const stillBusy: AgentReply = {
  ok: false,
  failure: 'timeout',
  verdict: 'agent',
  detail: `still busy with what it was told after ${patienceMs / 1000} s`,
}

function requestFor({ matchId, knowledge, turn }: Asking, startedAt: Date): AgentRequest {
  const briefing = briefTurn(knowledge.state, turn)
  return {
    protocol: 'wis/1',
    matchId,
    game: whoIsSpy.id,
    seat: turn.seat,
    ...briefing,
    turn: { ...briefing.turn, deadline: new Date(startedAt.getTime() + turn.limitMs).toISOString() },
    history: knowledge.historyOf(turn.seat),
  }
}

/** Made once: an exception for every turn would cost more than the turn. */
const turnOver = new DOMException('the turn is over', 'AbortError')

async function replyInTime(
  { agent, clock, turn, signal }: Asking,
  request: AgentRequest,
): Promise<AgentReply> {
  const over = new AbortController()
  const end = () => over.abort(turnOver)
  if (signal.aborted) end()
  signal.addEventListener('abort', end)
  const late: AgentReply = {
    ok: false,
    failure: 'timeout',
    verdict: 'agent',
    detail: `no answer within ${turn.limitMs} ms`,
  }
  try {
    return await Promise.race([
      agent.reply(request, over.signal),
      clock.pause(turn.limitMs, over.signal).then(() => late),
    ])
  } finally {
    signal.removeEventListener('abort', end)
    end()
  }
}

function told(reply: AgentReply): Partial<SeatCall> {
  const exchange = reply.attempts && { exchange: reply.attempts }
  if (!reply.ok) return { failure: reply.failure, detail: reply.detail, verdict: reply.verdict, ...exchange }
  const { text, reasoning, beliefs, usage } = reply
  return {
    reply: text.slice(0, keptUnits),
    ...(reasoning !== undefined && { reasoning: reasoning.slice(0, keptUnits) }),
    ...(beliefs && { beliefs }),
    ...(usage && { inputTokens: counted(usage.inputTokens), outputTokens: counted(usage.outputTokens) }),
    ...exchange,
  }
}

/** Of what an agent says privately, no more is kept than this. */
const keptUnits = 8192

/** The server of a model may claim to have used any number of tokens; what cannot be stored would break the match. */
const mostTokens = 2_000_000_000
const counted = (tokens: number) => Math.min(Math.max(0, Math.trunc(tokens) || 0), mostTokens)
