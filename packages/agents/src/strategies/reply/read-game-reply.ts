import { answerNames, namesOfAnswer, objectsIn, withoutThinking } from '@wis/games'
import type { GameRequest, Strategy } from '@wis/protocol'
import { filledPrompt, isGameRequest, promptValues, thinksFirst } from '@wis/protocol'
import type { AnyRequest } from '../../agent.ts'
import { readReply } from '../../legacy/read-reply.ts'
import { askedBeside, toldByModel } from './beliefs.ts'
import { mendedObject, normalName, textOf } from './mended-object.ts'
import type { lastField } from './mended-object.ts'
import { cut, printable, spoken, withoutMarkdown, withoutMiddle } from './spoken.ts'
import type { ReadReply } from './spoken.ts'

/**
 * Reads any output of a model in any game: the text that the game reads, the model's reasons, and its beliefs where some
 * seats hide. Never throws. The text is empty if the model only thought aloud and named no answer in a whole object.
 */
export function readGameReply(reply: string, request: GameRequest, isLastLine: boolean): ReadReply {
  const { thoughts, answer } = withoutThinking(withoutMiddle(reply))
  const read = objectsIn(answer === '' ? thoughts : answer)
  const mended = read.length === 0 && mendedObject(answer)
  const objects = mended ? [mended] : read
  const whole = objects.filter((object) =>
    request.fields.required.every((name) => Object.hasOwn(object, name)),
  )
  // Several answers are for the rules to judge. Of several drafts in thoughts the last counts.
  const answers = new Set(
    (answer === '' ? whole.slice(-1) : whole).map((object) => answerOf(object, request)),
  )
  const text =
    answers.size > 0 ? [...answers].join('\n') : answer === '' ? '' : proseOf(answer, request, isLastLine)
  const reasonsIn = (field: ReturnType<typeof lastField>) =>
    [thoughts, (field && textOf(field.value)) ?? besides(answer, text)]
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join('\n\n')
  const { aliases } = request
  return { text, ...toldByModel(askedBeside(request), objects, { aliases, reasonsIn }) }
}

function answerOf(whole: object, request: GameRequest): string {
  const beside: readonly string[] = askedBeside(request)
  const isBeside = (name: string) => beside.includes(name)
  try {
    return JSON.stringify(Object.fromEntries(entriesToRead(whole, request.fields, isBeside)))
  } catch {
    // Too deep to be written as a text, and so no answer.
    return ''
  }
}

type Fields = GameRequest['fields']
type Property = Fields['properties'][string]

/**
 * The entries of an object that its game reads. An answer of the right form is its fields alone. What its rules may
 * refuse stays as it was sent, because it is quoted with the reason: fields of other turns are a part of it.
 */
export function entriesToRead(
  given: object,
  { properties, required }: Fields,
  isBeside: (name: string) => boolean,
): readonly (readonly [string, unknown])[] {
  const isField = (name: string) => Object.hasOwn(properties, name)
  const entries = Object.entries(given)
  const fitting = entries.filter(([name, value]) => isField(name) && fits(properties[name], value))
  const isFitting =
    required.every((name) => Object.hasOwn(given, name)) &&
    fitting.length === entries.filter(([name]) => isField(name)).length
  const rivals = entries.filter(
    ([name, value]) => !isField(name) && !isBeside(name) && isRival(name, value, fitting),
  )
  return isFitting ? [...fitting, ...rivals] : entries.filter(([name]) => isField(name) || !isBeside(name))
}

/** Another answer under another name: which of them is meant is for the rules to judge. */
const isRival = (name: string, value: unknown, fitting: readonly (readonly [string, unknown])[]): boolean =>
  typeof value === 'string' &&
  namesOfAnswer.some((one) => normalName(one) === normalName(name)) &&
  fitting.every(([, own]) => String(own).trim() !== value.trim())

/** Whether a value may be meant for a field: of lists and guesses, only the rules can tell. */
function fits(property: Property | undefined, value: unknown): boolean {
  if (property === undefined) return false
  if ('enum' in property) return typeof value === 'string' && property.enum.includes(value)
  if (property.type !== 'integer') return true
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return Number.isInteger(number) && Number(number) >= property.minimum && Number(number) <= property.maximum
}

/** An answer without a whole object. A text that goes to the table is cleaned, because nobody marked where it begins. */
function proseOf(answer: string, { fields, alias }: GameRequest, isLastLine: boolean): string {
  const plain = withoutMarkdown(printable(answer)).trim()
  const [name, ...more] = fields.required
  const property = name === undefined ? undefined : fields.properties[name]
  const isSaid = property && 'maxLength' in property && more.length === 0
  if (isSaid && isObjectWithout(plain, [name ?? '', ...answerNames])) return ''
  const isMarked = plain.startsWith('{') || new RegExp(`(?:^|\\n)\\W*${name}\\W{0,3}[:：=]`, 'iu').test(plain)
  if (!isSaid || isMarked) return plain
  const said = isLastLine ? (plain.split('\n').at(-1) ?? plain) : plain
  return spoken(said, { alias, turn: { limit: property.maxLength } })
}

/** Whether a text is an object, or the beginning of one, that names no answer. Private notes are never said aloud. */
const isObjectWithout = (plain: string, names: readonly string[]): boolean =>
  /^\{\s*["'}]/.test(plain) && !new RegExp(`["'](?:${names.join('|')})["']\\s*:`, 'iu').test(plain)

/** The text of an answer before its object, or before its last line if that text is the answer. */
function besides(answer: string, text: string): string {
  const [before = ''] = answer.split(/^[ \t]*(?:```|\{)/m, 1)
  return withoutMarkdown(before).trim() === text ? before.trim().split('\n').slice(0, -1).join('\n') : before
}

/** The model's output. Its thoughts are kept apart if its server reports them apart. */
export interface ModelReply {
  readonly text: string
  readonly thoughts?: string
}

/** Turns a model's reply into a move under a strategy. Never throws. The move is empty if the model said nothing. */
export function moveFrom(strategy: Strategy, { text, thoughts }: ModelReply, request: AnyRequest): ReadReply {
  const reply = thoughts ? `<think>${thoughts}</think>${text}` : text
  if (isGameRequest(request)) return readGameReply(reply, request, thinksFirst(strategy, request))
  const read = readReply(reply, request)
  const postscript = strategy.postscript?.[request.language]
  if (postscript === undefined || request.turn.kind === 'vote' || read.text === '') return read
  const added = filledPrompt(postscript, promptValues(request))
  const room = request.turn.limit - [...added].length - 1
  return { ...read, text: cut(`${cut(read.text, Math.max(0, room))} ${added}`.trim(), request.turn.limit) }
}
