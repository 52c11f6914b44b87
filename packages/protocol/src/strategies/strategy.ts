import type { Language } from '@wis/games'

export type InBoth<Value> = Readonly<Record<Language, Value>>

export interface ChatMessage {
  readonly role: 'system' | 'user'
  readonly content: string
}

/** Templates of one language; `{{name}}` stands for what is known when the turn comes. */
export interface StrategyTexts {
  /** May be empty: then there is no system message. */
  readonly system: string
  readonly speech: string
  readonly vote: string
}

/** How a model is asked. A model is not an agent; a model with a strategy is. */
export interface Strategy {
  readonly id: string
  /** Goes up with every change of a text, so that a record says what was asked. */
  readonly version: number
  readonly name: InBoth<string>
  readonly summary: InBoth<string>
  readonly texts: InBoth<StrategyTexts>
  /** Made to try something out: never at a ranked table. */
  readonly experiment: boolean
  /** Said after every speech, whatever the model answers. */
  readonly postscript?: InBoth<string>
}
