import type { Cell } from '../report/report-tally.ts'

/** The colours of a picture by their use. A page and a file each have colours of their own for them. */
export type Tone =
  | 'ink'
  | 'soft'
  | 'faint'
  | 'line'
  | 'strong'
  | 'brass'
  | 'up'
  | 'down'
  | 'ground'
  | SubjectTone

/** The colours of a few who are compared, in their order. */
export const subjectTones = ['first', 'second', 'third', 'fourth'] as const
type SubjectTone = (typeof subjectTones)[number]

export type Point = readonly [x: number, y: number]

export type Mark =
  | {
      readonly kind: 'line'
      readonly from: Point
      readonly to: Point
      readonly tone: Tone
      readonly width: number
    }
  | { readonly kind: 'dot'; readonly at: Point; readonly tone: Tone; readonly isHollow: boolean }
  | { readonly kind: 'diamond'; readonly at: Point; readonly tone: Tone }
  | {
      readonly kind: 'box'
      readonly at: Point
      readonly size: Point
      readonly tone: Tone
      /** From 0, nothing, to 1. */
      readonly strength: number
    }
  | {
      readonly kind: 'text'
      readonly at: Point
      readonly text: string
      readonly tone: Tone
      readonly anchor: 'start' | 'middle' | 'end'
      readonly isSmall?: boolean
    }

/** The numbers of a picture, for readers who do not see it. */
export interface PictureTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A part of a picture that shows matches of one subject under one condition. */
export interface Area {
  readonly at: Point
  readonly size: Point
  readonly cell: Cell
  /** What it shows, in words. */
  readonly name: string
}

/** A picture as places on a sheet. Pages and files draw it. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
  /** The parts that a page may lead on from. */
  readonly areas?: readonly Area[]
}

export const sheetSizes = ['narrow', 'wide'] as const
/** The room that a picture has: a phone, or a page. */
export type SheetSize = (typeof sheetSizes)[number]

export const figureKinds = [
  'radar',
  'heat',
  'matrix',
  'effects',
  'map',
  'reliability',
  'charts',
  'bias',
  'rounds',
  'ladder',
] as const
export type FigureKind = (typeof figureKinds)[number]

/** One line of a picture: a value with its interval, on the axis that all lines share. */
export interface Strip {
  readonly label: string
  /** The value in words, at the end of the line. */
  readonly said: string
  readonly value: number | null
  readonly low: number | null
  readonly high: number | null
  /** The interval in words, and how many deals the value was counted from. */
  readonly within?: string
  readonly deals?: number
  /** A number that was told from nothing is full, one of others is a diamond, a count is a bar from 0. */
  readonly look: 'told' | 'untold' | 'theirs' | 'bar'
  /** The matches behind it, if they are of this experiment. */
  readonly cell?: Cell
  /** Where chance alone would put it. */
  readonly expected?: number
}

export interface Strips {
  readonly rows: readonly Strip[]
  /** What the axis has to show beside the values, such as 0 or the ends of a scale. */
  readonly shows: readonly number[]
  readonly tickText: (value: number) => string
  /** What the numbers of the axis count, where they do not say it themselves. */
  readonly unit?: string | undefined
}

interface Field {
  /** Absent where no single experiment has the matches behind it. */
  readonly cell?: Cell
  readonly text: string
  readonly tone: Tone
  /** How strong its colour is, from 0 to 1. */
  readonly strength: number
}

export interface Matrix {
  readonly heads: readonly string[]
  readonly rows: readonly { readonly name: string; readonly fields: readonly Field[] }[]
}

/** A picture of a report with its heading, in every size. */
export interface Figure {
  readonly id: string
  readonly kind: FigureKind
  readonly title: string
  readonly note: string
  readonly table: PictureTable
  readonly pictures: Readonly<Record<SheetSize, Picture>>
  /** What its picture is drawn from, where a page can draw it in the width that it has. */
  readonly strips?: Strips
  readonly matrix?: Matrix
  /** What its marks are, for a file without its note. */
  readonly legend?: readonly { readonly look: 'ours' | 'theirs'; readonly text: string }[]
  /** Nothing differs in it. It has an address as all others have, but no page shows it. */
  readonly isFlat?: true
}

export function inBothSizes(draw: (size: SheetSize) => Picture): Figure['pictures'] {
  return { narrow: draw('narrow'), wide: draw('wide') }
}

/** The colours on light and on dark ground. */
export const tones: Readonly<Record<Tone, readonly [light: string, dark: string]>> = {
  ink: ['#1b1813', '#efe8d9'],
  soft: ['#565043', '#b3a996'],
  faint: ['#6a6354', '#948b7b'],
  line: ['#d8d0bf', '#2b2823'],
  strong: ['#8f8571', '#6d6557'],
  brass: ['#76580f', '#d9b765'],
  up: ['#1f6f9e', '#6db3e2'],
  down: ['#b8560f', '#e8913f'],
  ground: ['#f4f0e6', '#121110'],
  first: ['#b55d0f', '#d5802c'],
  second: ['#2179ad', '#4a93b8'],
  third: ['#934078', '#e7a9fb'],
  fourth: ['#645406', '#c4c04a'],
}

export interface Scale {
  readonly ticks: readonly number[]
  at(value: number): number
}

interface Ends {
  readonly from: number
  readonly to: number
}

/** A linear scale from values to places. Its ends are round, and every value is within them. */
export function scaleOver(values: readonly number[], { from, to }: Ends, steps = 4): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = roundStep(most > least ? (most - least) / steps : Math.abs(most) || 1)
  const low = Math.floor(least / step + 1e-9)
  const high = Math.max(low + 1, Math.ceil(most / step - 1e-9))
  return {
    ticks: Array.from({ length: high - low + 1 }, (_, at) => rounded((low + at) * step)),
    at: (value) => place(from + ((value / step - low) / (high - low)) * (to - from)),
  }
}

/** The next of 1, 2, 5, 10 and so on. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const times = [1, 2, 5].find((one) => one * power >= least * (1 - 1e-9)) ?? 10
  return times * power
}

const rounded = (value: number) => Number(value.toPrecision(12))

const place = (value: number) => Math.round(value * 10) / 10

interface Axis {
  readonly scale: Scale
  readonly text: (tick: number) => string
  /** What it measures. */
  readonly name: string
}

/** The lines of two scales with their values, what lies on these, and what both measure. */
export function frameOf(
  { across, up }: Readonly<Record<'across' | 'up', Axis>>,
  { left, top, floor, wall }: Readonly<Record<'left' | 'top' | 'floor' | 'wall', number>>,
  inside: readonly Mark[] = [],
): readonly Mark[] {
  const line = { kind: 'line', tone: 'line', width: 1 } as const
  const value = { kind: 'text', tone: 'faint', isSmall: true } as const
  const name = { ...value, tone: 'soft' } as const
  return [
    ...across.scale.ticks.flatMap((tick): readonly Mark[] => {
      const x = across.scale.at(tick)
      return [
        { ...line, from: [x, top], to: [x, floor] },
        { ...value, at: [x, floor + 16], text: across.text(tick), anchor: 'middle' },
      ]
    }),
    ...up.scale.ticks.flatMap((tick): readonly Mark[] => {
      const y = up.scale.at(tick)
      return [
        { ...line, from: [left, y], to: [wall, y] },
        { ...value, at: [left - 6, y + 4], text: up.text(tick), anchor: 'end' },
      ]
    }),
    ...inside,
    { ...name, at: [wall, floor + 36], text: `${across.name} →`, anchor: 'end' },
    { ...name, at: [left + 6, top + 10], text: `↑ ${up.name}`, anchor: 'start' },
  ]
}
