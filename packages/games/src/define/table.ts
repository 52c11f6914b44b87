import type { InBoth, Seat } from '@wis/engine'
import type { RoundPicture, ScenePart, Tone } from '../contract/scene.ts'
import type { Table } from './happenings.ts'

type Cell = Extract<ScenePart, { readonly kind: 'rounds' }>['rows'][number]['cells'][number]

/** A number, or a sign that is the same in both languages. */
const sign = (text: string | number): InBoth<string> => ({ en: String(text), zh: String(text) })

export const cell = (text: string | number | InBoth<string>, tone: Tone = 'plain'): Cell => ({
  text: typeof text === 'object' ? text : sign(text),
  tone,
})
const unknown = cell({ en: '?', zh: '？' })

interface Rounds {
  readonly name: InBoth<string>
  readonly seats: number
  /** The rounds that are over. */
  past(seat: Seat): readonly Cell[]
  /** The round that is played, as far as it is known. Not given between rounds. */
  readonly now?: ((seat: Seat) => Cell | undefined) | undefined
  total(seat: Seat): number
  readonly picture?: RoundPicture | undefined
}

/** A row for each seat and a column for each round. */
export const roundsPart = ({ name, seats, past, now, total, picture }: Rounds): ScenePart => ({
  kind: 'rounds',
  name,
  rows: Array.from({ length: seats }, (_, seat) => ({
    seat,
    cells: now ? [...past(seat), now(seat) ?? unknown] : past(seat),
    total: total(seat),
  })),
  ...(picture && { picture }),
})

/** A bar for each seat. One that is full shows the largest amount. */
export function barsOf(
  name: InBoth<string>,
  bars: readonly Omit<RoundPicture['bars'][number], 'seat'>[],
  most = 0,
): RoundPicture {
  const amounts = bars.flatMap(({ amount, of }) => [amount ?? 0, of ?? 0])
  return { name, most: Math.max(1, most, ...amounts), bars: bars.map((bar, seat) => ({ seat, ...bar })) }
}

/** What each seat has at the end. Whoever has most is marked. */
export function lastBars(
  name: InBoth<string>,
  points: readonly number[],
  shown: (points: number) => number = Number,
): RoundPicture {
  const most = Math.max(...points)
  const toneOf = (own: number): Tone => (own === most ? 'good' : 'plain')
  return barsOf(
    name,
    points.map((own) => ({ amount: shown(own), isIn: true, tone: toneOf(own) })),
  )
}

/** “Round 2 of 5: all choose in secret.”, or that it is over where nothing is done now. Undefined before the first. */
export function roundCaption(
  { round, ruleset, ending }: Pick<Table<{ readonly rounds: number }>, 'round' | 'ruleset' | 'ending'>,
  now: InBoth<string> | undefined,
): InBoth<string> | undefined {
  if (ending || round === 0) return undefined
  const [en, zh] = [`Round ${round} of ${ruleset.rounds}`, `第${round}轮，共${ruleset.rounds}轮`]
  return now
    ? { en: `${en}: ${now.en}.`, zh: `${zh}：${now.zh}。` }
    : { en: `${en} is over.`, zh: `${zh}：本轮结束。` }
}

/** What an author writes with of the part that is seen. Nothing here needs a schema, so a browser can load it. */
export type { OpenedTable } from './definition.ts'
export type { EventsOf, KnownTable } from './happenings.ts'

export { counted, inBoth, namesOf, outlived, phrase, say, scores } from './sentences.ts'
export { defineTable, viewOf } from './view-of.ts'
export { choice, line, number, numbers, remark, seatAmong, team, usualLimit } from './move-fields.ts'
export {
  atTheEnd,
  either,
  event,
  flag,
  group,
  hiddenEvent,
  list,
  made,
  makers,
  maybe,
  namesOnly,
  oneOf,
  optional,
  pairOf,
  passing,
  perSeat,
  roundOpened,
  seat,
  secretEvent,
  shownEvent,
  text,
  told,
  tripleOf,
  unseal,
  whole,
  words,
  yes,
} from './vocabulary.ts'
export type { Answers, Line } from './move-fields.ts'
export type { Secret, ValuesOf } from './vocabulary.ts'
