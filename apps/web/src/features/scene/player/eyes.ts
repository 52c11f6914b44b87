import type { Seat } from '@wis/engine'

/** A match as its spectators see it while it is played, or with everything open. */
export type TableEyes = 'table' | 'everything'

/** A match as it is seen from outside, or as one seat saw it. */
export type Eyes = TableEyes | Seat

/** The seat through whose eyes it is seen. */
export const seatOfEyes = (eyes: Eyes): Seat | undefined => (typeof eyes === 'number' ? eyes : undefined)

/** What the button for revealing leads to. */
export const otherEyes = (eyes: Eyes): TableEyes => (eyes === 'everything' ? 'table' : 'everything')
