import type { InBoth } from '@wis/engine'
import { files } from '../content/generated/personas.ts'
import type { Persona } from './persona.ts'
import { readPersona } from './read-persona.ts'

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
