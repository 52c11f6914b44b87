import type { InBoth, Seat } from '@wis/engine'
import type { ScenePart, Tone } from '../contract/scene.ts'
import type { Table } from './happenings.ts'

type PartOf<Kind> = Extract<ScenePart, { readonly kind: Kind }>
type Cell = PartOf<'rounds'>['rows'][number]['cells'][number]
type Speech = PartOf<'speeches'>['speeches'][number]

/** The same in both languages, such as a number. */
const sign = (text: string | number): InBoth<string> => ({ en: String(text), zh: String(text) })
const signed = (number: number) => sign(`${number < 0 ? '−' : '+'}${Math.abs(number)}`)

export const notKnown: InBoth<string> = { en: '?', zh: '？' }

interface CellLook {
  /** Blue if it is filled. */
  readonly tone?: Tone
  readonly note?: string | InBoth<string> | undefined
  readonly isFilled?: boolean
  readonly of?: number | undefined
  /** What it brought to the seat, or cost it. */
  readonly gain?: number | undefined
}

export const cell = (
  text: string | number | InBoth<string>,
  { isFilled, tone = isFilled ? 'blue' : 'plain', note, of, gain }: CellLook = {},
): Cell => ({
  text: typeof text === 'object' ? text : sign(text),
  tone,
  ...(note !== undefined && { note: typeof note === 'object' ? note : sign(note) }),
  ...(isFilled !== undefined && { isFilled }),
  ...(of !== undefined && { of }),
  ...(gain !== undefined && { gain: signed(gain) }),
})

interface Rounds {
  /** `total` names the totals, `end` those at the end, which are the points, and `one` a total of 1. */
  readonly words: Readonly<Record<'name' | 'filled' | 'total' | 'end', InBoth<string>>> & {
    readonly empty?: InBoth<string>
    readonly note?: InBoth<string>
    readonly one?: InBoth<string>
  }
  /** How many rounds the match has. */
  readonly of: number
  /** The shape of the thing that each round is about. */
  readonly icon?: string
  /** The rounds that are over. */
  past(seat: Seat): readonly Cell[]
  /** What a seat does in the round that is played, as far as it is known. Not asked between rounds. */
  readonly now?: ((seat: Seat) => Cell | null | undefined) | undefined
  /** Whether a seat has decided in that round, where others may know that. */
  isIn?(seat: Seat): boolean
  total(seat: Seat): number
  /** The points at the end as they are shown, if they are not whole. */
  shown?(points: number): number
}

/** A row for each seat and a column for each round. The last column lies on the table, as a card before each seat. */
export function roundsPart(
  { aliases, isOpen, ending }: Pick<Table<unknown>, 'aliases' | 'isOpen' | 'ending'>,
  { words, of, icon, past, now, isIn, total, shown = Number }: Rounds,
): ScenePart {
  const points = ending?.kind === 'decided' ? ending.points.map(shown) : undefined
  const nowOf = (seat: Seat): Cell => now?.(seat) ?? { ...cell(notKnown), isIn: isIn?.(seat) ?? false }
  const { name, filled, empty, note, one } = words
  const totalOf = (seat: Seat) => points?.[seat] ?? total(seat)
  return {
    kind: 'rounds',
    name,
    of,
    ...(icon !== undefined && { icon }),
    legend: { filled, ...(empty && { empty }), ...(note && { note }) },
    totalName: points ? words.end : words.total,
    rows: aliases.map((_, seat) => ({
      seat,
      cells: now && isOpen ? [...past(seat), nowOf(seat)] : past(seat),
      total: totalOf(seat),
      ...(one && totalOf(seat) === 1 && { totalName: one }),
    })),
  }
}

/** What was said, in order. No part as long as nothing was. */
export const speechesPart = (
  name: InBoth<string>,
  speeches: readonly (Pick<Speech, 'seat' | 'text' | 'move'> & { readonly tone?: Tone })[],
): readonly ScenePart[] =>
  speeches.length === 0
    ? []
    : [
        {
          kind: 'speeches',
          name,
          speeches: speeches.map(({ tone = 'plain', ...speech }) => ({ ...speech, tone })),
        },
      ]
