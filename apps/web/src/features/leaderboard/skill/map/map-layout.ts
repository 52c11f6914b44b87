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
export const mapSize: MapSize = { width: 1080, height: 520, left: 64, right: 24, top: 28, bottom: 56 }
/** The picture for a phone, which shows it in about the size of its units. */
export const phoneMapSize: MapSize = { width: 340, height: 404, left: 58, right: 18, top: 40, bottom: 48 }

/** Below the names of the upper corners, which stand above the frame. */
export const cornersEnd = 24

export interface MapScale {
  readonly ticks: readonly number[]
  at(rating: number): number
}

type Skills = readonly Pick<Skill, 'deception' | 'detection'>[]

/** Each scale is as long as its ratings and their intervals need. Both have the same step and a line for the average. */
export function mapScales(
  skills: Skills,
  { width, height, left, right, top, bottom }: MapSize = mapSize,
): {
  readonly across: MapScale
  readonly up: MapScale
} {
  const sides = [
    { scale: 'deception', from: left, to: width - right },
    { scale: 'detection', from: height - bottom, to: top },
  ] as const
  const drawn = (step: number) =>
    sides.map(({ scale, from, to }) => ({ ...endsOf(skills, scale, step), from, to, step }))
  const isRoomy = ({ first, last, from, to }: Side) => Math.abs(to - from) >= leastTick * (last - first)
  const step = [50, 100, 200, 400, 800].find((one) => drawn(one).every(isRoomy)) ?? 1600
  const [across, up] = drawn(step).map(scaleOf)
  if (!across || !up) throw new Error('a map has two sides')
  return { across, up }
}

const centre = 1500
/** An axis ends at a multiple of it. */
const roundTo = 50
/** The room that numbers along an axis need. */
const leastTick = 44
/** So far from its rating, an interval may be cut: a few matches would make every other one a point. */
const farthest = 400

interface Side {
  /** The ends in steps from the average, which need not be whole: a phone has few steps and no room beyond its agents. */
  readonly first: number
  readonly last: number
  readonly step: number
  readonly from: number
  readonly to: number
}

function endsOf(skills: Skills, scale: 'deception' | 'detection', step: number) {
  const own = skills.map((skill) => skill[scale])
  const least = Math.min(...own.map(({ rating, low }) => Math.max(low, rating - farthest)))
  const most = Math.max(...own.map(({ rating, high }) => Math.min(high, rating + farthest)))
  return {
    first: Math.min(-1, (roundTo * Math.floor((least - centre) / roundTo)) / step),
    last: Math.max(1, (roundTo * Math.ceil((most - centre) / roundTo)) / step),
  }
}

const scaleOf = ({ first, last, step, from, to }: Side): MapScale => ({
  ticks: Array.from(
    { length: Math.floor(last) - Math.ceil(first) + 1 },
    (_, at) => centre + (Math.ceil(first) + at) * step,
  ),
  at: (rating) => {
    const share = Math.min(1, Math.max(0, ((rating - centre) / step - first) / (last - first)))
    return Math.round((from + share * (to - from)) * 10) / 10
  },
})

interface Place {
  readonly x: number
  readonly y: number
}

const mostPushes = 60

/** Where faces stand, so that none covers another: each as near as it can to its place, and within the frame. */
export function spreadFaces(
  dots: readonly Place[],
  radius: number,
  { width, height, left, right, top, bottom }: MapSize = mapSize,
): readonly Place[] {
  const least = 2 * radius + 2
  const places = dots.map(({ x, y }) => ({ x, y }))
  const within = (value: number, from: number, to: number) =>
    Math.min(to - radius, Math.max(from + radius, value))
  for (let push = 0; push < mostPushes; push++)
    for (const [at, one] of places.entries())
      for (const other of places.slice(at + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const apart = Math.hypot(dx, dy)
        if (apart >= least) continue
        // Faces in one place part to the sides.
        const [aside, down] = apart === 0 ? [1, 0] : [dx / apart, dy / apart]
        const half = (least - apart) / 2
        one.x = within(one.x - aside * half, left, width - right)
        one.y = within(one.y - down * half, top, height - bottom)
        other.x = within(other.x + aside * half, left, width - right)
        other.y = within(other.y + down * half, top, height - bottom)
      }
  return places
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
    { anchor: 'middle', dx: 0, dy: gap + 1.5 * lineHeight, left: -width / 2 },
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
  left >= size.left && right <= size.width && top >= cornersEnd && bottom <= size.height - size.bottom

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The approximate width of a name on the map, in its units. */
export function labelWidth(name: string): number {
  return [...name].reduce(
    (sum, letter) =>
      sum +
      (/[\u2e80-\uffef]/.test(letter) ? 14 : /[ Iijl]/.test(letter) ? 5 : /[mwMW]/.test(letter) ? 12 : 8),
    0,
  )
}
