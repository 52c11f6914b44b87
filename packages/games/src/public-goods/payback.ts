import type { Seat } from '@wis/engine'

/**
 * Results are counted in six-hundredths of a point. 600 is the smallest number that makes every share whole, for 2 to 6
 * seats and each of the multipliers 1, 1.2, 1.5, 1.8, 2, 2.5 and 3. It does so for any multiplier in tenths.
 */
export const sharesPerPoint = 600

interface Shared {
  readonly players: number
  readonly multiplierTenths: number
}

/** What each seat gets back from a pot of so many points, in six-hundredths of a point. */
export function paybackOf({ players, multiplierTenths }: Shared, pot: number): number {
  return ((sharesPerPoint / 10) * pot * multiplierTenths) / players
}

export const multiplierText = ({ multiplierTenths }: Pick<Shared, 'multiplierTenths'>) =>
  String(multiplierTenths / 10)

/** Six-hundredths as points with at most two decimals. */
export const pointsText = (shares: number) => String(Math.round((100 * shares) / sharesPerPoint) / 100)

/** The seven multipliers of the study MAgIC. */
export const settings = [10, 12, 15, 18, 20, 25, 30].map((multiplierTenths) => ({
  id: `magic-${multiplierTenths / 10}`,
  multiplierTenths,
}))

type Rounds = readonly { readonly investments: readonly number[] }[]

/** What a seat has invested in the rounds that have ended. */
export const investedBy = (rounds: Rounds, seat: Seat) =>
  rounds.reduce((sum, { investments }) => sum + (investments[seat] ?? 0), 0)

interface Invested {
  readonly rounds: Rounds
  readonly ruleset: { readonly endowment: number }
}

/** What a seat can still invest, by the rounds that have ended. */
export const leftOf = ({ rounds, ruleset }: Invested, seat: Seat) =>
  Math.max(0, ruleset.endowment - investedBy(rounds, seat))

/** What all seats have invested in the rounds that have ended. */
export const potOf = (rounds: Rounds) =>
  rounds.reduce((sum, { investments }) => sum + investments.reduce((pot, amount) => pot + amount, 0), 0)
