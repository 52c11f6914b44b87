import type { GameEvent, InBoth, Language } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import type { Tally } from './happenings.ts'
import { seat, words } from './vocabulary.ts'
import type { Fields, Says, Value, Wording } from './vocabulary.ts'

type Held = Readonly<Record<string, unknown>>

/** Whether the rules did it for a seat. */
export const isGiven = ({ given, drawn, made = 'seat' }: Held) =>
  given === true || drawn === true || made !== 'seat'

/** What an event says, by its sentence and the values in it. */
export function tell(
  says: Says | undefined,
  fields: Fields,
  event: GameEvent,
  teller: Teller,
): string | undefined {
  const held = { ...event }
  const made = typeof says === 'function' ? undefined : isGiven(held) ? (says?.given ?? says) : says
  const text = ((teller.onPage && made?.read) ?? made)?.[teller.language]
  // The sentence was declared with the fields of this very event, which is all that `never` stands for.
  const own = typeof says === 'function' ? says(event as never, teller) : undefined
  const told =
    own === undefined ? text && filled(text, fields, held, teller) : inLanguage(own, teller.language)
  // A text of another kind is what the sentence is about.
  const isBeside = !('text' in fields) || fields['text'] === words.text
  return told && `${told}${isBeside ? remarked(held, teller.language) : ''}`
}

/** The words beside a move, after its sentence: a remark, or a text that may have been cut. */
function remarked({ remark, text, cut }: Held, language: Language): string {
  const words = typeof cut === 'boolean' && typeof text === 'string' ? `${text}${cut ? '…' : ''}` : remark
  if (typeof words !== 'string') return ''
  return language === 'zh' ? `并说：“${words}”` : ` Says: “${words}”`
}

function filled(sentence: string, fields: Fields, held: Held, teller: Teller): string {
  return sentence.replace(
    /\[([^\]|]+)\|([^\]]*)\]|\{(\w+)\}/gu,
    (slot, each?: string, between = '', name = ''): string => {
      if (each !== undefined) return eachSeat(each, fields, held, teller).join(between)
      const field = fields[name]
      return field ? worded(field, held[name], teller) : slot
    },
  )
}

/** The same sentence for each seat, with what the event holds of it. */
function eachSeat(sentence: string, fields: Fields, held: Held, teller: Teller): readonly string[] {
  const lists = Object.entries(fields).flatMap(([name, value]) => {
    const items = held[name]
    return value.kind === 'list' && value.bySeat && Array.isArray(items)
      ? [{ name, of: value.of, items }]
      : []
  })
  return [...(lists[0]?.items ?? []).keys()].map((at) => {
    const own = Object.fromEntries(lists.map(({ name, items }) => [name, items[at]]))
    const ofSeat = { ...Object.fromEntries(lists.map(({ name, of }) => [name, of])), seat }
    return filled(sentence, { ...fields, ...ofSeat }, { ...held, ...own, seat: at }, teller)
  })
}

const commas = { en: ', ', zh: '，' } as const

function worded(value: Value, held: unknown, teller: Teller): string {
  // It was declared with the value that it words.
  if (value.told)
    return inLanguage(value.told(held as never, teller.language, teller.onPage), teller.language)
  switch (value.kind) {
    case 'seat':
      return typeof held === 'number' ? teller.nameOf(held) : ''
    case 'one-of':
      return value.values[String(held)]?.[teller.language] ?? String(held)
    case 'maybe':
      return held === null ? '' : worded(value.of, held, teller)
    case 'list': {
      const items = (Array.isArray(held) ? held : []).map((item) => worded(value.of, item, teller))
      const named = value.bySeat ? items.map((item, at) => `${teller.nameOf(at)} ${item}`) : items
      return named.join(commas[teller.language])
    }
    default:
      return String(held)
  }
}

/** A text with slots for plain data: lists by their items, and of an object of seats each name with its value. */
export function withData(texts: InBoth<string>, data: Held, language: Language): string {
  const shown = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(shown).join(commas[language]) || '–'
    if (typeof value !== 'object' || value === null) return String(value ?? '–')
    return Object.entries(value)
      .flatMap(([name, held]) => (held === null ? [] : `${name} ${shown(held)}`))
      .join(commas[language])
  }
  return texts[language].replace(/\{(\w+)\}/gu, (slot, name: string) =>
    name in data ? shown(data[name]) : slot,
  )
}

/** With a comma at every thousand. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** `Player 1 3, Player 2 5`: a number of each seat. */
export const scores = (
  points: readonly number[],
  { language, nameOf, onPage }: Teller,
  shown: (points: number) => string = String,
) => {
  const text = (own: number) => (onPage ? shown(own).replace('-', '−') : shown(own))
  return points.map((own, seat) => `${nameOf(seat)} ${text(own)}`).join(commas[language])
}

/** The same in both languages. */
export const scoresOf = (
  aliases: readonly string[],
  points: readonly number[],
  shown?: (points: number) => string,
): InBoth<string> =>
  inBoth((language) => scores(points, { language, nameOf: (seat) => aliases[seat] ?? '' }, shown))

/** A line in the language of its reader. */
export const say = ({ language }: { readonly language: Language }, en: string, zh: string) =>
  language === 'zh' ? zh : en

type Slot<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | Slot<Rest> : never
type Values<En, Zh> = Readonly<Record<Slot<En> | Slot<Zh>, string | number | InBoth<string>>>
interface Phrase<En, Zh> {
  readonly en: En
  readonly zh: Zh
  /** How it is said of one, if its slot is `count`. */
  readonly one?: InBoth<string>
}

/** A sentence of the files of a view, with these values in its slots. */
export const phrase = <const En extends string, const Zh extends string>(
  sentence: Phrase<En, Zh>,
  values: Values<En, Zh>,
): InBoth<string> => {
  const held: Held = values
  const { one = sentence } = sentence
  return inBoth((language) =>
    (held['count'] === 1 ? one : sentence)[language].replace(/\{(\w+)\}/gu, (_, name: string) => {
      const value = held[name]
      return String(isInBoth(value) ? value[language] : value)
    }),
  )
}

/** Turning points by their names among those of a view, each of a seat or, with null, of the whole table. */
export const momentsFrom =
  <const Moments extends Readonly<Record<keyof Moments, InBoth<string>>>>(sentences: Moments) =>
  <Kind extends keyof Moments & string>(
    kind: Kind,
    of: number | null,
    values: Values<Moments[Kind]['en'], Moments[Kind]['zh']>,
  ) => ({ seat: of, kind, text: phrase<string, string>(sentences[kind], values) })

const inLanguage = (said: Wording, language: Language) => (isInBoth(said) ? said[language] : said)
const isInBoth = (value: unknown): value is InBoth<string> => typeof value === 'object' && value !== null

/** “Player 1, Player 2” */
export const namesOf = (seats: readonly number[], { language, nameOf }: Omit<Teller, 'onPage'>) =>
  seats.map(nameOf).join(language === 'zh' ? '、' : ', ')

/** The same in both languages. */
export const inBoth = <T>(make: (language: Language) => T): InBoth<T> => ({
  en: make('en'),
  zh: make('zh'),
})

/** Names in a row, the last one after “and”. */
export function listed(language: Language, names: readonly string[]): string {
  const [comma, and] = language === 'zh' ? ['、', '和'] : [', ', ' and ']
  return [names.slice(0, -1).join(comma), ...names.slice(-1)].filter(Boolean).join(and)
}

/** One more of a fact for a seat, or several of one or more facts. */
export function counted(
  tally: readonly Tally[],
  seat: number,
  facts: string | Tally,
  count = 1,
): readonly Tally[] {
  const own: Record<string, number> = { ...tally[seat] }
  const more = typeof facts === 'string' ? { [facts]: count } : facts
  for (const [fact, times] of Object.entries(more)) if (times) own[fact] = (own[fact] ?? 0) + times
  return tally.with(seat, own)
}

/** Points by elimination: a seat has one for each seat that it outlived. `out` are those that are out, the first one first. */
export const outlived = (seats: number, out: readonly number[]): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (out.includes(seat) ? out.indexOf(seat) : out.length))
