import type { Seat } from '@wis/engine'
import { sumOf } from '../define/table.ts'

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
export const paybackOf = ({ players, multiplierTenths }: Shared, pot: number): number =>
  ((sharesPerPoint / 10) * pot * multiplierTenths) / players

/** Six-hundredths as points with at most two decimals. */
export const pointsText = (shares: number) => String(Math.round((100 * shares) / sharesPerPoint) / 100)

/** The seven multipliers of the study MAgIC. */
export const settings = [10, 12, 15, 18, 20, 25, 30].map((multiplierTenths) => ({
  id: `magic-${multiplierTenths / 10}`,
  multiplierTenths,
}))

/** What everybody knows: the rounds that have ended. */
export interface Invested {
  readonly past: { readonly 'round-ended': readonly { readonly investments: readonly number[] }[] }
  readonly ruleset: { readonly endowment: number }
}

export const investedBy = ({ past }: Pick<Invested, 'past'>, seat: Seat) =>
  sumOf(past['round-ended'].map(({ investments }) => investments[seat] ?? 0))
/** What a seat can still invest. */
export const leftOf = (known: Invested, seat: Seat) =>
  Math.max(0, known.ruleset.endowment - investedBy(known, seat))
/** What all seats have invested. */
export const potOf = ({ past }: Pick<Invested, 'past'>) =>
  sumOf(past['round-ended'].flatMap(({ investments }) => investments))
