import { answerNames, objectsIn, withoutThinking } from '@wis/games'
import type { GameRequest } from '@wis/protocol'
import { entriesToRead } from './entries-to-read.ts'
import { lastField, textOf } from './fields.ts'
import { mendedObject } from './mended-object.ts'
import { cut, longestReasoning, printable, spoken, withoutMarkdown, withoutMiddle } from './spoken.ts'
import type { ReadReply } from './spoken.ts'

/**
 * Reads any output of a model in any game: the text that the game reads, and the model's reasons. Never throws. The
 * text is empty if the model only thought aloud and named no answer in a whole object.
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
  const field = Object.hasOwn(request.fields.properties, 'reasoning')
    ? undefined
    : lastField(objects, 'reasoning')
  const given = field && textOf(field.value)
  const reasons = [thoughts, given ?? besides(answer, text)].map((part) => part.trim())
  const reasoning = cut(printable(reasons.filter((part) => part !== '').join('\n\n')), longestReasoning)
  return { text, ...(reasoning !== '' && { reasoning }) }
}

function answerOf(whole: object, { fields }: GameRequest): string {
  try {
    return JSON.stringify(Object.fromEntries(entriesToRead(whole, fields, (name) => name === 'reasoning')))
  } catch {
    // Too deep to be written as a text, and so no answer.
    return ''
  }
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
