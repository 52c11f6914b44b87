import { createHmac } from 'node:crypto'

interface Sitting {
  readonly seed: string
  readonly seat: number
}

/**
 * The name by which one seat's agent knows its match: always the same in that match, and of no use for finding the
 * table while it is played, nor for two agents to find out that they share one. It follows from the seed, which is
 * secret until the match is over.
 */
export function seatMatchId({ seed, seat }: Sitting): string {
  return createHmac('sha256', seed).update(`match of seat ${seat}`).digest('base64url').slice(0, 22)
}
