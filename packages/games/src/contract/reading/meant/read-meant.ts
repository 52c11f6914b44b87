import type {
  ChoiceField,
  Field,
  FieldValue,
  FieldValues,
  NumberField,
  PicksField,
  SeatField,
} from '../../field.ts'
import { plainForm } from '../mentions.ts'
import { namesGivenTwice, objectsIn, withoutObjects } from '../objects-in.ts'
import {
  brokenJson,
  correctionsIn,
  givenFor,
  linesOf,
  longestText,
  markedIn,
  readProse,
  readValue,
  textOf,
} from '../read-fields.ts'
import type { Filled } from '../read-fields.ts'
import { entriesMeant, isDenying, namesOfAnswer } from './entries-meant.ts'
import { isAddressed } from './left-open.ts'
import { choicesNamed, seatsNamed } from './named-values.ts'
import type { Named } from './named-values.ts'
import { withJson } from './python-objects.ts'
import { differs, isApproximate, readNumber, together } from './read-number.ts'
import type { PartRead } from './read-number.ts'
import { spelledOut } from './spelled-out.ts'

type Levels = ReturnType<typeof entriesMeant>
type Worded = ChoiceField | SeatField | NumberField | PicksField

/** The text under these names is about the answer, and not the answer. */
const besideAnswer =
  /reason|thought|think|why|note|comment|analysis|explan|plan|say|message|理由|思考|想法|分析|说明/iu
/** A longer text in an object is no value. */
const longestEntry = 24

/**
 * The values that a seat means by its answer: as JSON with the names of the fields, or in words. Words are read only
 * if all parts of the answer that name a value name the same, and no clause denies it. Total.
 */
export function readMeant(fields: readonly Field[], text: string, answerNames = namesOfAnswer): Filled {
  const said = withJson(text.slice(0, longestText))
  const levels = entriesMeant(objectsIn(said))
  const twice = namesGivenTwice(said).map(plainForm)
  const values: Record<string, FieldValue> = {}
  const isSingle = fields.filter(({ optional }) => !optional).length === 1
  for (const field of fields) {
    if (!field.optional && twice.some((name) => namesOf(field, isSingle ? answerNames : []).includes(name)))
      return { ok: false, field: field.name, reason: 'ambiguous' }
    const read = readField(field, { said, levels, isOnly: isSingle && !field.optional, answerNames })
    if (read === undefined) continue
    if ('value' in read) values[field.name] = read.value
    else if (!field.optional) return { ok: false, field: field.name, reason: read.reason }
  }
  return { ok: true, values: values satisfies FieldValues }
}

const namesOf = ({ name, label }: Field, more: readonly string[]) => [name, label.zh, ...more].map(plainForm)

interface Answer {
  readonly said: string
  readonly levels: Levels
  /** Only this field has to be in it. */
  readonly isOnly: boolean
  /** Under which the answer stands in an object as well, if it is the only field. */
  readonly answerNames: readonly string[]
}

function readField(field: Field, answer: Answer): PartRead<FieldValue> | undefined {
  if (field.optional || field.kind === 'text' || field.kind === 'list' || field.kind === 'guesses') {
    const { levels, said, isOnly, answerNames } = answer
    const given = givenFor(field, levels, isOnly) ?? (isOnly ? givenUnder(answerNames, levels)[0] : undefined)
    if (given === undefined && field.optional) return undefined
    // Notes in an object are never what is said.
    if (given === undefined && isOnly && isObjectAlone(said, levels)) return noValue
    const read = given === undefined ? readProse(field, said, isOnly) : readValue(field, given)
    return 'value' in read ? { value: read.value, bare: false } : read
  }
  return readWorded(field, answer)
}

export const isObjectAlone = (said: string, levels: Levels) =>
  (levels.length > 0 || /^\s*\{\s*\}\s*$/u.test(said)) && !/[\p{L}\p{N}]/u.test(withoutObjects(said))

function readWorded(field: Worded, { said, levels, isOnly, answerNames }: Answer): PartRead<FieldValue> {
  const names = [[field.name], ...(isOnly ? answerNames.map((name) => [name]) : [])]
  for (const name of names) {
    const given = givenUnder(name, levels)
    if (given.length === 0) continue
    const read = together(given.map((value) => readPart(field, meantBy(value))))
    if (!isOnly) return read
    const other = answerNames
      .flatMap((one) => givenUnder([one], levels))
      .filter((value) => !isScore(value, given))
    if (other.some((value) => differs(readPart(field, meantBy(value)), read))) return { reason: 'ambiguous' }
    return unmarkedElsewhere(field, said, isReadable(read) ? read : readObjects(field, levels))
  }
  const inObjects = isOnly && levels.length > 0 ? readObjects(field, levels) : noValue
  if (isReadable(inObjects)) return unmarkedElsewhere(field, said, inObjects)
  const broken = isObjectAlone(said, levels) ? undefined : brokenJson(field, said)
  const named = namedLines(field, said)
  const behindName = broken === undefined ? named : [broken]
  if (behindName.length > 0) {
    const marked = isOnly && named.length > 0 ? markedIn(said) : []
    const read = together([...behindName, ...marked].map((part) => readPart(field, part)))
    return isOnly && named.length > 0 ? undoubted(field, said, read) : read
  }
  return isOnly ? readWords(field, said) : noValue
}

const noValue = { reason: 'unreadable' } as const
const isReadable = (read: PartRead<unknown>) => 'value' in read || read.reason !== 'unreadable'

/** An object may be an example, if a marked line beside it names another value. */
function unmarkedElsewhere(field: Worded, said: string, read: PartRead<FieldValue>): PartRead<FieldValue> {
  const marked = markedIn(withoutObjects(said)).map((part) => readPart(field, part))
  const behind = linesOf(said.slice(said.lastIndexOf('}') + 1))
  const ends = behind.map((part) => readPart(field, part)).filter(isBare)
  const isDoubted =
    [...marked, ...ends].some((part) => differs(part, read)) || isCorrected(field, behind, read)
  return isDoubted ? { reason: 'ambiguous' } : read
}

/** Beside an answer in words, a number tells how good it is. */
const isScore = (value: unknown, given: readonly unknown[]) =>
  typeof value === 'number' && given.some((one) => typeof one === 'string')

/** The values under these names at the outermost level that has any. */
function givenUnder(names: readonly string[], levels: Levels): readonly unknown[] {
  const wanted = names.map(plainForm)
  for (const entries of levels) {
    const found = entries.filter(([name, value]) => value !== null && wanted.includes(plainForm(name)))
    if (found.length > 0) return found.map(([, value]) => value)
  }
  return []
}

/** An answer in several entries, such as `"row": 2, "col": 3`, is read as if it was said in one. */
const readObjects = (field: Worded, levels: Levels): PartRead<FieldValue> =>
  levels.map((entries) => readPart(field, entriesInWords(entries))).find(isReadable) ?? noValue

/** Entries as if they were said, without those that are about the answer. */
export const entriesInWords = (entries: Levels[number]): string =>
  entries
    .filter(([name, value]) => !besideAnswer.test(name) && isShort(value))
    .map(([name, value]) => `${isDenying(name) ? 'never ' : ''}${name} ${String(value)}`)
    .join(' ')

const isShort = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && value.length <= longestEntry) ||
  (Array.isArray(value) && value.every((one) => typeof one !== 'object' && isShort(one)))

/** The words of a value as they are meant: `{"not": "fold"}` is no “fold”. */
function meantBy(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return textOf(value)
  return Object.entries(value)
    .map(([name, inner]) => `${isDenying(name) ? 'never ' : ''}${textOf(inner)}`)
    .join(' ')
}

function namedLines({ name, label }: Worded, text: string): readonly string[] {
  const names = [name, label.zh].join('|')
  const lines = text.matchAll(new RegExp(`(?:^|\\n)[^\\p{L}\\p{N}]*(?:${names})\\W{0,3}[:：=](.*)`, 'giu'))
  return [...lines].map(([, said = '']) => said).filter((said) => said.trim() !== '')
}

/** A marked part counts before the others. Without one, no two parts may name different values. */
function readWords(field: Worded, text: string): PartRead<FieldValue> {
  const lines = linesOf(text)
  if (field.kind === 'seat' && listsAnotherSeat(field, lines)) return { reason: 'ambiguous' }
  const [first, last] = [lines[0] ?? '', lines.at(-1) ?? ''].map((line) => readPart(field, line))
  if (!first || !last) return noValue
  const marked = together(markedIn(text).map((part) => readPart(field, part)))
  if (isReadable(marked)) {
    return undoubted(field, text, marked)
  }
  if (lines.length < 2) return first
  if (differs(first, last)) return { reason: 'ambiguous' }
  if (isBare(first) && mayDiffer(last, first)) return { reason: 'ambiguous' }
  const whole = readPart(field, text)
  if ('reason' in whole && whole.reason !== 'unreadable') {
    // Thoughts that name many values may lead to one that stands alone at the end.
    if (!isBare(last)) return whole
    const read = lines.map((line) => readPart(field, line))
    const isAsked = read.some((line) => 'reason' in line && line.reason === 'unsure' && mayDiffer(line, last))
    return isAsked ? { reason: 'ambiguous' } : together(read.filter(isBare))
  }
  return together([first, last, whole])
}

/** A line of a list that is a seat alone: “Round 2: Player 3”. */
const seatAlone =
  /^[^\p{L}\p{N}]*(?:(?:round|turn)\s*\d+|第\s*\d+\s*[轮回]|\d+(?=[.)、:：]))?[^\p{L}\p{N}]*(?:player|玩家)\s*(\d+)[^\p{L}\p{N}]*$/iu

/** Whether a list names a seat that cannot be chosen beside one that can, so that no line is the whole answer. */
function listsAnotherSeat({ seats }: SeatField, lines: readonly string[]): boolean {
  const listed = lines.flatMap((line) => seatAlone.exec(line)?.[1] ?? [])
  const numbers = seats.map(({ alias }) => /\d+$/u.exec(alias)?.[0])
  return listed.some((one) => numbers.includes(one)) && listed.some((one) => !numbers.includes(one))
}

const mayDiffer = (open: PartRead<FieldValue>, read: PartRead<FieldValue>) =>
  'reason' in open && (open.loose ?? []).some((value) => differs(read, { value, bare: false }))
/** A marked value is in doubt if the first or the last line is another value alone. */
function undoubted(field: Worded, text: string, marked: PartRead<FieldValue>): PartRead<FieldValue> {
  const lines = linesOf(text)
  const isDoubted = [lines[0] ?? '', lines.at(-1) ?? '']
    .map((line) => readPart(field, line))
    .some((read) => isBare(read) && differs(read, marked))
  return isDoubted || isCorrected(field, lines, marked) ? { reason: 'ambiguous' } : marked
}

/** Whether a later line corrects a value, and names another one. */
const isCorrected = (field: Worded, lines: readonly string[], read: PartRead<FieldValue>): boolean =>
  correctionsIn(lines).some((line) => {
    const said = readPart(field, line)
    return 'value' in said ? differs(said, read) : said.reason !== 'unreadable' || mayDiffer(said, read)
  })

const isBare = (read: PartRead<unknown>) => 'value' in read && read.bare

function readPart(field: Worded, text: string): PartRead<FieldValue> {
  const read = readAlone(field, text)
  const listsPlayers = field.kind === 'seat' || field.kind === 'picks'
  return 'value' in read && isAddressed(text, listsPlayers) ? { reason: 'unsure' } : read
}

function readAlone(field: Worded, text: string): PartRead<FieldValue> {
  switch (field.kind) {
    case 'number':
      return readNumber(field, text)
    case 'choice': {
      const read = onlyOf(choicesNamed(field, text))
      const isRough = 'reason' in read && read.reason === 'unsure' && isApproximate(spelledOut(text))
      return isRough ? { ...read, reason: 'approximate' } : read
    }
    case 'seat': {
      const read = onlyOf(seatsNamed(field, text))
      return 'value' in read && trusted.test(text) ? { reason: 'unsure' } : read
    }
    case 'picks': {
      const { values, denied, chosen, goesOn, bare } = choicesNamed(field, text)
      if (values.length === 0) return noValue
      if (denied) return { reason: 'denied' }
      if (goesOn) return { reason: 'ambiguous' }
      if (values.length < field.least || values.length > field.most) return { reason: 'wrong-number' }
      if (!chosen) return { reason: 'unsure' }
      // In the order of the list, so that the same values are the same answer.
      const inOrder = field.choices.map(({ value }) => value).filter((value) => values.includes(value))
      return { value: inOrder, bare }
    }
  }
}

/** Whoever is praised is not accused, and neither is whoever shall decide: “Player 2 is right”. */
const trusted = new RegExp(
  [
    String.raw`(?<![a-z])(?<!would |'d )(?:like|love|believe|trust)(?: in)? player ?\d{1,2}(?!\d)(?! (?:is|as|for|to be|was|must|has|may|might|looks|seems|out)(?![a-z]))`,
    String.raw`(?<![a-z])(?:let|(?:vote|agree|along|together|same) with) player ?\d`,
    String.raw`(?<![a-z])(?:want|wish) player ?\d{1,2} (?:to (?:stay|live|win|decide)|well)(?![a-z])`,
    String.raw`(?<![a-z])player ?\d{1,2} (?:is|was|seems|sounds) (?:(?:a|an|the|my|our|definitely|clearly|surely|certainly|really|very|most|quite) )*(?:good|right|correct|ok|okay|safe|safest|sound|best|better|sensible|smart|wise)(?! (?:choice|option|answer|pick|guess|vote|one|target|suspect|bet))(?![a-z])`,
    String.raw`(?:让|由|相信|信任|喜欢)\s?玩家\s?\d`,
    String.raw`玩家\s?\d{1,2}\s?(?:是|说得|说的)(?:很|最)?(?:对|好|正确)(?:的)?(?!选择|答案|目标)`,
  ].join('|'),
  'iu',
)

function onlyOf<Value extends FieldValue>({
  values,
  denied,
  chosen,
  goesOn,
  bare,
  loose,
}: Named<Value>): PartRead<Value> {
  const [value, ...others] = values
  if (value === undefined) return { reason: 'unreadable', loose }
  if (denied) return { reason: 'denied' }
  if (others.length > 0 || goesOn) return { reason: 'ambiguous' }
  return chosen ? { value, bare } : { reason: 'unsure', loose }
}
