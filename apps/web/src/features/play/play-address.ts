import type { OpponentStrength } from '@wis/db/people'
import type { Language } from '@wis/engine'

/** What a person chose on the page that gives seats. */
export interface SeatChoice {
  readonly game: string
  readonly language: Language
  readonly opponents: OpponentStrength
}

export const seatRefusals = ['throttled', 'not-played', 'full'] as const
export type SeatRefusal = (typeof seatRefusals)[number]

/** The page that gives seats, as it was chosen there, and with why no seat was given. */
export function playAddress({ game, language, opponents }: SeatChoice, said?: SeatRefusal): string {
  const query = new URLSearchParams({ game, language, opponents, ...(said !== undefined && { said }) })
  return `/play?${query.toString()}`
}

/** The page of a seat. It remembers whom the person wanted to play with, so that the next table is like this one. */
export const seatAddress = (id: string, opponents: OpponentStrength) =>
  opponents === 'any' ? `/play/${id}` : `/play/${id}?with=${opponents}`
