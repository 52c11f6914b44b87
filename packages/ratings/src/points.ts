/** Points are counted in whole fifteenths, so that every share of the pot is exact. */
export const fifteenthsPerPoint = 15

/** Fifteenths as points with at most two decimals: '3.4', '-5', '2.67'. */
export function formatPoints(fifteenths: number): string {
  const hundredths = Math.round((Math.abs(fifteenths) * 100) / fifteenthsPerPoint)
  const sign = fifteenths < 0 && hundredths > 0 ? '-' : ''
  return `${sign}${hundredths / 100}`
}
