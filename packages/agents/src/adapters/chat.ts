import { chatParameters, responsesParameters } from '@wis/protocol'
import type { ChatMessage, ModelSettings, TokenLimitName } from '@wis/protocol'
import type { AgentReply, Attempt } from '../agent.ts'
import { systemClock } from '../clock.ts'
import type { Clock } from '../clock.ts'
import { withoutRepeats } from '../egress/exchange.ts'
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
export interface ChatModel extends Pick<Question, 'url' | 'model' | 'api' | 'token' | 'sleeps'> {
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
  let form: Form = { limitName: 'max_tokens', hasSummary: true }
  let earlier: ChatFailure | undefined
  for (let tries = 1; ; tries++) {
    const { messages, signal } = turn
    const parameters = parametersOf(model, form)
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
    const other = otherForm(model, form, answered)
    const pause = other ? 0 : pauseBefore(answered, tries)
    form = other ?? form
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
  const { failure, verdict, detail, usage } = blamed
  return { ok: false, failure, verdict, detail, ...(usage && { usage }), attempts: withoutRepeats(attempts) }
}

/** Servers differ in the parameters that they take, and say so in their error message. */
interface Form {
  readonly limitName: TokenLimitName
  readonly hasSummary: boolean
}

function parametersOf({ api, settings }: ChatModel, { limitName, hasSummary }: Form) {
  return api === 'responses' ? responsesParameters(settings, hasSummary) : chatParameters(settings, limitName)
}

/**
 * The form to ask in again after an error message that names a parameter: newer models have another name for the token
 * limit, and models that do not reason give no summary of it.
 */
function otherForm(
  { api }: ChatModel,
  form: Form,
  { attempt, detail }: Extract<Answered, { ok: false }>,
): Form | undefined {
  if (attempt?.status !== 400) return undefined
  if (api === 'responses') {
    return form.hasSummary && /reasoning|summar/i.test(detail) ? { ...form, hasSummary: false } : undefined
  }
  const renames = form.limitName === 'max_tokens' && detail.includes('max_completion_tokens')
  return renames ? { ...form, limitName: 'max_completion_tokens' } : undefined
}
