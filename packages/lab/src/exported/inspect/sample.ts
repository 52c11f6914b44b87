import { jsonIn } from '@wis/engine'
import { platformId } from '@wis/protocol'
import { z } from 'zod'
import { conditionName } from '../../report/formats/shown.ts'
import type { Measure } from '../../report/measure.ts'
import type { Report } from '../../report/report.ts'
import type { ExportedPlay } from '../exported-run.ts'
import type { ExportedCall, ToldText } from '../format.ts'

interface OfLog {
  readonly model: string
  readonly measures: readonly Measure[]
  readonly report: Report
  /** When the experiment began: the time of what has none of its own, as in a run in a terminal. */
  readonly began: string
}

/** A match of a subject as a sample: its calls as messages, and the log with them as events. */
export function sampleOf(play: ExportedPlay, of: OfLog) {
  const { model, measures, report } = of
  const { row, match } = play
  const own = play.calls.filter(({ seat }) => seat === row.seat)
  const input = own.reduce((sum, { inputTokens }) => sum + (inputTokens ?? 0), 0)
  const output = own.reduce((sum, { outputTokens }) => sum + (outputTokens ?? 0), 0)
  const usage = { input_tokens: input, output_tokens: output, total_tokens: input + output }
  const messages = conversationOf(own)
  const last = messages.findLast(({ role }) => role === 'assistant')
  const [started, completed] = [match?.log.at(0)?.at, match?.log.at(-1)?.at].map((at) => at || undefined)
  return {
    id: `${row.condition}-${row.deal}`,
    epoch: 1,
    input: inputOf(play, report),
    target: '',
    messages,
    output: outputOf(model, last?.content),
    scores: scoresOf(row, measures),
    metadata: {
      number: row.number,
      deal: row.deal,
      subject: row.subject,
      condition: row.condition,
      seat: row.seat + 1,
      factors: row.factors,
      end: row.end,
      ...(row.match !== undefined && { match: row.match }),
      ...(match && { language: match.language, log_sha256: match.hash }),
      ...(match && match.commitment !== '' && { commitment: match.commitment }),
      ...(row.tokens !== undefined && { tokens: row.tokens }),
      ...(row.usd !== undefined && { usd: row.usd }),
    },
    store: {},
    events: eventsOf(play, own, of),
    model_usage: input + output > 0 ? { [model]: usage } : {},
    role_usage: {},
    ...(started !== undefined && completed !== undefined && { started_at: started, completed_at: completed }),
    ...(row.ms !== undefined && { total_time: row.ms / 1000 }),
    attachments: {},
  }
}

function inputOf({ row, match }: ExportedPlay, { names }: Report): string {
  const condition = conditionName({ names }, row.condition, 'en')
  const factors = Object.entries(row.factors).map(([factor, level]) => `${factor} ${level}`)
  return [
    `${names.game.en}, deal ${row.deal}${match ? ` in ${match.language}` : ''}`,
    `${row.subject} at seat ${row.seat + 1}`,
    condition,
    ...factors,
  ].join('; ')
}

/** All calls after each other. A message that stood at the beginning of the call before is not told again. */
function conversationOf(calls: readonly ExportedCall[]): readonly ChatMessage[] {
  let before: readonly ChatMessage[] = []
  return calls.flatMap((call) => {
    const { asked, said } = messagesOf(call)
    const known = asked.findIndex((message, at) => !isSame(message, before[at]))
    before = asked
    return [...asked.slice(known === -1 ? asked.length : known), ...(said ? [said] : [])]
  })
}

const isSame = (one: ChatMessage, other: ChatMessage | undefined) =>
  one.role === other?.role && one.content === other.content

const outputOf = (model: string, completion: string | undefined) => ({
  model,
  choices:
    completion === undefined
      ? []
      : [
          {
            message: { role: 'assistant', content: completion, source: 'generate', model },
            stop_reason: 'stop',
          },
        ],
  completion: completion ?? '',
})

/** Each measure of the match alone. One that the match says nothing about has no score. */
function scoresOf(row: ExportedPlay['row'], measures: readonly Measure[]) {
  if (row.end === 'void') return {}
  return Object.fromEntries(
    measures.flatMap((measure) => {
      const [above, below] = [measure.of(row), measure.per(row)]
      if (below === 0) return []
      const score = {
        value: above / below,
        explanation: measure.formula.en,
        metadata: { numerator: above, denominator: below },
        history: [],
      }
      return [[measure.id, score]]
    }),
  )
}

/** Every entry of the log, and before it the call whose answer it became. */
function eventsOf({ match, row }: ExportedPlay, calls: readonly ExportedCall[], { model, began }: OfLog) {
  const entries = match?.log ?? []
  const at = timesFrom(entries[0]?.at, began)
  const told = entries.flatMap((entry) => [
    ...calls.filter(({ seq }) => seq === entry.seq).map((call) => modelEvent(call, model, at(entry.at))),
    { event: 'info', ...at(entry.at), source: platformId, data: { seq: entry.seq, ...entry.event } },
  ])
  const seqs = new Set(entries.map(({ seq }) => seq))
  const others = calls
    .filter(({ seq }) => !seqs.has(seq))
    .map((call) => modelEvent(call, model, at(undefined)))
  return [...others, ...told].map((event, place) => ({ uuid: `${row.number}-${place + 1}`, ...event }))
}

/** The time of an event, and the seconds since the first one. */
function timesFrom(first: string | undefined, began: string) {
  const from = Date.parse(first ?? '')
  return (time: string | undefined) =>
    time === undefined || Number.isNaN(Date.parse(time))
      ? { timestamp: began, working_start: 0 }
      : { timestamp: time, working_start: (Date.parse(time) - from) / 1000 }
}

function modelEvent(
  call: ExportedCall,
  model: string,
  at: { readonly timestamp: string; readonly working_start: number },
) {
  const { asked, said, parameters } = messagesOf(call)
  const { inputTokens, outputTokens, latencyMs, failure, tries } = call
  const usage =
    inputTokens === null && outputTokens === null
      ? {}
      : {
          usage: {
            input_tokens: inputTokens ?? 0,
            output_tokens: outputTokens ?? 0,
            total_tokens: (inputTokens ?? 0) + (outputTokens ?? 0),
          },
        }
  const served = tries.at(-1)?.served?.model ?? model
  return {
    event: 'model',
    ...at,
    model,
    input: asked,
    tools: [],
    tool_choice: 'none',
    config: generateConfigOf(parameters),
    output: { ...outputOf(served, said?.content), ...usage, time: latencyMs / 1000 },
    working_time: latencyMs / 1000,
    ...(tries.length > 1 && { retries: tries.length - 1 }),
    ...(failure !== null && { error: failure }),
  }
}

interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** One call to a model, as messages and an answer. */
interface AskedAndSaid {
  readonly asked: readonly ChatMessage[]
  readonly said: ChatMessage | null
  readonly parameters: Readonly<Record<string, unknown>>
}

const chat = z.array(z.looseObject({ role: z.string(), content: z.unknown() }))

/** What was asked in the last exchange of a call, and what came of it. What its owner keeps private is named by its hash. */
function messagesOf({ tries, reply }: ExportedCall): AskedAndSaid {
  const last = tries.at(-1)
  return {
    asked: last?.asked ? askedIn(last.asked) : [],
    said: reply === null ? null : { role: 'assistant', content: toldIn(reply) },
    parameters: last?.parameters ?? {},
  }
}

/** The messages to a model. A program is sent one request, which stands for one. */
function askedIn(told: ToldText): readonly ChatMessage[] {
  const read = told.text === undefined ? undefined : chat.safeParse(jsonIn(told.text)).data
  if (!read) return [{ role: 'user', content: toldIn(told) }]
  return read.map(({ role, content }) => ({
    role: role === 'system' || role === 'assistant' ? role : 'user',
    content: typeof content === 'string' ? content : JSON.stringify(content),
  }))
}

const toldIn = ({ text, sha256 }: ToldText) => text ?? `[not published by its owner; SHA-256 ${sha256}]`

/** The settings of a call by the names that such logs have for them. */
export function generateConfigOf(
  parameters: Readonly<Record<string, unknown>>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(configNames).flatMap(([name, names]) => {
      const value = names.map((one) => parameters[one]).find((one) => typeof one === 'number')
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

const configNames = {
  temperature: ['temperature'],
  top_p: ['top_p', 'topP'],
  max_tokens: ['max_tokens', 'maxTokens', 'max_completion_tokens'],
  seed: ['seed'],
  frequency_penalty: ['frequency_penalty'],
  presence_penalty: ['presence_penalty'],
} as const
