import type { OpponentStrength, PlayOnRefusal } from '@wis/db/people'
import type { Entry, Language, Seat } from '@wis/engine'
import type { OnTable } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'

export interface AnswerChoice {
  readonly value: string
  readonly label: string
  /** Where on the table it can be pressed. */
  readonly at?: OnTable
}

interface Named {
  readonly name: string
  readonly label: string
  readonly optional: boolean
}

/** One thing that an answer holds, in the reader's words. */
export type AnswerField = Named &
  (
    | { readonly kind: 'text'; readonly limit: number; readonly isOnTable?: true }
    | { readonly kind: 'number'; readonly least: number; readonly most: number }
    | { readonly kind: 'list'; readonly length: number; readonly least: number; readonly most: number }
    | { readonly kind: 'choice'; readonly choices: readonly AnswerChoice[] }
    | {
        readonly kind: 'picks'
        readonly choices: readonly AnswerChoice[]
        readonly least: number
        readonly most: number
      }
  )

export interface SeatQuestionPage {
  readonly turnId: string
  /** The same when the same is asked again, as after a refused answer or the end of a runner. */
  readonly name: string
  readonly kind: string
  /** How many answers to it were refused. */
  readonly tries: number
  /** Why the last one was. */
  readonly refused: string | null
  /** The legal values of the first field, if they can be listed. */
  readonly legal: readonly string[] | null
  readonly fields: readonly AnswerField[]
  readonly leftMs: number
}

export interface SeatPage {
  /** Whoever asks with this waits until there is more. */
  readonly news: string
  readonly game: string
  readonly language: Language
  readonly status: MatchHeader['status']
  /** Whether the person has left for good. */
  readonly hasLeft: boolean
  /** Whether people came to the table by a link. */
  readonly isTogether: boolean
  /** The page of the experiment that the seat was taken in. Null for a practice table. */
  readonly takesPartAt: string | null
  /** The page of the mixed season that the seat was taken in. Null for any other table. */
  readonly seasonAt: string | null
  /** Whether the table never came about. */
  readonly isCalledOff: boolean
  /** Null until the table is dealt. */
  readonly seat: Seat | null
  readonly aliases: readonly string[]
  readonly entries: readonly Entry[]
  /** The rules of this match. Null until the table is dealt. */
  readonly rules: string | null
  /** All that the seat knows, in words of the game and the language of the match. */
  readonly knows: string | null
  readonly question: SeatQuestionPage | null
  /** Told once the match is over. */
  readonly matchId: string | null
}

/** What a person chose on the page that gives seats. */
export interface SeatChoice {
  readonly game: string
  readonly language: Language
  readonly opponents: OpponentStrength
  /** The short name of an online agent, or what stands for any of them. */
  readonly onlineAgents: string | undefined
}

export const seatRefusals = ['throttled', 'not-played', 'not-online', 'full'] as const
type SeatRefusal = (typeof seatRefusals)[number]

/** Why somebody with a link cannot come, or the table cannot begin. */
export const joinRefusals = ['throttled', 'begun', 'full', 'seated', 'not-first', 'blocked'] as const
type JoinRefusal = (typeof joinRefusals)[number]

/** The page of an invitation, and with what is said there. */
export const gatheringAddress = (code: string, said?: JoinRefusal) =>
  `/play/with/${code}${said === undefined ? '' : `?said=${said}`}`

export const playOnRefusals = [
  'throttled',
  'seat-of-others',
  'no-turn-left',
  'not-played',
  'full',
] as const satisfies readonly ('throttled' | PlayOnRefusal)[]
type PlayOnSaid = (typeof playOnRefusals)[number]

/** The page from which a finished match is played on, after one of its entries. */
export function playOnAddress(matchId: string, after?: number, said?: PlayOnSaid): string {
  const query = new URLSearchParams({
    ...(after !== undefined && { e: String(after) }),
    ...(said !== undefined && { said }),
  })
  return `/play/from/${matchId}${query.size === 0 ? '' : `?${query.toString()}`}`
}

/** The page that gives seats, as it was chosen there, and with why no seat was given. */
export function playAddress(
  { game, language, opponents, onlineAgents }: SeatChoice,
  said?: SeatRefusal,
): string {
  const query = new URLSearchParams({
    game,
    language,
    opponents,
    ...(onlineAgents !== undefined && { online: onlineAgents }),
    ...(said !== undefined && { said }),
  })
  return `/play?${query.toString()}`
}

export const takePartSaid = ['throttled', 'not-open', 'full', 'withdrawn'] as const
type TakePartSaid = (typeof takePartSaid)[number]

/** Where people take part in an experiment, and with what is said there. */
export const takePartAddress = (
  { id, share }: { readonly id: string; readonly share: string },
  said?: TakePartSaid,
) => `/lab/${id}/play?share=${share}${said === undefined ? '' : `&said=${said}`}`

export type Wanted = Pick<SeatChoice, 'opponents' | 'onlineAgents'>

/** The page of a seat. It remembers whom the person wanted to play with, so that the next table is like this one. */
export function seatAddress(id: string, { opponents, onlineAgents }: Wanted): string {
  const query = new URLSearchParams({
    ...(opponents !== 'any' && { with: opponents }),
    ...(onlineAgents !== undefined && { online: onlineAgents }),
  })
  return `/play/${id}${query.size === 0 ? '' : `?${query.toString()}`}`
}
