import { chatParameters } from '@wis/protocol'
import type { ChatMessage, ModelSettings, TokenLimitName } from '@wis/protocol'
import type { AgentReply, Attempt } from '../agent.ts'
import { systemClock } from '../clock.ts'
import type { Clock } from '../clock.ts'
import { withoutRepeats } from '../egress/evidence.ts'
import type { GuardedFetch } from '../egress/fetch-outcome.ts'
import { askOnce } from './chat/ask-once.ts'
import type { Answered, Question } from './chat/ask-once.ts'
import type { ChatFailure } from './chat/chat-failure.ts'
import type { Completion } from './chat/completion.ts'

/** The parts of the outside world that a connector uses. */
export interface ChatTools {
  readonly fetch: GuardedFetch
  readonly clock?: Clock
  /** The provider's name, if the operator lists this provider as shared by many owners. */
  readonly sharedProvider?: string
}

export function clockOf({ clock = systemClock }: ChatTools): Clock {
  return clock
}

/** A model, its address, and its request settings. */
export interface ChatModel extends Pick<Question, 'url' | 'model' | 'token' | 'sleeps'> {
  readonly settings?: ModelSettings
}

export interface ChatTurn {
  readonly messages: readonly ChatMessage[]
  /** No call runs past this time, in milliseconds since 1970. */
  readonly deadline: number
  readonly signal: AbortSignal
  /** The most tries that are made. If absent, tries go on until the time is up. */
  readonly mostTries?: number
}

export type ChatReply =
  | { readonly ok: true; readonly completion: Completion; readonly attempts: readonly Attempt[] }
  | Extract<AgentReply, { ok: false }>

const firstPauseMs = 400
const longestPauseMs = 4_000
/** With less time left than this, another call could not bring an answer. */
const leastUsefulMs = 250

/** Asks a model for one completion. It tries again while that may help and the deadline allows it. Never throws. */
export async function chat(model: ChatModel, turn: ChatTurn, tools: ChatTools): Promise<ChatReply> {
  const clock = clockOf(tools)
  const attempts: Attempt[] = []
  const left = () => turn.deadline - clock.now().getTime()
  let limitName: TokenLimitName = 'max_tokens'
  let earlier: ChatFailure | undefined
  for (let tries = 1; ; tries++) {
    const { messages, signal } = turn
    const parameters = chatParameters(model.settings, limitName)
    const timeoutMs = Math.max(1, left())
    const { sharedProvider } = tools
    const question = {
      ...model,
      messages,
      parameters,
      timeoutMs,
      signal,
      ...(sharedProvider && { sharedProvider }),
    }
    const answered = await askOnce(question, tools.fetch)
    if (answered.attempt) attempts.push(answered.attempt)
    if (answered.ok) return { ...answered, attempts: withoutRepeats(attempts) }
    const renames = limitName === 'max_tokens' && wantsOtherLimit(answered)
    if (renames) limitName = 'max_completion_tokens'
    const pause = renames ? 0 : pauseBefore(answered, tries)
    const isLast =
      pause === undefined ||
      tries >= (turn.mostTries ?? Number.POSITIVE_INFINITY) ||
      pause + leastUsefulMs > left()
    if (isLast || signal.aborted) return failed(answered, earlier, attempts)
    earlier = answered
    await clock.pause(pause, signal)
    if (signal.aborted) return failed(answered, earlier, attempts)
  }
}

function pauseBefore({ again }: ChatFailure, tries: number): number | undefined {
  if (again === false) return undefined
  return typeof again === 'number' ? again : Math.min(longestPauseMs, firstPauseMs * 2 ** (tries - 1))
}

/** If a provider failed and too little time is left for another try, the provider still bears the blame. */
function failed(
  last: ChatFailure,
  earlier: ChatFailure | undefined,
  attempts: readonly Attempt[],
): ChatReply {
  const blamed = last.failure === 'timeout' && earlier?.verdict === 'provider' ? earlier : last
  const { failure, verdict, detail } = blamed
  return { ok: false, failure, verdict, detail, attempts: withoutRepeats(attempts) }
}

/** Newer models use another name for the token limit. Their error message names it. */
function wantsOtherLimit(answered: Extract<Answered, { ok: false }>): boolean {
  return answered.attempt?.status === 400 && answered.detail.includes('max_completion_tokens')
}
