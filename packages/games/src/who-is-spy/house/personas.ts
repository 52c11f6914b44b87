import type { InBoth } from '@wis/engine'
import {
  DataFault,
  fieldsIn,
  fieldsOf,
  numberOf,
  numbersOf,
  textOf,
  textsBelow,
} from '../../outline/outline.ts'
import type { DataFile, Field } from '../../outline/outline.ts'
import { files } from '../content/generated/personas.ts'

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

interface Temper {
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
interface SlipChances {
  readonly silence: number
  readonly ownWord: number
  readonly repeat: number
}

/** Chances, per speech, of each way of talking. */
interface Manner {
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

/** A file for each, named after it: its numbers, and its words in both languages. */
export function readPersona(file: DataFile): Persona {
  const parts = ['strength', 'mind', 'temper', 'slips', 'manner', 'en', 'zh'] as const
  const { strength, mind, temper, slips, manner, en, zh } = fieldsIn(file, parts)
  const [english, chinese] = [wordsOf(en), wordsOf(zh)]
  return {
    slug: file.name.replace(/^.*\/|\.txt$/g, ''),
    name: { en: english.name, zh: chinese.name },
    character: { en: english.character, zh: chinese.character },
    strength: numberOf(strength),
    mind: mindOf(mind),
    temper: numbersBelow(temper, ['firmness', 'patience', 'crowd', 'grudge']),
    slips: numbersBelow(slips, ['silence', 'ownWord', 'repeat']),
    manner: numbersBelow(manner, ['flourish', 'bare', 'vague']),
    voice: { en: english.voice, zh: chinese.voice },
  }
}

function mindOf({ entry }: Field): Mind {
  const names = ['memory', 'insight', 'selfDoubt', 'guile', 'care', 'openness'] as const
  const { openness, ...others } = fieldsOf(entry.below, names, entry)
  const [first, second, third, ...more] = numbersOf(openness)
  if (first === undefined || second === undefined || third === undefined || more.length > 0)
    throw new DataFault(openness.entry, 'openness takes a number for each of three rounds')
  return { ...eachNumber(others), openness: [first, second, third] }
}

const numbersBelow = <Name extends string>({ entry }: Field, names: readonly Name[]) =>
  eachNumber(fieldsOf(entry.below, names, entry))

const eachNumber = <Name extends string>(fields: Readonly<Record<Name, Field>>) => mapped(fields, numberOf)

function wordsOf({ entry }: Field): {
  readonly name: string
  readonly character: string
  readonly voice: Voice
} {
  const names = ['name', 'character', 'alone', 'reply', 'doubt', 'bare'] as const
  const { name, character, ...voice } = fieldsOf(entry.below, names, entry)
  return {
    name: textOf(name),
    character: textOf(character),
    voice: mapped(voice, ({ entry: frames }) => textsBelow(frames)),
  }
}

function mapped<Name extends string, Value>(
  fields: Readonly<Record<Name, Field>>,
  read: (field: Field) => Value,
): Readonly<Record<Name, Value>> {
  const pairs = Object.entries<Field>(fields).map(([name, field]) => [name, read(field)])
  // The names are those of the fields.
  return Object.fromEntries(pairs) as Record<Name, Value>
}

/** From the weakest to the strongest. */
export const personas: readonly Persona[] = files
  .map(readPersona)
  .toSorted((one, other) => one.strength - other.strength)

export function findPersona(slug: string): Persona | undefined {
  return personas.find((persona) => persona.slug === slug)
}

export function personaCalled(slug: string): Persona {
  const persona = findPersona(slug)
  if (!persona) throw new RangeError(`no house agent is called ${slug}`)
  return persona
}
