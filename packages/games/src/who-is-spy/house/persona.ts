import type { InBoth } from '@wis/engine'

/** How well an agent plays. Every number is between 0 and 1 unless its comment says otherwise. */
export interface Mind {
  /** How many of the latest speeches it remembers. */
  readonly memory: number
  /** How accurately it reads the others' speeches; the rest is noise. */
  readonly insight: number
  /** How readily it suspects that it is the spy itself. */
  readonly selfDoubt: number
  /** How far it moves towards the others' word once it suspects itself. */
  readonly guile: number
  /** How carefully it picks among its possible clues. */
  readonly care: number
  /** How much it gives away as a civilian in rounds 1, 2 and 3, in nats for a listener with the same word. */
  readonly openness: readonly [number, number, number]
}

export interface Temper {
  /** How closely the vote follows the belief. */
  readonly firmness: number
  /** It abstains unless a player is at least this likely to be the spy. */
  readonly patience: number
  /** Pull of the others' last ballots: above 0 it follows the crowd, below 0 it goes against the crowd. */
  readonly crowd: number
  /** Pull against the players who voted for it. */
  readonly grudge: number
}

/** Chances, per speech, that it breaks the rules by carelessness. */
export interface SlipChances {
  readonly silence: number
  readonly ownWord: number
  readonly repeat: number
}

/** Chances, per speech, of each way of talking. */
export interface Manner {
  /** Wraps the clue in words of its own. */
  readonly flourish: number
  /** Gives bare words and no sentence. */
  readonly bare: number
  /** Says something that would fit nearly anything. */
  readonly vague: number
}

/**
 * Ways to put a clue. `{clue}` is a whole sentence, `{aside}` the same within a sentence, `{cues}` some bare words
 * (`{Cues}` at the beginning), `{other}` the previous speaker, `{suspect}` the player suspected to be the spy.
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
  /** Its character in one line. */
  readonly character: InBoth<string>
  /** Its rank among the house agents; 1 is the weakest. */
  readonly strength: number
  readonly mind: Mind
  readonly temper: Temper
  readonly slips: SlipChances
  readonly manner: Manner
  readonly voice: InBoth<Voice>
}
