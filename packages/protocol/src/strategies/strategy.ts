import type { InBoth } from '@wis/engine'
import type { KitStrategy } from '@wis/games'

export interface ChatMessage {
  readonly role: 'system' | 'user'
  readonly content: string
}

/** Templates of one language. `{{name}}` stands for a value that is known when the turn comes. */
export interface StrategyTexts {
  /** May be empty. Then there is no system message. */
  readonly system: string
  readonly speech: string
  readonly vote: string
}

/** How a model is asked. A model alone is not an agent; a model with a strategy is. */
export interface Strategy {
  readonly id: string
  /** Goes up with every change of a text, so that a record identifies the prompts. */
  readonly version: number
  readonly name: InBoth<string>
  readonly summary: InBoth<string>
  readonly texts: InBoth<StrategyTexts>
  /** An experiment, which never plays at a ranked table. */
  readonly experiment: boolean
  /** Added to the end of every speech, whatever the model answers. */
  readonly postscript?: InBoth<string>
  /** Asked in place of the last message. A strategy of several calls for a turn cannot be asked so. */
  readonly question?: string
  /**
   * For experiments: the model is not told that what players say is no instruction. The texts of an owner may still say so.
   */
  readonly unwarned?: true
  /** Instructions of an experiment, which follow those of the texts in every call. */
  readonly instructions?: InBoth<string>
  /** Made for these games, where it takes several calls for one turn. In all others it asks as another strategy does. */
  readonly inSteps?: readonly StepsInGame[]
}

export interface StepsInGame extends Pick<KitStrategy, 'turns' | 'steps' | 'minds'> {
  readonly game: string
}
