import { InferenceClient } from '@huggingface/inference'
import { z } from 'zod'
import type { Attempt } from '../../agent.ts'
import { asFetch } from '../../egress/as-fetch.ts'
import type { AnsweredOutcome, GuardedFetch, Outcome } from '../../egress/outcome.ts'
import type { ChatMessage } from '../../strategies/strategy.ts'
import { jsonOf, statusFailure } from './chat-failure.ts'
import type { ChatFailure } from './chat-failure.ts'
import type { Completion } from './completion.ts'
import { readCompletion } from './completion.ts'
import { retryAfterMs } from './retry-after.ts'
import { withoutKeys } from './without-keys.ts'

export interface Question {
  /** Complete, up to …/chat/completions. */
  readonly url: string
  readonly model: string
  readonly token?: string
  readonly messages: readonly ChatMessage[]
  readonly parameters: Readonly<Record<string, unknown>>
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

export type Answered =
  { readonly ok: true; readonly completion: Completion; readonly attempt: Attempt } | ChatFailure

/** One call, one answer; never throws. */
export async function askOnce(question: Question, guarded: GuardedFetch): Promise<Answered> {
  const { url, model, token = '', messages, parameters, timeoutMs, signal } = question
  let outcome: Outcome | undefined
  const watched: GuardedFetch = async (call) => (outcome = await guarded({ ...call, redirect: 'none' }))
  // A model's answer begins when it is complete: there is no shorter time for its headers.
  const fetch = asFetch(watched, { timeoutMs, headersMs: timeoutMs, signal })
  const client = new InferenceClient(token, { endpointUrl: url })
  const request = { ...parameters, model, messages: [...messages], stream: false }
  try {
    const data: unknown = await client.chatCompletion(request, { fetch, signal, retry_on_error: false })
    return outcome?.ok ? answerOf(outcome, data, token) : noCall('nothing was sent')
  } catch (error) {
    if (!outcome) return noCall(withoutKeys(String(error), token))
    return outcome.ok ? answerOf(outcome, undefined, token) : { ...outcome, again: isWorthAnother(outcome) }
  }
}

function isWorthAnother({ failure, verdict }: Extract<Outcome, { ok: false }>): boolean {
  return failure === 'unreachable' && verdict !== 'platform'
}

/** A name or key that cannot even be put into a request is its owner's. */
function noCall(detail: string): ChatFailure {
  return { ok: false, failure: 'refused', verdict: 'agent', detail, again: false }
}

/** Some gateways answer 200 and put the failure into the body. */
const hiddenError = z.object({ error: z.object({ code: z.coerce.number().int().min(400).max(599) }) })

function answerOf(
  { status, text, headers, attempt }: AnsweredOutcome,
  data: unknown,
  token: string,
): Answered {
  const shown =
    attempt.answer === undefined ? attempt : { ...attempt, answer: withoutKeys(attempt.answer, token) }
  // The client hands on whatever does not call itself JSON as a Blob.
  const value = data === undefined || data instanceof Blob ? jsonOf(text) : data
  const meant = status < 300 ? (hiddenError.safeParse(value).data?.error.code ?? status) : status
  if (meant >= 300) {
    const failure = statusFailure(meant, text, token)
    const wait = retryAfterMs(headers['retry-after'], attempt)
    return { ...failure, again: failure.again && (wait ?? true), attempt: shown }
  }
  const completion = readCompletion(value)
  if (completion) return { ok: true, completion, attempt: shown }
  const detail = `the answer is no chat completion but ${kindOf(text, headers['content-type'])}`
  return { ok: false, failure: 'malformed', verdict: 'agent', detail, again: false, attempt: shown }
}

function kindOf(text: string, type = 'something without a type'): string {
  if (text.trim() === '') return 'empty'
  if (/^\s*<(?:!doctype|html)/i.test(text)) return 'a web page'
  return jsonOf(text) === undefined ? `broken: ${type.slice(0, 60)}` : 'JSON of another shape'
}
