import type { Skill } from '@wis/db/boards'

export interface MapSize {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The size of the picture in its own units. It is shown as wide as there is room. */
export const mapSize: MapSize = { width: 960, height: 500, left: 64, right: 24, top: 24, bottom: 56 }
/** The picture for a phone, which shows it in about the size of its units. */
export const phoneMapSize: MapSize = { width: 340, height: 380, left: 58, right: 18, top: 12, bottom: 48 }

export interface MapScale {
  readonly ticks: readonly number[]
  at(rating: number): number
}

const leastHalf = 60

/** Both scales span the same number of points, so that a point of deception is as long as one of detection. */
export function mapScales(
  skills: readonly Pick<Skill, 'deception' | 'detection'>[],
  { width, height, left, right, top, bottom }: MapSize = mapSize,
): {
  readonly across: MapScale
  readonly up: MapScale
} {
  const reach = Math.max(
    leastHalf,
    ...skills.flatMap(({ deception, detection }) =>
      [deception, detection].map(({ rating }) => Math.abs(rating - centre)),
    ),
  )
  const half = Math.ceil((reach * 1.25) / tickStep) * tickStep
  return {
    across: scaleOf(half, left, width - right),
    up: scaleOf(half, height - bottom, top),
  }
}

const centre = 1500
const tickStep = 50
/** The room that numbers along an axis need. */
const leastTick = 44

function scaleOf(half: number, from: number, to: number): MapScale {
  const least = (half * leastTick) / (Math.abs(to - from) / 2)
  const step = [1, 2, 4, 8].map((times) => times * tickStep).find((one) => one >= least) ?? 16 * tickStep
  const steps = Math.floor(half / step)
  return {
    ticks: Array.from({ length: 2 * steps + 1 }, (_, at) => centre + (at - steps) * step),
    at: (rating) => {
      const share = Math.min(1, Math.max(0, (rating - centre + half) / (2 * half)))
      return Math.round((from + share * (to - from)) * 10) / 10
    },
  }
}

export interface Label {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const lineHeight = 15
/** Of a dot. A face is larger. */
export const dotRadius = 5

/** The line of an interval, from one point to another. */
export interface Line {
  readonly x1: number
  readonly x2: number
  readonly y1: number
  readonly y2: number
}

/**
 * A place for every name beside its dot where it covers neither a dot nor another name, in the given order, on as few
 * lines as there can be and within the frame if it fits. Null if there is none; the name then appears on hover.
 */
export function placeLabels(
  dots: readonly { readonly x: number; readonly y: number; readonly width: number }[],
  size: MapSize = mapSize,
  radius = dotRadius,
  lines: readonly Line[] = [],
): (Label | null)[] {
  const reach = radius + 1
  const taken: Box[] = dots.map(({ x, y }) => ({
    left: x - reach,
    right: x + reach,
    top: y - reach,
    bottom: y + reach,
  }))
  const drawn = lines.map(({ x1, x2, y1, y2 }) => ({
    left: Math.min(x1, x2),
    right: Math.max(x1, x2),
    top: Math.min(y1, y2),
    bottom: Math.max(y1, y2),
  }))
  const wall = size.width - size.right
  const crossed = (box: Box) =>
    drawn.filter((line) => overlap(box, line)).length + (box.right > wall ? beyondWall : 0)
  return dots.map((dot) => {
    const place = placesBeside(dot, radius + 4)
      .filter(({ box }) => isOnMap(box, size) && !taken.some((other) => overlap(box, other)))
      .toSorted((one, other) => crossed(one.box) - crossed(other.box))[0]
    if (!place) return null
    taken.push(place.box)
    return place.label
  })
}

/** A name beyond the frame is as bad as one on so many lines. */
const beyondWall = 2

function placesBeside({ x, y, width }: { x: number; y: number; width: number }, gap: number) {
  const sides = [
    { anchor: 'start', dx: gap, dy: 0, left: 0 },
    { anchor: 'end', dx: -gap, dy: 0, left: -width },
    { anchor: 'middle', dx: 0, dy: -gap - lineHeight / 2, left: -width / 2 },
    { anchor: 'middle', dx: 0, dy: gap + lineHeight / 2, left: -width / 2 },
    { anchor: 'start', dx: gap, dy: -lineHeight, left: 0 },
    { anchor: 'start', dx: gap, dy: lineHeight, left: 0 },
    { anchor: 'end', dx: -gap, dy: -lineHeight, left: -width },
    { anchor: 'end', dx: -gap, dy: lineHeight, left: -width },
    { anchor: 'end', dx: gap / 2, dy: gap + lineHeight / 2, left: -width },
    { anchor: 'end', dx: gap / 2, dy: -gap - lineHeight / 2, left: -width },
    { anchor: 'start', dx: -gap / 2, dy: gap + lineHeight / 2, left: 0 },
    { anchor: 'start', dx: -gap / 2, dy: -gap - lineHeight / 2, left: 0 },
  ] as const
  return sides.map(({ anchor, dx, dy, left }) => {
    const [from, middle] = [x + dx + left, y + dy]
    const box = {
      left: from,
      right: from + width,
      top: middle - lineHeight / 2,
      bottom: middle + lineHeight / 2,
    }
    return { box, label: { anchor, x: x + dx, y: middle } }
  })
}

const isOnMap = ({ left, right, top, bottom }: Box, size: MapSize) =>
  left >= size.left && right <= size.width && top >= 0 && bottom <= size.height - size.bottom

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The approximate width of a name on the map, in its units. */
export function labelWidth(name: string): number {
  return [...name].reduce(
    (sum, letter) =>
      sum +
      (/[\u2e80-\uffef]/.test(letter) ? 13 : /[ Iijl]/.test(letter) ? 4 : /[mwMW]/.test(letter) ? 11 : 7),
    0,
  )
}
