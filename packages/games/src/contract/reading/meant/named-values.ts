import type { Choice, PicksField, ChoiceField, SeatField } from '../../field.ts'
import { plainForm } from '../mentions.ts'
import { onceForEach } from '../read-fields.ts'
import { besideChoosing, isChosen } from './choosing.ts'
import type { Beside } from './choosing.ts'
import { clausesOf } from './clauses.ts'
import type { Clauses } from './clauses.ts'
import { isDenied, isTakenBack } from './denials.ts'
import { spelledOut, withoutSpeaker } from './spelled-out.ts'

/** What a part of an answer names. */
export interface Named<Value> {
  readonly values: readonly Value[]
  readonly denied: boolean
  /** Each of the values is chosen in some sentence, and not only named. */
  readonly chosen: boolean
  /** Another number hangs on to a value, as in “play 1 and 2”. */
  readonly goesOn: boolean
  /** It says hardly anything else. */
  readonly bare: boolean
  /** Values that may be meant: their numbers stand among other words, or the text only asks about them. */
  readonly loose: readonly Value[]
}

interface Spelled<Value> {
  readonly value: Value
  readonly spelling: string
}

/** How the values of a list are written. The longest come first. */
interface Written<Value> {
  readonly words: readonly Spelled<Value>[]
  /** Those that count only where hardly anything else is said: “4”, “yes”. */
  readonly alone: ReadonlyMap<string, Value>
}

const isNumber = (spelling: string) => /^\d+$/u.test(spelling)

function writtenOf<Value>(
  all: readonly {
    readonly value: Value
    readonly ways: readonly string[]
    readonly alone: readonly string[]
  }[],
): Written<Value> {
  const words = new Map<string, Value>()
  const alone = new Map<string, Value>()
  for (const one of all) {
    for (const way of one.ways.map((given) => plainForm(given)).filter((plain) => plain !== '')) {
      const known = isNumber(way) ? alone : words
      if (!known.has(way)) known.set(way, one.value)
    }
    for (const way of one.alone.map(plainForm)) if (!alone.has(way)) alone.set(way, one.value)
  }
  const byLength = [...words].map(([spelling, value]) => ({ spelling, value }))
  return { words: byLength.toSorted((one, other) => other.spelling.length - one.spelling.length), alone }
}

const seatName = /^(?:player |玩家)(\d+)$/iu

/** A seat may go by the name that it has in the other language, and alone by its number. */
function namesOfSeat(alias: string): readonly string[] {
  const number = seatName.exec(alias)?.[1]
  return number === undefined
    ? [alias]
    : [alias, `player ${number}`, `player${number}`, `玩家${number}`, number]
}

const writtenChoices = onceForEach((choices: readonly Choice[]) =>
  writtenOf(
    choices.map(({ value, label, also = [], alone = [] }) => ({
      value,
      ways: [...namesOfSeat(value), ...[label.en, label.zh].map(spelledOut), label.zh, ...also],
      alone,
    })),
  ),
)
const writtenSeats = onceForEach((seats: SeatField['seats']) =>
  writtenOf(seats.map(({ seat, alias }) => ({ value: seat, ways: namesOfSeat(alias), alone: [] }))),
)

export const choicesNamed = (field: ChoiceField | PicksField, text: string) =>
  named(writtenChoices(field.choices), besideOf(field), text)
export const seatsNamed = (field: SeatField, text: string) =>
  named(writtenSeats(field.seats), besideOf(field), text)

/** The name of a field is no other word. */
const besideOf = onceForEach((field: ChoiceField | PicksField | SeatField): Beside => [
  ...plainForm(`${field.name} ${field.label.en}`).split(' '),
  field.label.zh,
  ...(field.beside ?? []),
])

/** Negative numbers name no value, and neither do fractions, powers of ten and what is only near: “~4”. */
const noValue =
  /(?<![\p{L}\p{N}.])\d+(?:\.\d+)?e[+-]?\d+(?![\p{L}\p{N}])|(?<![\p{L}\p{N}~])[~∼〜≈±] ?\d+|(?<![\p{L}\p{N}])[-−–]\d+(?:\.\d+)?|(?<![\d.])\d+\.\d*[1-9]\d*(?![\d.])(?=[^\d]*$)/gu
/** The numbers of a list of thoughts. */
const listNumber = /^([^\p{L}\p{N}\n]*)\d{1,2}[.)、] +(?=\S)/gmu

/** Who counts from zero means other places. */
const fromZero =
  /(?<![\p{L}\p{N}])(?:0|zero)[- ]?(?:index(?:ed|ing)?|based)(?![a-z])|从 ?[0零]开始|[0零](?:开始|起)(?:数|计数|编号)/iu

function named<Value>(written: Written<Value>, beside: Beside, given: string): Named<Value> {
  if (fromZero.test(given.normalize('NFKC'))) return { ...alone([]), bare: false }
  const text = spelledOut(given).replace(noValue, ' minus ').replace(listNumber, '$1')
  const spoken = withoutSpeaker(text)
  const read = namedBy(written, beside, spoken)
  return read.values.length > 0 || spoken === text ? read : namedBy(written, beside, text)
}

function namedBy<Value>(written: Written<Value>, beside: Beside, text: string): Named<Value> {
  const clauses = clausesOf(text)
  const { plain } = clauses
  const whole = written.alone.get(plain)
  if (whole !== undefined && !clauses.asks(plain.length)) return alone([whole])
  const { values, spans, masked } = spellingsIn(written, plain)
  const places = [...spans, ...numbersIn(written, clauses, masked, beside)]
  const goesOn =
    spans.some(
      ({ at, end }) =>
        another.test(`${clauses.signsAt(end).trim().slice(0, 1)}${masked.slice(end)}`) ||
        anotherBefore.test(masked.slice(0, at)),
    ) ||
    (spans.length === 0 &&
      (placesBeside(written, clauses, places, beside) || leadsAnother(written, text, places)))
  const rest = besideChoosing(withMarks(masked, places), beside)
  if (places.length > 0) {
    const chosen = places
      .filter((place) => isChosen(clauses, masked, place, { beside }))
      .map(({ value }) => value)
    const all = new Set([...values, ...places.map(({ value }) => value), ...openingOf(written, clauses)])
    return {
      values: [...all],
      denied:
        places.some(({ at, end }) => isDenied(clauses, at, end)) ||
        isTakenBack(clauses, masked, places, beside),
      chosen: [...all].every((value) => chosen.includes(value)),
      goesOn,
      bare: rest === '' && chosen.length > 0,
      loose: rest === '' && chosen.length === 0 ? [...all] : [],
    }
  }
  const bareValue = clauses.asks(plain.length) || clauses.lists ? undefined : written.alone.get(rest)
  const found =
    bareValue !== undefined ? [bareValue, ...lettersIn(written, plain)] : numbersAlone(written, rest)
  return found.length > 0
    ? alone([...new Set(found)])
    : { ...alone(found), bare: false, loose: looseIn(written, plain) }
}

/** Values that go by a letter, as in “C/D”. The one of “I'd” is none. */
const lettersIn = <Value>({ alone: known }: Written<Value>, plain: string): readonly Value[] =>
  [...plain.matchAll(/(?<![a-z\d]|(?:i|we|that|it|he|she|they|you) )[a-z](?![a-z\d])/gu)].flatMap(
    ([letter]) => known.get(letter) ?? [],
  )

const alone = <Value>(values: readonly Value[]): Named<Value> => ({
  values,
  denied: false,
  chosen: true,
  goesOn: false,
  bare: true,
  loose: [],
})

/** The text with `|` in these places as well. */
const withMarks = (masked: string, places: readonly { readonly at: number; readonly end: number }[]) =>
  places.reduce(
    (text, { at, end }) => `${text.slice(0, at)}${'|'.repeat(end - at)}${text.slice(end)}`,
    masked,
  )

/** Where a value stands in a text. */
interface Place<Value> {
  readonly value: Value
  readonly at: number
  readonly end: number
}

/** The values that a text spells, and the text with `|` in their places. */
function spellingsIn<Value>({ words }: Written<Value>, plain: string) {
  const values = new Set<Value>()
  const spans: Place<Value>[] = []
  let masked = plain
  for (const { value, spelling } of words) {
    for (let at = plain.indexOf(spelling); at >= 0; at = plain.indexOf(spelling, at + 1)) {
      const end = at + spelling.length
      if (runsOn(plain[at - 1], spelling[0]) || runsOn(spelling.at(-1), plain[end])) continue
      if (spans.some((span) => span.at <= at && end <= span.end)) continue
      values.add(value)
      // What begins or ends within another spelling leaves open which of them is meant.
      if (spans.some((span) => span.at < end && at < span.end)) continue
      spans.push({ value, at, end })
      masked = `${masked.slice(0, at)}${'|'.repeat(spelling.length)}${masked.slice(end)}`
    }
  }
  return { values, spans, masked }
}

/** Numbers that a claim gives as its only value, as in “My answer is 4.” */
function numbersIn<Value>(
  written: Written<Value>,
  clauses: Clauses,
  masked: string,
  beside: Beside,
): readonly Place<Value>[] {
  return clauses.claims.flatMap((from) => {
    const [, to] = clauses.claimAt(from)
    const claim = masked.slice(from, to)
    if (claim.includes('|') || !/\d/u.test(claim)) return []
    const values = numbersAlone(written, besideChoosing(claim, beside))
    const [at, end] = [from + claim.search(/\d/u), from + claim.trimEnd().length]
    return values.map((value) => ({ value, at, end: values.length === 1 ? at + digitsAt(claim) : end }))
  })
}

const digitsAt = (claim: string) => /\d+/u.exec(claim)?.[0].length ?? 0

/** Whether a sentence with a number has another one: “1, or else 2”. */
function placesBeside<Value>(
  written: Written<Value>,
  { plain, sentence }: Clauses,
  places: readonly Place<Value>[],
  beside: Beside,
): boolean {
  const named = places.map(({ value }) => value)
  return places.some(({ at, end }) =>
    looseIn(written, besideChoosing(plain.slice(...sentence(at, end)), beside)).some(
      (value) => !named.includes(value),
    ),
  )
}

/** Whether another number leads a line, as in “- 1 (strong)”. */
const leadsAnother = <Value>(
  { alone: known }: Written<Value>,
  text: string,
  places: readonly Place<Value>[],
): boolean =>
  places.length > 0 &&
  [...text.matchAll(/^[^\p{L}\p{N}\n]*(\d{1,3})(?=[ \t]*(?:[(（:：,，—–-]|$))/gmu)].some(
    ([, number = '']) => {
      const value = known.get(number)
      return value !== undefined && !places.some((place) => place.value === value)
    },
  )

/** “Yes” at the beginning counts as well, where more is said. */
function openingOf<Value>({ alone: known }: Written<Value>, { plain, endOf }: Clauses): readonly Value[] {
  const first = plain.slice(0, endOf(0)).trim()
  const value = isNumber(first) ? undefined : known.get(first)
  return value === undefined ? [] : [value]
}

/** What is only counted: “3 in a row”. */
const counted =
  ' (?:in a|in line|rounds?|turns?|moves?|pieces?|disc?ks?|threats?|ways|others)(?![a-z])| ?(?:连|步|手|轮|回合|子)'

const looseIn = <Value>({ alone: known }: Written<Value>, plain: string): readonly Value[] =>
  [...known].flatMap(([spelling, value]) =>
    isNumber(spelling) && new RegExp(`(?<![a-z0-9])${spelling}(?![a-z0-9]|${counted})`, 'u').test(plain)
      ? [value]
      : [],
  )

/** Numbers and nothing else, such as those of a team. */
function numbersAlone<Value>({ alone: known }: Written<Value>, rest: string): readonly Value[] {
  if (!/^\d+(?: (?:and |和)?\d+| ?[和与、] ?\d+)*$/u.test(rest)) return []
  const numbers = rest.match(/\d+/gu) ?? []
  const values = numbers.flatMap((number) => known.get(number) ?? [])
  return values.length === numbers.length ? [...new Set(values)] : []
}

const another =
  /^[,&/、+~-]? ?(?:(?:and|or|then|to|和|与|或者?|跟|及|到)\s?)?(?:(?:and|or|和|与|或者?|[,&/、+~]) ?)?\d/u

const anotherBefore = /\d ?(?:or|and|还是|或者?|和|与) ?$/u

const latin = /[a-z0-9]/u

/** Whether two neighbours belong to one word. A number does not end within a longer one. */
function runsOn(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && latin.test(before) && latin.test(after)
}
