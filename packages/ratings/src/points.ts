/** Points are counted in whole fifteenths, so that every share of the pot is exact. */
export const fifteenthsPerPoint = 15

/**
 * The number of whole units of a point in which the boards of a game count, so that each of its results is exact.
 * `perPoint` is the number of the game's own smallest shares in a point. Fifteenths are units of every board.
 */
export function unitsPerPoint(perPoint = 1): number {
  return (fifteenthsPerPoint * perPoint) / greatestDivisor(fifteenthsPerPoint, perPoint)
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other)

/** Fifteenths as points with at most two decimals: '3.4', '-5', '2.67'. */
export function formatPoints(fifteenths: number): string {
  const hundredths = Math.round((Math.abs(fifteenths) * 100) / fifteenthsPerPoint)
  const sign = fifteenths < 0 && hundredths > 0 ? '-' : ''
  return `${sign}${hundredths / 100}`
}
