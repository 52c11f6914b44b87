import type { PublicGoodsRuleset } from './events.ts'

/**
 * Results are counted in six-hundredths of a point. 600 is the smallest number that makes every share whole, for 2 to 6
 * seats and each of the multipliers 1, 1.2, 1.5, 1.8, 2, 2.5 and 3. It does so for any multiplier in tenths.
 */
export const sharesPerPoint = 600

/** What each seat gets back from a pot of so many points, in six-hundredths of a point. */
export function paybackOf({ players, multiplierTenths }: PublicGoodsRuleset, pot: number): number {
  return ((sharesPerPoint / 10) * pot * multiplierTenths) / players
}

export const multiplierText = ({ multiplierTenths }: PublicGoodsRuleset) => String(multiplierTenths / 10)

/** Six-hundredths as points with at most two decimals. */
export const pointsText = (shares: number) => String(Math.round((100 * shares) / sharesPerPoint) / 100)
