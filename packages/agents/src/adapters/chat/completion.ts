import { z } from 'zod'
import type { Served, Usage } from '../../agent.ts'

/** The parts of a chat completion that are used here, whichever form the server gives them. */
export interface Completion {
  /** Empty if the model said nothing. */
  readonly text: string
  readonly thoughts?: string
  readonly usage?: Usage
  /** The server's reason why the completion ended: `stop`, `length`, … */
  readonly finish?: string
  readonly served?: Served
  /** The model's reason for not answering. A chat completion's refusal counts as its text. */
  readonly refusal?: string
}

const optionalText = z.string().nullish().catch(undefined)
const part = z.looseObject({ text: optionalText, thinking: z.unknown().optional() })
const content = z.union([z.string(), z.array(z.union([z.string(), part]))]).nullish()
const toolCall = z.looseObject({ function: z.looseObject({ arguments: z.unknown().optional() }) })
const message = z.looseObject({
  content,
  reasoning_content: optionalText,
  reasoning: optionalText,
  refusal: optionalText,
  tool_calls: z.array(toolCall).nullish().catch(undefined),
})
const choice = z.looseObject({ message: message.nullish(), text: optionalText, finish_reason: optionalText })
const count = z.int().min(0).optional().catch(undefined)
const tokens = z.looseObject({
  prompt_tokens: count,
  completion_tokens: count,
  input_tokens: count,
  output_tokens: count,
})
const shortText = z.string().trim().min(1).max(200).optional().catch(undefined)
const completion = z.looseObject({
  choices: z.array(choice).min(1),
  model: shortText,
  system_fingerprint: shortText,
  usage: tokens.nullish().catch(undefined),
})

type Message = z.infer<typeof message>
type Content = z.infer<typeof content>

/** Undefined if the body is not a chat completion. */
export function readCompletion(data: unknown): Completion | undefined {
  const parsed = completion.safeParse(data)
  const first = parsed.data?.choices[0]
  if (!parsed.success || !first || (!first.message && typeof first.text !== 'string')) return undefined
  const said = first.message ?? {}
  const thoughts = said.reasoning_content || said.reasoning || thoughtsIn(said.content)
  const { model, system_fingerprint: fingerprint } = parsed.data
  const usage = usageOf(parsed.data.usage)
  return {
    text: textIn(said.content) || toolArguments(said) || said.refusal || first.text || '',
    ...(thoughts && { thoughts }),
    ...(usage && { usage }),
    ...(first.finish_reason && { finish: first.finish_reason }),
    ...((model ?? fingerprint) !== undefined && {
      served: { ...(model !== undefined && { model }), ...(fingerprint !== undefined && { fingerprint }) },
    }),
  }
}

function textIn(given: Content): string {
  if (!Array.isArray(given)) return given ?? ''
  return given.map((one) => (typeof one === 'string' ? one : (one.text ?? ''))).join('')
}

/** Some servers put the model's thoughts into a part of their own. */
function thoughtsIn(given: Content): string {
  if (!Array.isArray(given)) return ''
  const thinking = given.map((one) =>
    typeof one === 'string' ? undefined : content.safeParse(one.thinking).data,
  )
  return thinking.map(textIn).join('')
}

/** Placeholders that servers send when a tool call has no arguments. */
const nothingGiven = new Set(['{}', '[]', 'null'])

/** A model that calls a tool nobody offered has put its answer into the arguments. */
function toolArguments({ tool_calls }: Partial<Message>): string {
  const given = tool_calls?.[0]?.function.arguments
  const text = typeof given === 'string' ? given.trim() : given ? JSON.stringify(given) : ''
  return nothingGiven.has(text) ? '' : text
}

function usageOf(given: z.infer<typeof tokens> | null | undefined): Usage | undefined {
  const inputTokens = given?.prompt_tokens ?? given?.input_tokens
  const outputTokens = given?.completion_tokens ?? given?.output_tokens
  return inputTokens === undefined || outputTokens === undefined ? undefined : { inputTokens, outputTokens }
}
