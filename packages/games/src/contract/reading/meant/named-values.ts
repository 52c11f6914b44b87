import type { Choice, PicksField, ChoiceField, SeatField } from '../../field.ts'
import { plainForm } from '../mentions.ts'
import { onceForEach } from '../read-fields.ts'
import { clausesOf } from './clauses.ts'
import { isDenied } from './denials.ts'
import { spelledOut, withoutSpeaker } from './spelled-out.ts'

/** What a part of an answer names. */
export interface Named<Value> {
  readonly values: readonly Value[]
  readonly denied: boolean
  /** Another number hangs on to a value, as in “play 1 and 2”. */
  readonly goesOn: boolean
  /** It says hardly anything else. */
  readonly bare: boolean
  /** Values whose numbers stand among other words, which names none of them. */
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

const isNumber = (spelling: string) => /^[\d ]+$/u.test(spelling)

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
      ways: [...namesOfSeat(value), label.en, label.zh, spelledOut(label.zh), ...also],
      alone,
    })),
  ),
)
const writtenSeats = onceForEach((seats: SeatField['seats']) =>
  writtenOf(seats.map(({ seat, alias }) => ({ value: seat, ways: namesOfSeat(alias), alone: [] }))),
)

export const choicesNamed = ({ choices }: ChoiceField | PicksField, text: string) =>
  named(writtenChoices(choices), text)
export const seatsNamed = ({ seats }: SeatField, text: string) => named(writtenSeats(seats), text)

/** Negative numbers name no value, and neither do fractions. */
const noValue = /(?<![\p{L}\p{N}])[-−–]\d+(?:\.\d+)?|(?<![\d.])\d+\.\d*[1-9]\d*(?![\d.])(?=[^\d]*$)/gu

function named<Value>(written: Written<Value>, given: string): Named<Value> {
  const text = spelledOut(given).replace(noValue, ' minus ')
  const spoken = withoutSpeaker(text)
  const read = namedBy(written, spoken)
  return read.values.length > 0 || spoken === text ? read : namedBy(written, text)
}

function namedBy<Value>(written: Written<Value>, text: string): Named<Value> {
  const clauses = clausesOf(text)
  const { plain } = clauses
  const whole = written.alone.get(plain)
  if (whole !== undefined) return { values: [whole], denied: false, goesOn: false, bare: true, loose: [] }
  const values = new Set<Value>()
  const spans: Span[] = []
  let left = plain
  let denied = false
  for (const { value, spelling } of written.words) {
    for (let at = plain.indexOf(spelling); at >= 0; at = plain.indexOf(spelling, at + 1)) {
      const end = at + spelling.length
      if (runsOn(plain[at - 1], spelling[0]) || runsOn(spelling.at(-1), plain[end])) continue
      if (spans.some((span) => span.at <= at && end <= span.end)) continue
      values.add(value)
      denied ||= isDenied(clauses, at, end)
      // What begins or ends within another spelling leaves open which of them is meant.
      if (spans.some((span) => span.at < end && at < span.end)) continue
      spans.push({ at, end })
      left = `${left.slice(0, at)}${'|'.repeat(spelling.length)}${left.slice(end)}`
    }
  }
  const goesOn = spans.some(
    ({ at, end }) =>
      another.test(`${clauses.signsAt(end).trim().slice(0, 1)}${left.slice(end)}`) ||
      anotherBefore.test(left.slice(0, at)),
  )
  const rest = withoutFillers(left)
  const [first = ''] = plain.slice(0, clauses.endOf(0)).split(' |')
  const opening = written.alone.get(first.trim())
  if (values.size > 0) {
    if (opening !== undefined && !isNumber(first)) values.add(opening)
    return { values: [...values], denied, goesOn, bare: /^[| ]*$/u.test(rest), loose: [] }
  }
  const bareValue = written.alone.get(rest)
  const found = bareValue !== undefined ? [bareValue] : numbersAlone(written, rest)
  const loose = found.length > 0 ? [] : looseIn(written, plain)
  return { values: found, denied: false, goesOn: false, bare: found.length > 0, loose }
}

/** Where a spelling stands in a text. */
interface Span {
  readonly at: number
  readonly end: number
}

const looseIn = <Value>({ alone }: Written<Value>, plain: string): readonly Value[] =>
  [...alone].flatMap(([spelling, value]) =>
    isNumber(spelling) && new RegExp(`(?<![a-z0-9])${spelling}(?![a-z0-9])`, 'u').test(plain) ? [value] : [],
  )

/** Several numbers and nothing else, such as those of a team. */
function numbersAlone<Value>({ alone }: Written<Value>, rest: string): readonly Value[] {
  if (!/^\d+(?: (?:and |和)?\d+| ?[和与、] ?\d+)*$/u.test(rest)) return []
  const numbers = rest.match(/\d+/gu) ?? []
  const values = numbers.flatMap((number) => alone.get(number) ?? [])
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

const english = [
  ...[
    'i',
    'ill',
    'll',
    'm',
    'd',
    'id',
    'my',
    'me',
    'will',
    'would',
    'like',
    'to',
    'the',
    'a',
    'an',
    'is',
    'this',
    'it',
    's',
  ],
  ...[
    'action',
    'move',
    'answer',
    'choice',
    'decision',
    'final',
    'next',
    'so',
    'then',
    'therefore',
    'thus',
    'hence',
    'ok',
  ],
  ...[
    'okay',
    'well',
    'going',
    'go',
    'gonna',
    'with',
    'for',
    'in',
    'into',
    'at',
    'on',
    'of',
    'let',
    'lets',
    'us',
    'here',
    'now',
  ],
  ...[
    'choose',
    'choosing',
    'pick',
    'select',
    'take',
    'play',
    'place',
    'drop',
    'put',
    'vote',
    'votes',
    'voting',
    'cast',
    'mark',
  ],
  ...[
    'propose',
    'team',
    'suggest',
    'decide',
    'please',
    'be',
    'am',
    'number',
    'no',
    'x',
    'o',
    'card',
    'accuse',
    'name',
  ],
  ...[
    'cell',
    'square',
    'slot',
    'disc',
    'token',
    'piece',
    'target',
    'value',
    'response',
    'reply',
    'hereby',
    'and',
    'text',
    'boxed',
  ],
]
const chinese =
  /我的?|自己|选择|选定?|决定|打算|将要?|要|会|想|投票给?|投给|投|票|一票|给|行动|动作|走法?|落子|落在|落|下在|下|放在?|答案|回答|最终|最后|是|为|于是|那么?|就|在|提议|队伍|出牌|出|打|请|了|吧|的|好|嗯|和|与|、/gu
const fillers = new RegExp(`(?<![a-z0-9])(?:${english.join('|')})(?![a-z0-9])`, 'gu')

const withoutFillers = (plain: string) =>
  plain.replace(fillers, ' ').replace(chinese, ' ').replace(/ +/gu, ' ').trim()
