import { jsonIn } from '@wis/engine'
import { z } from 'zod'

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
