import type { GameEvent, InBoth, Language } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import { saidBeside } from '../contract/words-beside.ts'
import type { Tally } from './definition.ts'
import type { Fields, Says, Value } from './vocabulary.ts'

type Held = Readonly<Record<string, unknown>>

/** What an event says, by its sentence and the values in it. */
export function tell(says: Says | undefined, fields: Fields, event: GameEvent, teller: Teller) {
  // The sentence was declared with the fields of this very event, which is all that `never` stands for.
  if (typeof says === 'function') return says(event as never, teller)
  return (
    says && `${filled(says[teller.language], fields, { ...event }, teller)}${remarked({ ...event }, teller)}`
  )
}

/** The words beside a move, after its sentence. */
function remarked({ remark }: Held, { language }: Teller): string {
  return typeof remark === 'string' ? saidBeside(remark, language) : ''
}

function filled(sentence: string, fields: Fields, held: Held, teller: Teller): string {
  return sentence.replace(/\{(\w+)\}/gu, (slot, name: string) => {
    const field = fields[name]
    return field ? worded(field, held[name], teller) : slot
  })
}

const commas = { en: ', ', zh: '，' } as const

function worded(value: Value, held: unknown, teller: Teller): string {
  switch (value.kind) {
    case 'seat':
      return typeof held === 'number' ? teller.nameOf(held) : ''
    case 'one-of':
      return value.values[String(held)]?.[teller.language] ?? String(held)
    case 'maybe':
      return held === null ? '' : worded(value.of, held, teller)
    case 'list': {
      const items = (Array.isArray(held) ? held : []).map((item) => worded(value.of, item, teller))
      const named = value.bySeat ? items.map((item, seat) => `${teller.nameOf(seat)} ${item}`) : items
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

/** `Player 1 3, Player 2 5`: a number of each seat. */
export const scores = (
  points: readonly number[],
  { language, nameOf }: Teller,
  shown: (points: number) => string = String,
) => points.map((own, seat) => `${nameOf(seat)} ${shown(own)}`).join(commas[language])

/** The same sentence in both languages. */
export const inBoth = (make: (language: Language) => string): InBoth<string> => ({
  en: make('en'),
  zh: make('zh'),
})

/** One more of a fact for a seat, or several. */
export const counted = (tally: readonly Tally[], seat: number, fact: string, count = 1): readonly Tally[] =>
  tally.with(seat, { ...tally[seat], [fact]: (tally[seat]?.[fact] ?? 0) + count })

/** Points by elimination: a seat has one for each seat that it outlived. `out` are those that are out, the first one first. */
export const outlived = (seats: number, out: readonly number[]): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (out.includes(seat) ? out.indexOf(seat) : out.length))
