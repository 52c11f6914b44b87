import type { Place } from './oval.ts'

/**
 * A curve that bends towards the middle and to its own left, so that the arrows of two seats that name each other do
 * not cross.
 */
export function arrowPath(from: Place, to: Place, { width, height, gap }: Stage): string {
  const start = onStage(from, width, height)
  const end = onStage(to, width, height)
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
  const bend = {
    x: mix(middle.x, width / 2, 0.35) + (end.y - start.y) * 0.08,
    y: mix(middle.y, height / 2, 0.35) - (end.x - start.x) * 0.08,
  }
  const first = towards(start, bend, gap)
  const last = towards(end, bend, gap + 6)
  return `M${first.x} ${first.y}Q${round(bend.x)} ${round(bend.y)} ${last.x} ${last.y}`
}

export interface Stage {
  readonly width: number
  readonly height: number
  /** The free space round the middle of a seat. */
  readonly gap: number
}

function onStage({ x, y }: Place, width: number, height: number): Place {
  return { x: (x / 100) * width, y: (y / 100) * height }
}

function towards(from: Place, to: Place, distance: number): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const part = Math.min(1, distance / length)
  return { x: round(mix(from.x, to.x, part)), y: round(mix(from.y, to.y, part)) }
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
