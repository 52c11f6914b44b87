import type { InBoth, Language, Seat } from '@wis/engine'
import type { Scene } from '@wis/games'
import type { Sought } from './suspicion.ts'

/** What a hunter has come to, as the page knows it. Before the end nothing of it says who hides. */
export interface HuntPage {
  readonly day: string
  readonly game: string
  readonly language: Language
  readonly isToday: boolean
  readonly aliases: readonly string[]
  /** What is guessed about a player: “is the spy”. */
  readonly that: InBoth<string>
  readonly name: InBoth<string>
  /** What has happened since the last line that the page knows. */
  readonly lines: readonly HuntLine[]
  readonly scene: Scene
  /** The last guess. */
  readonly steps: readonly number[] | null
  readonly question: HuntAsked | null
  readonly end: HuntEnd | null
}

export interface HuntLine {
  readonly seq: number
  readonly say: InBoth<string>
  /** The seat whose act or fact it is. */
  readonly seat?: number
}

export interface HuntAsked {
  /** How many guesses were given before. */
  readonly place: number
  readonly speaker: Seat
  readonly sought: Sought
}

export interface HuntEnd {
  readonly hidden: readonly Seat[]
  readonly outcome: InBoth<string>
  readonly matchId: string
  /** The agents by seat. */
  readonly agents: readonly string[]
  readonly points: number
  readonly isRight: boolean
  readonly isInTime: boolean
  /** How likely those who hide were on average held to hide, after each speech. */
  readonly onHidden: readonly number[]
  readonly house: number | null
  readonly others: number | null
  readonly people: { readonly n: number; readonly mean: number | null }
  /** Days in a row on which the hunter found those who hide. */
  readonly streak: number
}
