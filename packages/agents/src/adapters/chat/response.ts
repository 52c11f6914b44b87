import { jsonIn } from '@wis/engine'
import { z } from 'zod'
import type { Completion } from './completion.ts'

const optionalText = z.string().nullish().catch(undefined)
const count = z.int().min(0).optional().catch(undefined)
const part = z.looseObject({ type: optionalText, text: optionalText, refusal: optionalText })
const parts = z
  .union([z.string().transform((text) => [{ type: 'output_text', text, refusal: undefined }]), z.array(part)])
  .nullish()
  .catch(undefined)
const item = z.looseObject({
  type: optionalText,
  content: parts,
  summary: parts,
  arguments: optionalText,
})
const shortText = z.string().trim().min(1).max(200).optional().catch(undefined)
const failure = z.looseObject({ code: optionalText })
const response = z.looseObject({
  status: optionalText,
  output: z.array(item).nullish(),
  output_text: optionalText,
  error: failure.nullish().catch(undefined),
  incomplete_details: z.looseObject({ reason: optionalText }).nullish().catch(undefined),
  model: shortText,
  usage: z.looseObject({ input_tokens: count, output_tokens: count }).nullish().catch(undefined),
})
type Response = z.infer<typeof response>
type Item = z.infer<typeof item>

/** Undefined if the body is not a response. Summaries of the reasoning are its thoughts. */
export function readResponse(data: unknown): Completion | undefined {
  const read = response.safeParse(data).data
  if (!read || (!read.output && read.output_text === undefined && read.status !== 'failed')) return undefined
  const output = read.output ?? []
  const thoughts = output.filter(({ type }) => type === 'reasoning').map(thoughtsIn)
  const said = output.filter(({ type }) => type === 'message' || type === undefined)
  const spoken = said.map((one) => textOf(one.content, 'text')).join('')
  const refusal = said
    .map((one) => textOf(one.content, 'refusal'))
    .join('\n')
    .trim()
  const reasoning = thoughts.filter((text) => text !== '').join('\n\n')
  const { model, usage } = read
  return {
    text: spoken || argumentsIn(output) || read.output_text || '',
    ...(reasoning !== '' && { thoughts: reasoning }),
    ...(usage?.input_tokens !== undefined &&
      usage.output_tokens !== undefined && {
        usage: { inputTokens: usage.input_tokens, outputTokens: usage.output_tokens },
      }),
    finish: finishOf(read),
    ...(refusal !== '' && { refusal }),
    ...(model !== undefined && { served: { model } }),
  }
}

const textOf = (given: Item['content'], field: 'text' | 'refusal') =>
  (given ?? []).map((one) => one[field] ?? '').join('')

/** A summary if the server gives one, and the whole reasoning of open models if it does not. */
function thoughtsIn({ summary, content }: Item): string {
  const told = (summary ?? []).map(({ text }) => text ?? '').filter((text) => text !== '')
  return told.length > 0 ? told.join('\n\n') : textOf(content, 'text')
}

/** A model that calls a tool nobody offered has put its answer into the arguments. */
function argumentsIn(output: readonly Item[]): string {
  const given = output.find(({ type }) => type === 'function_call')?.arguments?.trim() ?? ''
  return ['{}', '[]', 'null'].includes(given) ? '' : given
}

/** In the words of a chat completion where there is one. */
function finishOf({ status, incomplete_details: incomplete }: Response): string {
  if (status === 'incomplete') {
    const reason = incomplete?.reason ?? ''
    return reason === 'max_output_tokens' ? 'length' : reason || 'incomplete'
  }
  return status === undefined || status === null || status === 'completed' ? 'stop' : status
}

/** The status that a server would have sent if it had not put its failure into a response. */
export function statusOfFailed(data: unknown): number | undefined {
  const read = response.safeParse(data).data
  if (read?.status !== 'failed') return undefined
  if (read.error?.code === 'rate_limit_exceeded') return 429
  return read.error?.code === 'server_error' ? 500 : 400
}

/**
 * Why a response has no text, as a sentence for its owner. A refusal is no move, a summary of the reasoning is no answer,
 * and an answer that its server still writes has not come. Undefined if there is a text.
 */
export function nothingSaid({ text, refusal, finish = 'stop' }: Completion): string | undefined {
  if (text !== '') return undefined
  if (refusal !== undefined)
    return `the model refused to answer: ${refusal.replace(/\s+/g, ' ').slice(0, 300)}`
  if (finish === 'length') return 'the model used up its tokens before it answered'
  if (finish === 'content_filter') return 'a content filter held back what the model answered'
  return finish === 'stop'
    ? 'the model answered with nothing'
    : `the response ended without a text (${finish})`
}

const event = z.looseObject({ type: z.string(), response: z.unknown() })

/** The response at the end of a stream that nobody asked for. Undefined for a stream that breaks off. */
export function responseOfStream(body: string): unknown {
  const lines = body.split(/\r\n|\r|\n/).flatMap((line) => /^data: ?(.*)$/.exec(line)?.[1] ?? [])
  const events = lines.map((line) => event.safeParse(jsonIn(line)).data)
  const ends = ['response.completed', 'response.incomplete', 'response.failed']
  return events.findLast((one) => one !== undefined && ends.includes(one.type))?.response
}
