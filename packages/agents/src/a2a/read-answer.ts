import { z } from 'zod'
import { fault } from '../adapters/judge-answer.ts'
import type { Judged } from '../adapters/judge-answer.ts'
import type { Usage } from '../agent.ts'
import { quoted } from '../egress/quoted.ts'
import type { Talk } from './calls.ts'

/** The answer of an agent to a message, or to the question how its task stands. */
export type A2aAnswer =
  | {
      readonly kind: 'said'
      readonly text: string
      readonly thoughts: string
      readonly talk: Talk
      readonly usage?: Usage
    }
  | { readonly kind: 'working'; readonly taskId: string; readonly talk: Talk }
  /** The agent does not know the task or the talk any more. */
  | { readonly kind: 'forgotten'; readonly detail: string }

const id = z.string().min(1).max(500).optional().catch(undefined)
const parts = z.array(z.unknown()).catch([])
const metadata = z.record(z.string(), z.unknown()).catch({})
const message = z.looseObject({ contextId: id, taskId: id, parts, content: parts, metadata })
const artifact = z.looseObject({ parts, metadata })
const task = z.looseObject({
  id,
  contextId: id,
  status: z.looseObject({
    state: z.union([z.string(), z.number()]),
    message: message.nullish().catch(undefined),
  }),
  artifacts: z.array(artifact).catch([]),
  metadata,
})
type Message = z.infer<typeof message>
type Task = z.infer<typeof task>

const rpcError = z.looseObject({
  error: z.looseObject({ code: z.number().catch(0), message: z.string().catch('') }),
})

/** Errors that say: this task or this talk is not known here, or is over. */
const forgotten = new Set([-32001, -32004, -32602, -32600])

interface Asked {
  readonly isRpc: boolean
  /** The id of the call, which its answer repeats. */
  readonly id: string
  /** The task that was asked for. */
  readonly taskId?: string
}

/** Reads an answer of either version in either binding: whatever carries a text where one can stand. */
export function readAnswer(value: unknown, asked: Asked): Judged<A2aAnswer> {
  if (!asked.isRpc) return readResult(value, asked)
  const failed = rpcError.safeParse(value)
  if (failed.success) {
    const { code, message: words } = failed.data.error
    const detail = `answered error ${code}: ${quoted(words)}`
    if (forgotten.has(code)) return { ok: true, value: { kind: 'forgotten', detail } }
    return fault('refused', 'agent', detail)
  }
  const whole = z.looseObject({ id: z.unknown().optional(), result: z.unknown() }).safeParse(value)
  if (!whole.success) return fault('malformed', 'agent', 'answered with something other than JSON-RPC')
  if (whole.data.id !== undefined && whole.data.id !== null && whole.data.id !== asked.id)
    return fault('malformed', 'agent', 'answered another call than the one that was made')
  return readResult(whole.data.result, asked)
}

const wrapped = z.looseObject({
  task: z.unknown().optional(),
  message: z.unknown().optional(),
  msg: z.unknown().optional(),
})

function readResult(value: unknown, { taskId }: Asked): Judged<A2aAnswer> {
  const outer = wrapped.safeParse(value).data
  const inner = outer?.task ?? outer?.message ?? outer?.msg ?? value
  const asTask = task.safeParse(inner)
  if (asTask.success) {
    if (taskId !== undefined && asTask.data.id !== taskId)
      return fault('malformed', 'agent', 'answered with another task than the one that was asked for')
    return readTask(asTask.data)
  }
  const asMessage = message.safeParse(inner)
  if (!asMessage.success || (asMessage.data.parts.length === 0 && asMessage.data.content.length === 0))
    return fault('malformed', 'agent', 'answered with neither a message nor a task')
  const { contextId, metadata: about } = asMessage.data
  return said(partsOf(asMessage.data), { ...(contextId && { contextId }) }, [about])
}

/** `TASK_STATE_INPUT_REQUIRED`, `input-required` and the number of either are one state. */
function stateOf(given: string | number): string {
  if (typeof given === 'number') return states[given] ?? 'unspecified'
  return given
    .toLowerCase()
    .replace(/^task_state_/, '')
    .replaceAll('_', '-')
}
const states = [
  'unspecified',
  'submitted',
  'working',
  'completed',
  'failed',
  'canceled',
  'input-required',
  'rejected',
]

const atWork = new Set(['submitted', 'working', 'unspecified'])

function readTask({ id: taskId, contextId, status, artifacts, metadata: about }: Task): Judged<A2aAnswer> {
  const state = stateOf(status.state)
  const told = status.message ? partsOf(status.message) : []
  const context = contextId ?? status.message?.contextId
  const place = context === undefined ? {} : { contextId: context }
  if (atWork.has(state)) {
    return taskId === undefined
      ? fault('malformed', 'agent', 'answered with a task that has no id')
      : { ok: true, value: { kind: 'working', taskId, talk: { ...place, taskId } } }
  }
  const last = artifacts.at(-1)
  const made = last?.parts ?? []
  const abouts = [status.message?.metadata, last?.metadata, about].flatMap((one) => one ?? [])
  // A task that waits for the next message asks by its status. One that is done has put its answer down.
  if (state === 'input-required') {
    return said(told.length > 0 ? told : made, { ...place, ...(taskId && { taskId }) }, abouts)
  }
  if (state === 'completed') return said(made.length > 0 ? made : told, place, abouts)
  const words = textOf(told)
  return fault(
    'refused',
    'agent',
    `its task is ${state.slice(0, 40)}${words === '' ? '' : `: ${quoted(words)}`}`,
  )
}

const partsOf = ({ parts: newer, content: older }: Message) => (newer.length > 0 ? newer : older)

function said(given: readonly unknown[], talk: Talk, abouts: readonly unknown[]): Judged<A2aAnswer> {
  const usage = abouts.map(usageIn).find((found) => found !== undefined)
  const thoughts = textOf(given.filter(isThought))
  const text = textOf(given.filter((one) => !isThought(one)))
  if (text === '' && thoughts === '')
    return fault('malformed', 'agent', 'answered with a message without a text')
  return { ok: true, value: { kind: 'said', text, thoughts, talk, ...(usage && { usage }) } }
}

const thought = z.looseObject({ metadata: z.looseObject({ adk_thought: z.literal(true) }) })
/** The Agent Development Kit marks what a model only thought. */
const isThought = (part: unknown) => thought.safeParse(part).success

const part = z.looseObject({ text: z.string().optional().catch(undefined), data: z.unknown().optional() })

/** All texts in order. Data is written as JSON, which is read wherever it stands. */
function textOf(given: readonly unknown[]): string {
  const lines = given.map((one) => {
    const { text, data } = part.safeParse(one).data ?? {}
    return text ?? (data === undefined || data === null ? '' : jsonOf(data))
  })
  return lines.join('\n').trim()
}

/** Protocol buffers of version 0.3 wrap data once more. */
function jsonOf(data: unknown): string {
  const inner = z.strictObject({ data: z.record(z.string(), z.unknown()) }).safeParse(data)
  return typeof data === 'string' ? data : JSON.stringify(inner.data?.data ?? data)
}

const count = z.int().min(0)
const usages = [
  z.object({ inputTokens: count, outputTokens: count }),
  z
    .object({ input_tokens: count, output_tokens: count })
    .transform((u) => ({ inputTokens: u.input_tokens, outputTokens: u.output_tokens })),
  z
    .object({ prompt_tokens: count, completion_tokens: count })
    .transform((u) => ({ inputTokens: u.prompt_tokens, outputTokens: u.completion_tokens })),
  z
    .object({ promptTokenCount: count, candidatesTokenCount: count })
    .transform((u) => ({ inputTokens: u.promptTokenCount, outputTokens: u.candidatesTokenCount })),
] as const

const usageKept = z.looseObject({
  usage: z.unknown().optional(),
  adk_usage_metadata: z.unknown().optional(),
})

/** The protocol has no place for tokens, so agents put them into their metadata. */
function usageIn(about: unknown): Usage | undefined {
  const read = usageKept.safeParse(about).data
  const given = read?.usage ?? read?.adk_usage_metadata
  return usages.map((form) => form.safeParse(given).data).find((found) => found !== undefined)
}
