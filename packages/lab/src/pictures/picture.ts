import type { Cell } from '../report/report-tally.ts'

/** The colours of a picture by their use. A page and a file each have colours of their own for them. */
export type Tone = 'ink' | 'soft' | 'faint' | 'line' | 'strong' | 'brass' | 'ground'

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

/** A picture of a report with its heading, in every size. */
export interface Figure {
  readonly id: string
  readonly kind: FigureKind
  readonly title: string
  readonly note: string
  readonly table: PictureTable
  readonly pictures: Readonly<Record<SheetSize, Picture>>
}

export function inBothSizes(draw: (size: SheetSize) => Picture): Figure['pictures'] {
  return { narrow: draw('narrow'), wide: draw('wide') }
}
