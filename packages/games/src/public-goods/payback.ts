/**
 * Results are counted in six-hundredths of a point. 600 is the smallest number that makes every share whole, for 2 to 6
 * seats and each of the multipliers 1, 1.2, 1.5, 1.8, 2, 2.5 and 3. It does so for any multiplier in tenths.
 */
export const sharesPerPoint = 600

/** What each seat gets back from a pot of so many points, in six-hundredths of a point. */
export const paybackOf = (
  { players, multiplierTenths }: Record<'players' | 'multiplierTenths', number>,
  pot: number,
) => ((sharesPerPoint / 10) * pot * multiplierTenths) / players

/** Six-hundredths as points with at most two decimals. */
export const pointsText = (shares: number) => String(Math.round((100 * shares) / sharesPerPoint) / 100)

/** The seven multipliers of the study MAgIC. */
export const settings = [10, 12, 15, 18, 20, 25, 30].map((multiplierTenths) => ({
  id: `magic-${multiplierTenths / 10}`,
  multiplierTenths,
}))
