import type { Seat } from '@wis/engine'

/** A match as its spectators see it while it is played, with everything open, or as one seat saw it. */
export type Eyes = 'table' | 'everything' | Seat

/** The seat through whose eyes it is seen. */
export const seatOfEyes = (eyes: Eyes): Seat | undefined => (typeof eyes === 'number' ? eyes : undefined)

/** What the button for revealing leads to. */
export const otherEyes = (eyes: Eyes): Eyes => (eyes === 'everything' ? 'table' : 'everything')
