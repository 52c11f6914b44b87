import type { Point } from './picture.ts'

export interface Labelled {
  readonly at: Point
  readonly text: string
  /** The ends of its interval on the sheet, the upper one first. */
  readonly span: readonly [top: number, bottom: number] | null
  /** The ends of its other interval, if it has one across. */
  readonly across?: readonly [left: number, right: number] | null
}

export interface LabelPlace {
  readonly at: Point
  readonly anchor: 'start' | 'end'
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where a label may stand beside its dot: below the rising diagonal or above it, then level, then the other corners. */
const places = [
  [8, 15, 'start'],
  [-8, -6, 'end'],
  [10, 4, 'start'],
  [-10, 4, 'end'],
  [8, -6, 'start'],
  [-8, 15, 'end'],
  [8, 26, 'start'],
  [-8, -17, 'end'],
] as const

/** Where no line is in the way, names in one place stand one above another. */
const rows = [-7, 16, -24, 33, -41, 50]
const besides = [
  ...rows.map((down) => [9, down, 'start'] as const),
  ...rows.map((down) => [-9, down, 'end'] as const),
]

const [height, dot] = [9, 6]

interface LabelFrame extends Box {
  /** Whether a line leads from its lower left corner to the upper right one. */
  readonly hasDiagonal?: boolean
}

/** A place for the label of each dot in a frame: off its diagonal, all dots, their intervals and the other labels. */
export function labelPlaces(dots: readonly Labelled[], frame: LabelFrame): readonly LabelPlace[] {
  const { hasDiagonal = false } = frame
  const taken = dots.flatMap(({ at: [x, y], span, across }) => [
    { left: x - dot, right: x + dot, top: y - dot, bottom: y + dot },
    ...(span ? [{ left: x - 2, right: x + 2, top: span[0], bottom: span[1] }] : []),
    ...(across ? [{ left: across[0], right: across[1], top: y - 2, bottom: y + 2 }] : []),
  ])
  return dots.map((labelled) => {
    const tried = (hasDiagonal ? places : besides).map(([right, down, anchor]) => {
      const at = [labelled.at[0] + right, labelled.at[1] + down] as const
      const box = boxOf(at, anchor, labelled.text)
      const faults = taken.filter((other) => areTouching(box, other)).length
      return {
        at,
        anchor,
        box,
        faults: faults + (hasDiagonal && isOnDiagonal(box, frame) ? 1 : 0) + (isWithin(box, frame) ? 0 : 2),
      }
    })
    const { at, anchor, box } = tried.reduce((best, one) => (one.faults < best.faults ? one : best))
    taken.push(box)
    return { at, anchor }
  })
}

function boxOf([x, y]: Point, anchor: 'start' | 'end', text: string): Box {
  const width = labelWidth(text)
  const left = anchor === 'start' ? x : x - width
  return { left, right: left + width, top: y - height, bottom: y }
}

/** About so much room does a text need. */
export const labelWidth = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 13 : 6.5), 0)

const areTouching = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const isWithin = (box: Box, frame: Box) =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom

/** Whether a box lies on the line from the lower left corner of a frame to the upper right one. */
function isOnDiagonal({ left, right, top, bottom }: Box, frame: Box): boolean {
  const heightAt = (x: number) =>
    frame.bottom - ((x - frame.left) / (frame.right - frame.left)) * (frame.bottom - frame.top)
  return top < heightAt(left) + 1 && bottom > heightAt(right) - 1
}
