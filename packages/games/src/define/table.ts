import type { InBoth, Seat } from '@wis/engine'
import type { RoundPicture, ScenePart, Tone } from '../contract/scene.ts'
import type { Table } from './happenings.ts'

type Cell = Extract<ScenePart, { readonly kind: 'rounds' }>['rows'][number]['cells'][number]

/** A number, or a sign that is the same in both languages. */
export const sign = (text: string | number): InBoth<string> => ({ en: String(text), zh: String(text) })

export const cell = (
  text: string | number | InBoth<string>,
  tone: Tone = 'plain',
  note?: string | InBoth<string>,
): Cell => ({
  text: typeof text === 'object' ? text : sign(text),
  tone,
  ...(note !== undefined && { note: typeof note === 'object' ? note : sign(note) }),
})
export const notKnown: InBoth<string> = { en: '?', zh: '？' }

interface Rounds {
  readonly name: InBoth<string>
  /** How many rounds the match has. */
  readonly of: number
  /** The rounds that are over. */
  past(seat: Seat): readonly Cell[]
  /** What a seat does in the round that is played, as far as it is known. Not given between rounds. */
  readonly now?: ((seat: Seat) => Cell | number | null | undefined) | undefined
  total(seat: Seat): number
  readonly totalName: InBoth<string>
  readonly legend: { readonly filled: InBoth<string>; readonly note?: InBoth<string> }
  /** The round that is shown in large. */
  picture(): RoundPicture | undefined
  /** What is shown in large at the end: the name of the points, and how they are shown if they are not whole. */
  readonly end: { readonly name: InBoth<string>; shown?(points: number): number }
}

/** A row for each seat and a column for each round, and one of them in large. At the end that is what each has. */
export function roundsPart(
  { aliases, ending }: Pick<Table<unknown>, 'aliases' | 'ending'>,
  { name, of, past, now, total, totalName, legend, picture, end }: Rounds,
): ScenePart {
  const shown = ending?.kind === 'decided' ? lastBars(end.name, ending.points, end.shown) : picture()
  const nowOf = (seat: Seat) => {
    const known = now?.(seat) ?? cell(notKnown)
    return typeof known === 'number' ? cell(known) : known
  }
  return {
    kind: 'rounds',
    name,
    of,
    totalName,
    legend,
    rows: aliases.map((_, seat) => ({
      seat,
      cells: now ? [...past(seat), nowOf(seat)] : past(seat),
      total: total(seat),
    })),
    ...(shown && { picture: shown }),
  }
}

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
function lastBars(
  name: InBoth<string>,
  points: readonly number[],
  shown: (points: number) => number = Number,
) {
  const most = Math.max(...points)
  const toneOf = (own: number): Tone => (own === most ? 'good' : 'plain')
  return barsOf(
    name,
    points.map((own) => ({ amount: shown(own), isIn: true, tone: toneOf(own) })),
  )
}

/** What an author writes with of the part that is seen. Nothing here needs a schema, so a browser can load it. */
export type { OpenedTable } from './definition.ts'
export type { EventsOf, KnownTable } from './happenings.ts'

export { counted, grouped, inBoth, namesOf, outlived, phrase, say, scores, scoresOf } from './sentences.ts'
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
