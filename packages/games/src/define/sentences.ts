import type { InBoth, Language } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import type { Held, SlotsOf } from './fill.ts'

export const commas = { en: ', ', zh: '，' } as const

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

type Told = string | number | boolean | InBoth<string> | readonly (string | number | null)[]
type Values<En, Zh> = Readonly<Record<SlotsOf<En> | SlotsOf<Zh>, Told>>
interface Phrase<En, Zh> {
  readonly en: En
  readonly zh: Zh
  /** How it is said of one, if its slot is `count`. */
  readonly one?: InBoth<string>
}

type Fill = (sentence: string, held: Held, shown: (value: unknown) => string) => string

export const phraseFilledBy =
  (fill: Fill) =>
  <const En extends string, const Zh extends string>(
    sentence: Phrase<En, Zh>,
    values: Values<En, Zh>,
  ): InBoth<string> => {
    const held: Held = values
    const { one = sentence } = sentence
    return inBoth((language) =>
      fill((held['count'] === 1 ? one : sentence)[language], held, (value) =>
        String(isInBoth(value) ? value[language] : value),
      ),
    )
  }

/** A sentence of the files of a view without parts, with these values in its slots. It brings a browser little code. */
export const phrase = phraseFilledBy((sentence, held, shown) =>
  sentence.replace(/\{(\w+)\}/gu, (_, name: string) => shown(held[name])),
)

/** Turning points by their names among those of a view, each of a seat or, with null, of the whole table. */
export const momentsFrom =
  <const Moments extends Readonly<Record<keyof Moments, InBoth<string>>>>(sentences: Moments) =>
  <Kind extends keyof Moments & string>(
    kind: Kind,
    of: number | null,
    values: Values<Moments[Kind]['en'], Moments[Kind]['zh']>,
  ) => ({ seat: of, kind, text: phrase<string, string>(sentences[kind], values) })

export const isInBoth = (value: unknown): value is InBoth<string> =>
  typeof value === 'object' && value !== null

/** “Player 1, Player 2” */
export const namesOf = (seats: readonly number[], { language, nameOf }: Omit<Teller, 'onPage'>) =>
  seats.map(nameOf).join(language === 'zh' ? '、' : ', ')

/** The same in both languages. */
export const inBoth = <T>(make: (language: Language) => T): InBoth<T> => ({
  en: make('en'),
  zh: make('zh'),
})

/** Each of these texts in one language. */
export const readIn = <Name extends string | number>(
  texts: Readonly<Record<Name, InBoth<string>>>,
  language: Language,
) =>
  Object.fromEntries(
    Object.entries<InBoth<string>>(texts).map(([name, text]) => [name, text[language]]),
  ) as Readonly<Record<Name, string>>

/** Names in a row, the last one after “and”. */
export function listed(language: Language, names: readonly string[]): string {
  const [comma, and] = language === 'zh' ? ['、', '和'] : [', ', ' and ']
  return [names.slice(0, -1).join(comma), ...names.slice(-1)].filter(Boolean).join(and)
}
