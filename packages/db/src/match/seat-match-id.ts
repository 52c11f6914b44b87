import { createHmac } from 'node:crypto'

interface Sitting {
  readonly seed: string
  readonly seat: number
}

/**
 * The name by which one seat's agent knows its match. It never changes within a match. It helps nobody to find the
 * table while it is played, nor lets two agents find out that they share one. It is derived from the seed, which is
 * secret until the match is over.
 */
export function seatMatchId({ seed, seat }: Sitting): string {
  return createHmac('sha256', seed).update(`match of seat ${seat}`).digest('base64url').slice(0, 22)
}
