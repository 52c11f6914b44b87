import type { InBoth } from '@wis/engine'
import { fieldsOf, numberOf, numbersOf, textOf } from '../../outline/fields.ts'
import type { Field } from '../../outline/fields.ts'
import { DataFault, readOutline, textsBelow } from '../../outline/outline.ts'
import type { DataFile } from '../../outline/outline.ts'
import { files } from '../content/generated/personas.ts'
import type { Mind, Persona, Voice } from './persona.ts'

/** A file for each, named after it: its numbers, and its words in both languages. */
export function readPersona(file: DataFile): Persona {
  const parts = ['strength', 'mind', 'temper', 'slips', 'manner', 'en', 'zh'] as const
  const { strength, mind, temper, slips, manner, en, zh } = fieldsOf(readOutline(file), parts, {
    file: file.name,
    line: 1,
  })
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

/** A house agent as the rest of the platform sees it. */
export interface HouseAgent {
  readonly slug: string
  readonly name: InBoth<string>
  readonly character: InBoth<string>
  /** Its rank among the house agents; 1 is the weakest. */
  readonly strength: number
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

export const houseAgents: readonly HouseAgent[] = personas.map(({ slug, name, character, strength }) => ({
  slug,
  name,
  character,
  strength,
}))
