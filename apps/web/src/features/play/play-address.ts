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

/** Why somebody with a link cannot come, or the table cannot begin. */
export const joinRefusals = ['throttled', 'begun', 'full', 'seated', 'not-first'] as const
export type JoinRefusal = (typeof joinRefusals)[number]

/** The page of an invitation, and with what is said there. */
export const gatheringAddress = (code: string, said?: JoinRefusal) =>
  `/play/with/${code}${said === undefined ? '' : `?said=${said}`}`

/** The page that gives seats, as it was chosen there, and with why no seat was given. */
export function playAddress({ game, language, opponents }: SeatChoice, said?: SeatRefusal): string {
  const query = new URLSearchParams({ game, language, opponents, ...(said !== undefined && { said }) })
  return `/play?${query.toString()}`
}

/** The page of a seat. It remembers whom the person wanted to play with, so that the next table is like this one. */
export const seatAddress = (id: string, opponents: OpponentStrength) =>
  opponents === 'any' ? `/play/${id}` : `/play/${id}?with=${opponents}`
