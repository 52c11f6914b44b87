import type { Language } from './reading/tokens.ts'

export type InBoth<Text> = Readonly<Record<Language, Text>>

/** How well somebody plays. Every number is between 0 and 1 unless it says otherwise. */
export interface Mind {
  /** How many of the latest speeches it remembers. */
  readonly memory: number
  /** How truly it reads what others say; the rest is noise. */
  readonly insight: number
  /** How ready it is to think that it is the odd one out itself. */
  readonly selfDoubt: number
  /** How far it moves towards the others' word once it thinks so. */
  readonly guile: number
  /** How carefully it picks among the things it could say. */
  readonly care: number
  /** How much it gives away as a civilian in rounds 1, 2 and 3, in nats for somebody with the same word. */
  readonly openness: readonly [number, number, number]
}

export interface Temper {
  /** How closely the vote follows the belief. */
  readonly firmness: number
  /** It abstains unless somebody is this likely to be the spy. */
  readonly patience: number
  /** Pull of the others' last ballots: above 0 it runs with the crowd, below 0 against it. */
  readonly crowd: number
  /** Pull against whoever voted for it. */
  readonly grudge: number
}

/** Chances, per speech, of breaking the rules by carelessness. */
export interface Slips {
  readonly silence: number
  readonly ownWord: number
  readonly repeat: number
}

/** How often, per speech, it talks in each way. */
export interface Manner {
  /** Says something in its own way around the clue. */
  readonly flourish: number
  /** Gives bare words and no sentence. */
  readonly bare: number
  /** Says something that would fit nearly anything. */
  readonly vague: number
}

/**
 * Ways to put a clue. `{clue}` is a whole sentence, `{aside}` the same within a sentence, `{cues}` some bare
 * words (`{Cues}` at the beginning), `{other}` who spoke before, `{suspect}` who is held to be the spy.
 */
export interface Voice {
  readonly alone: readonly string[]
  readonly reply: readonly string[]
  readonly doubt: readonly string[]
  readonly bare: readonly string[]
}

export interface Persona {
  readonly slug: string
  readonly name: InBoth<string>
  /** What it is like, in a line. */
  readonly character: InBoth<string>
  /** Its place among the house agents, 1 the weakest. */
  readonly strength: number
  readonly mind: Mind
  readonly temper: Temper
  readonly slips: Slips
  readonly manner: Manner
  readonly voice: InBoth<Voice>
}
