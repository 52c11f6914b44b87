/** A point of an outline. */
export interface Place {
  readonly x: number
  readonly y: number
}

interface Moves {
  readonly x: readonly (number | undefined)[]
  readonly y: readonly (number | undefined)[]
}

/** Moves the points of a contour that nothing is said of as their neighbours move: between them in proportion, else with the nearer. */
export function moveBetween(points: readonly Place[], ends: readonly number[], moves: Moves): Moves {
  const [x, y] = [[...moves.x], [...moves.y]]
  let start = 0
  for (const end of ends) {
    fill(
      points.map((point) => point.x),
      x,
      [start, end],
    )
    fill(
      points.map((point) => point.y),
      y,
      [start, end],
    )
    start = end + 1
  }
  return { x, y }
}

function fill(
  places: readonly number[],
  moves: (number | undefined)[],
  [start, end]: readonly [number, number],
): void {
  const told: number[] = []
  for (let at = start; at <= end; at++) if (moves[at] !== undefined) told.push(at)
  for (const [nth, low] of told.entries()) {
    const high = told[(nth + 1) % told.length] ?? low
    const after = (at: number) => (at === end ? start : at + 1)
    for (let at = after(low); at !== high; at = after(at))
      moves[at] = between(places, moves, { low, high, at })
  }
}

interface Between {
  readonly low: number
  readonly high: number
  readonly at: number
}

function between(
  places: readonly number[],
  moves: readonly (number | undefined)[],
  { low, high, at }: Between,
) {
  const one = { place: places[low] ?? 0, move: moves[low] ?? 0 }
  const other = { place: places[high] ?? 0, move: moves[high] ?? 0 }
  const place = places[at] ?? 0
  const [left, right] = one.place <= other.place ? [one, other] : [other, one]
  if (left.place === right.place) return left.move === right.move ? left.move : 0
  if (place <= left.place) return left.move
  if (place >= right.place) return right.move
  const share = (place - left.place) / (right.place - left.place)
  return left.move + share * (right.move - left.move)
}
