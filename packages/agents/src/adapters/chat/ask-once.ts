import { InferenceClient } from '@huggingface/inference'
import { isDeepJson, jsonIn, nestedTooDeeply } from '@wis/engine'
import { responsesInput } from '@wis/protocol'
import type { ChatApi, ChatMessage } from '@wis/protocol'
import { z } from 'zod'
import type { Attempt } from '../../agent.ts'
import { asFetch } from '../../egress/fetch-outcome.ts'
import type {
  AnsweredOutcome,
  FailedOutcome,
  GuardedFetch,
  FetchOutcome,
} from '../../egress/fetch-outcome.ts'
import { retryAfterMs } from '../post-json.ts'
import { errorIn, statusFailure, withoutKeys } from './chat-failure.ts'
import type { ChatFailure } from './chat-failure.ts'
import { readCompletion } from './completion.ts'
import type { Completion } from './completion.ts'
import { nothingSaid, readResponse, responseOfStream, statusOfFailed } from './response.ts'

export interface Question {
  /** The complete address, up to …/chat/completions or …/responses. */
  readonly url: string
  readonly model: string
  /** If absent, chat completions. */
  readonly api?: ChatApi
  readonly token?: string
  /** Whether 502 or 503 means that the server sleeps: its host answers so in its place. */
  readonly sleeps?: boolean
  /** The provider at this address, if many owners share it. Only then can a failure be the provider's fault. */
  readonly sharedProvider?: string
  readonly messages: readonly ChatMessage[]
  readonly parameters: Readonly<Record<string, unknown>>
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

export type Answered =
  | { readonly ok: true; readonly completion: Completion; readonly attempt: Attempt }
  | ChatFailure

/** Makes one call and reads one answer. Never throws. */
export async function askOnce(question: Question, guarded: GuardedFetch): Promise<Answered> {
  if (question.api === 'responses') return askForResponse(question, guarded)
  const { url, model, token, messages, parameters, timeoutMs, signal } = question
  let outcome: FetchOutcome | undefined
  const watched: GuardedFetch = async (call) =>
    (outcome = shallow(await guarded({ ...call, redirect: 'none' })))
  // A model sends its headers when its answer is complete, so the headers get no shorter time limit.
  const fetch = asFetch(watched, { timeoutMs, headersMs: timeoutMs, signal })
  const client = new InferenceClient(token ?? '', { endpointUrl: url })
  const request = {
    ...parameters,
    model,
    messages: messages.map((message) => ({ ...message })),
    stream: false,
  }
  try {
    const data: unknown = await client.chatCompletion(request, { fetch, signal, retry_on_error: false })
    return outcome?.ok ? answerOf(question, outcome, data) : noCall()
  } catch {
    if (!outcome) return noCall()
    return outcome.ok ? answerOf(question, outcome, undefined) : lostCall(question, outcome)
  }
}

/** The client of Hugging Face knows chat completions only, so a response is asked for here. */
async function askForResponse(question: Question, guarded: GuardedFetch): Promise<Answered> {
  const { url, model, token, messages, parameters, timeoutMs, signal } = question
  const body = JSON.stringify({ ...parameters, model, ...responsesInput(messages), stream: false })
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const call = { url, method: 'POST', headers, body, timeoutMs, headersMs: timeoutMs, signal } as const
  const outcome = shallow(await guarded({ ...call, redirect: 'none' }))
  return outcome.ok ? answerOf(question, outcome, undefined) : lostCall(question, outcome)
}

/** The client parses an answer by itself, so one that is nested too deeply counts as none. */
function shallow(outcome: FetchOutcome): FetchOutcome {
  if (!outcome.ok || !isDeepJson(outcome.text)) return outcome
  const detail = `answered with JSON ${nestedTooDeeply()}`
  return { ok: false, failure: 'malformed', verdict: 'agent', detail, attempt: outcome.attempt }
}

/**
 * Nobody answered the call. If the address belongs to a shared provider, the fault is the provider's. Another try may
 * help.
 */
function lostCall({ sharedProvider }: Question, outcome: FailedOutcome): ChatFailure {
  const isTheirs = outcome.failure === 'unreachable' && outcome.verdict !== 'platform'
  const verdict = isTheirs && sharedProvider !== undefined ? 'provider' : outcome.verdict
  return { ...outcome, verdict, again: isTheirs }
}

/** A name or key that does not even fit into a request is its owner's fault. */
function noCall(): ChatFailure {
  const detail =
    'nothing was sent: its key, its model or a setting has something in it that no request can carry'
  return { ok: false, failure: 'refused', verdict: 'agent', detail, again: false }
}

interface Dialect {
  readonly ofStream: (text: string) => unknown
  readonly read: (value: unknown) => Completion | undefined
  /** Why a completion without a text is no answer. The strategies decide about a chat completion's thoughts. */
  readonly silenceOf: (completion: Completion) => string | undefined
  /** The status of a failure that came as an answer. */
  readonly hidden: (value: unknown) => number | undefined
  readonly name: string
}

/** How the answers of each API are read. */
const dialects = {
  chat: {
    ofStream: completionOfStream,
    read: readCompletion,
    silenceOf: () => undefined,
    hidden: () => undefined,
    name: 'chat completion',
  },
  responses: {
    ofStream: responseOfStream,
    read: readResponse,
    silenceOf: nothingSaid,
    hidden: statusOfFailed,
    name: 'response',
  },
} as const satisfies Record<ChatApi, Dialect>

const text = z.string().nullish().catch(undefined)
const delta = z.looseObject({
  content: text,
  reasoning_content: text,
  reasoning: text,
  refusal: text,
  tool_calls: z
    .array(z.looseObject({ function: z.looseObject({ arguments: text }).optional() }))
    .nullish()
    .catch(undefined),
})
const chunk = z.looseObject({
  choices: z
    .array(z.looseObject({ index: z.int().catch(0), delta: delta.optional(), finish_reason: text }))
    .optional(),
  error: z.unknown().optional(),
  usage: z.unknown().optional(),
  model: z.unknown().optional(),
  system_fingerprint: z.unknown().optional(),
})
type Chunk = z.infer<typeof chunk>

/**
 * Some servers stream although they were asked not to. This turns such a stream into the completion or the error that
 * it carries. Undefined for any other text, and for a stream that breaks off.
 */
export function completionOfStream(body: string): unknown {
  const lines = body.split(/\r\n|\r|\n/).flatMap((line) => /^data: ?(.*)$/.exec(line)?.[1] ?? [])
  const chunks = lines.map((line) => chunk.safeParse(jsonIn(line)).data).filter((one) => one !== undefined)
  const failed = chunks.find(({ error }) => error !== undefined && error !== null)
  if (failed) return failed
  const finish = firstChoices(chunks).findLast(({ finish_reason }) => finish_reason)?.finish_reason
  if (chunks.length === 0 || (!finish && lines.at(-1)?.trim() !== '[DONE]')) return undefined
  const usage = chunks.findLast((one) => one.usage)?.usage
  const { model, system_fingerprint } = chunks.findLast((one) => one.model) ?? {}
  return {
    choices: [{ message: messageOf(chunks), finish_reason: finish }],
    usage,
    model,
    system_fingerprint,
  }
}

const firstChoices = (chunks: readonly Chunk[]) =>
  chunks.flatMap(({ choices = [] }) => choices.filter(({ index }) => index === 0))

function messageOf(chunks: readonly Chunk[]) {
  const deltas = firstChoices(chunks).map((choice) => choice.delta)
  const whole = (part: (said: z.infer<typeof delta>) => string | null | undefined) =>
    deltas.map((said) => (said && part(said)) ?? '').join('')
  const given = whole(({ tool_calls }) => tool_calls?.[0]?.function?.arguments)
  return {
    content: whole(({ content }) => content),
    reasoning_content: whole((said) => said.reasoning_content ?? said.reasoning),
    refusal: whole(({ refusal }) => refusal),
    ...(given !== '' && { tool_calls: [{ function: { arguments: given } }] }),
  }
}

/** Some gateways answer 200 and put the failure into the body. */
const hiddenError = z.object({ error: z.object({ code: z.coerce.number().int().min(400).max(599) }) })

function answerOf(
  { api = 'chat', token, sleeps, sharedProvider }: Question,
  outcome: AnsweredOutcome,
  data: unknown,
): Answered {
  const { status, text, headers } = outcome
  const attempt = withoutKeysIn(outcome.attempt, token)
  const failed = (failure: Omit<ChatFailure, 'attempt'>): ChatFailure => ({
    ...failure,
    attempt: { ...attempt, error: failure.detail },
  })
  // The client returns a Blob for any answer that is not declared as JSON.
  const { ofStream, read, silenceOf, hidden, name } = dialects[api]
  const value = data === undefined || data instanceof Blob ? (jsonIn(text) ?? ofStream(text)) : data
  const meant =
    status < 300 ? (hidden(value) ?? hiddenError.safeParse(value).data?.error.code ?? status) : status
  if (meant >= 300) {
    const failure = statusFailure(meant, text, { token, sharedProvider })
    const verdict = sleeps && (meant === 502 || meant === 503) ? 'asleep' : failure.verdict
    const again = failure.again && (retryAfterMs(headers['retry-after'], attempt) ?? true)
    return failed({ ...failure, verdict, again })
  }
  const completion = read(value)
  const nothing = completion && silenceOf(completion)
  if (nothing !== undefined) {
    const { usage } = completion ?? {}
    const why = {
      failure: 'malformed',
      verdict: 'agent',
      detail: withoutKeys(nothing, token),
      again: false,
    } as const
    return failed({ ok: false, ...why, ...(usage && { usage }) })
  }
  if (completion) {
    const { served } = completion
    return { ok: true, completion, attempt: served ? { ...attempt, served } : attempt }
  }
  const detail = `the answer is no ${name} but ${kindOf(outcome, value, token)}`
  return failed({ ok: false, failure: 'malformed', verdict: 'agent', detail, again: false })
}

function withoutKeysIn({ answer, ...attempt }: Attempt, token?: string): Attempt {
  return answer === undefined ? attempt : { ...attempt, answer: withoutKeys(answer, token) }
}

function kindOf({ text, headers }: AnsweredOutcome, value: unknown, token?: string): string {
  if (text.trim() === '') return 'empty'
  if (/^\s*<(?:!doctype|html)/i.test(text)) return 'a web page'
  if (value === undefined) {
    if (/^data:/m.test(text)) return 'a stream that breaks off'
    return `broken (${(headers['content-type'] ?? 'of no type').slice(0, 60)})`
  }
  const error = errorIn(value, token)
  return error === '' ? 'JSON of another shape' : `an error: ${error}`
}
