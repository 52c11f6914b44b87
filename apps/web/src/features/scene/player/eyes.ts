import type { Seat } from '@wis/engine'

/**
 * A match as its spectators see it while it is played; with all that was dealt, but no thought of anybody; or with everything, so
 * that its reader also wants to be told the result.
 */
export type TableEyes = 'table' | 'open' | 'everything'

/** A match as it is seen from outside, or as one seat saw it. */
export type Eyes = TableEyes | Seat

/** The seat through whose eyes it is seen. */
export const seatOfEyes = (eyes: Eyes): Seat | undefined => (typeof eyes === 'number' ? eyes : undefined)
