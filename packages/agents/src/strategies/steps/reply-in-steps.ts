import type { StrategyStep } from '@wis/games'
import { messagesForStep, stepsInGame } from '@wis/protocol'
import type { GameRequest, Minds, StepAt, StepTaken, Strategy } from '@wis/protocol'
import type { ChatReply, ChatTurn } from '../../adapters/chat.ts'
import type { AgentReply, Attempt, Usage } from '../../agent.ts'
import { cut, longestReasoning } from '../reply/spoken.ts'
import { readStep } from './read-step.ts'

export interface InSteps {
  readonly strategy: Strategy
  readonly request: GameRequest
  readonly steps: readonly StrategyStep[]
  /** The table of an earlier turn. */
  readonly earlier?: Minds | undefined
  /** In milliseconds since 1970, as is `now`. */
  readonly deadline: number
  readonly signal: AbortSignal
  now(): number
  ask(turn: Pick<ChatTurn, 'messages' | 'deadline'>): Promise<ChatReply>
}

type Failed = Extract<ChatReply, { ok: false }>

/** The calls of a turn so far. */
interface SoFar {
  readonly taken: StepTaken[]
  readonly attempts: Attempt[]
  readonly reasons: string[]
  usage: Usage | undefined
  failure: Failed | undefined
  /** A call failed, or one that was to answer did not. From then on only an answer is still sought. */
  isHurt: boolean
}

/** The time that the platform needs to take the answer. */
const handInMs = 750
/** With less time than this, another call could hardly bring anything. */
const leastUsefulMs = 1_500
/** The share of the time left that a call may take as long as there is no answer. */
const shareOfNotes = 1 / 3
const shareOfAnswer = 3 / 4
/** As much of a model's words is kept as of an answer. */
const keptUnits = 8_192

/**
 * Asks a model in several calls. A failed call, a call without a readable result and a turn whose time is nearly over
 * all end in the best answer so far. Without any, the failure is that of the last call. Never throws.
 */
export async function replyInSteps(asked: InSteps): Promise<AgentReply> {
  const soFar: SoFar = {
    taken: [],
    attempts: [],
    reasons: [],
    usage: undefined,
    failure: undefined,
    isHurt: false,
  }
  const { steps, request, signal } = asked
  for (const [index, step] of steps.entries()) {
    const isDone = hasAnswer(soFar.taken, request)
    const isWanted = !soFar.isHurt || (!isDone && isAnswering({ step }, request))
    if (!isWanted) continue
    const until = timeFor(asked, { step, isDone, isLast: index === steps.length - 1 })
    if (signal.aborted || until - asked.now() < leastUsefulMs) break
    await take(asked, soFar, { at: { step, place: index + 1, of: steps.length }, until })
  }
  return replyFrom(asked, soFar)
}

interface Stage {
  readonly step: StrategyStep
  /** Whether there is an answer already. Then a call may take all the time there is. */
  readonly isDone: boolean
  readonly isLast: boolean
}

function timeFor({ deadline, now, request }: InSteps, { step, isDone, isLast }: Stage): number {
  const end = deadline - handInMs
  if (isDone || isLast) return end
  const share = isAnswering({ step }, request) ? shareOfAnswer : shareOfNotes
  return now() + (end - now()) * share
}

async function take(
  { strategy, request, earlier, ask }: InSteps,
  soFar: SoFar,
  { at, until }: { readonly at: StepAt; readonly until: number },
): Promise<void> {
  const { taken, attempts, reasons } = soFar
  const reply = await ask({
    messages: messagesForStep(request, at, taken, { ...strategy, earlier }),
    deadline: until,
  })
  attempts.push(...attemptsOf(reply, at))
  if (!reply.ok) {
    soFar.failure = reply
    soFar.isHurt = true
    return
  }
  const { text, thoughts, usage } = reply.completion
  soFar.usage = sumOf(soFar.usage, usage)
  const spoken = { text, ...(thoughts !== undefined && { thoughts }) }
  const { values, reasoning } = readStep(strategy, spoken, request, at.step)
  if (reasoning !== undefined) reasons.push(`${at.step.name[request.language]}: ${reasoning}`)
  if (Object.keys(values).length > 0) taken.push({ step: at.step, values })
  if (isAnswering(at, request) && !hasAnswer(taken, request)) soFar.isHurt = true
}

/** Every exchange says which call of the turn it belongs to, and the last one of a call what came of it. */
function attemptsOf(reply: ChatReply, { step, place, of }: StepAt): readonly Attempt[] {
  const call = { place, of, name: step.name }
  const last = (reply.attempts?.length ?? 0) - 1
  return (reply.attempts ?? []).map((attempt, index) => {
    if (!reply.ok || index < last) return { ...attempt, call }
    const { text, usage } = reply.completion
    return { ...attempt, call: { ...call, said: text.slice(0, keptUnits), ...(usage && { usage }) } }
  })
}

const sumOf = (one: Usage | undefined, other: Usage | undefined): Usage | undefined =>
  one && other
    ? {
        inputTokens: one.inputTokens + other.inputTokens,
        outputTokens: one.outputTokens + other.outputTokens,
      }
    : (one ?? other)

/** The table of this turn. Where exactly one seat is what the others look for, its own row is what the agent believes. */
function mindsIn({ strategy, request }: InSteps, taken: readonly StepTaken[]) {
  const { minds } = (taken.findLast(({ values }) => values['minds'])?.values ?? {}) as { minds?: Minds }
  const beliefs = stepsInGame(strategy, request.game)?.minds?.isOne ? minds?.[request.alias] : undefined
  return { ...(minds && { minds }), ...(beliefs && { beliefs }) }
}

function replyFrom(asked: InSteps, { taken, attempts, reasons, usage, failure }: SoFar): AgentReply {
  const { request } = asked
  const answer = answerOfSteps(taken, request)
  const used = { ...(usage && { usage }), attempts }
  if (answer) {
    const reasoning = cut(reasons.join('\n\n'), longestReasoning)
    const told = { ...(reasoning !== '' && { reasoning }), ...mindsIn(asked, taken) }
    return { ok: true, text: JSON.stringify(answer), ...told, ...used }
  }
  if (failure) return { ...failure, ...used }
  const detail = attempts.length === 0 ? 'there was no time left for a call' : 'no call came to an answer'
  const why = attempts.length === 0 ? 'timeout' : 'malformed'
  return { ok: false, failure: why, verdict: 'agent', detail, ...used }
}

type Fields = Pick<GameRequest, 'fields'>
type Values = StepTaken['values']
type Property = GameRequest['fields']['properties'][string]

/** Whether a call fills in all that an answer must have. */
const isAnswering = ({ step }: Pick<StepTaken, 'step'>, { fields }: Fields): boolean =>
  fields.required.every((name) => step.fields.includes(name))

const hasAll = ({ values }: Pick<StepTaken, 'values'>, { fields }: Fields): boolean =>
  fields.required.every((name) => Object.hasOwn(values, name))

/** Whether one of the calls has given a whole answer. */
const hasAnswer = (taken: readonly StepTaken[], request: Fields): boolean =>
  taken.some((one) => hasAll(one, request))

/**
 * The answer of a turn: the move of the last call whose move has the right form, and the last notes of all calls.
 * Undefined if no call gave a whole answer.
 */
function answerOfSteps(taken: readonly StepTaken[], request: Fields): Values | undefined {
  const { required, properties } = request.fields
  const whole = taken.filter((one) => hasAll(one, request))
  const chosen =
    whole.findLast(({ values }) => required.every((name) => fits(properties[name], values[name]))) ??
    whole.at(-1)
  if (!chosen) return undefined
  const move = Object.entries(chosen.values).filter(([name]) => !isNote(properties[name]))
  const answer = Object.fromEntries([...move, ...notesOf(taken, request)])
  return { ...answer, ...keptOf(taken, answer, request) }
}

const isNote = (property: Property | undefined) =>
  property !== undefined && 'note' in property && property.note === true

/** For each note the last value in the right form, or else the last one. */
function notesOf(taken: readonly StepTaken[], { fields }: Fields): readonly (readonly [string, unknown])[] {
  return Object.entries(fields.properties).flatMap(([name, property]) => {
    if (!isNote(property)) return []
    const given = taken.filter(({ values }) => Object.hasOwn(values, name)).map(({ values }) => values[name])
    const last = given.findLast((value) => fits(property, value)) ?? given.at(-1)
    return last === undefined ? [] : [[name, last] as const]
  })
}

/** First versions that a later call has changed. */
function keptOf(taken: readonly StepTaken[], answer: Values, { fields }: Fields): Values {
  const kept = taken.flatMap(({ step: { keeps }, values }) => {
    const first = keeps && values[keeps.field]
    const isKept =
      keeps !== undefined &&
      first !== undefined &&
      first !== answer[keeps.field] &&
      Object.hasOwn(fields.properties, keeps.note)
    return isKept ? [[keeps.note, first] as const] : []
  })
  return Object.fromEntries(kept)
}

/** Whether a value has the form of its field. The rules of the game may still refuse it. */
function fits(property: Property | undefined, value: unknown): boolean {
  if (property === undefined) return false
  if ('enum' in property || 'maxLength' in property) return typeof value === 'string' && value.trim() !== ''
  if ('uniqueItems' in property) {
    const { minItems, maxItems, items } = property
    return (
      Array.isArray(value) &&
      value.length >= minItems &&
      value.length <= maxItems &&
      value.every((one) => items.enum.includes(String(one)))
    )
  }
  if (property.type === 'object') return typeof value === 'object' && value !== null
  return value !== null && value !== undefined
}
