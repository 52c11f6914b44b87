import type { InBoth } from '@wis/engine'
import type { Persona } from './persona.ts'
import { blurt } from './personas/blurt.ts'
import { contrarian } from './personas/contrarian.ts'
import { diplomat } from './personas/diplomat.ts'
import { dozer } from './personas/dozer.ts'
import { echo } from './personas/echo.ts'
import { fox } from './personas/fox.ts'
import { gambler } from './personas/gambler.ts'
import { granny } from './personas/granny.ts'
import { inspector } from './personas/inspector.ts'
import { telegraph } from './personas/telegraph.ts'

/** A house agent as the rest of the platform sees it. */
export interface HouseAgent {
  readonly slug: string
  readonly name: InBoth<string>
  readonly character: InBoth<string>
  /** Its rank among the house agents; 1 is the weakest. */
  readonly strength: number
}

/** From the weakest to the strongest. */
export const personas: readonly Persona[] = [
  dozer,
  blurt,
  echo,
  gambler,
  granny,
  contrarian,
  telegraph,
  diplomat,
  inspector,
  fox,
]

export function findPersona(slug: string): Persona | undefined {
  return personas.find((persona) => persona.slug === slug)
}

export const houseAgents: readonly HouseAgent[] = personas.map(({ slug, name, character, strength }) => ({
  slug,
  name,
  character,
  strength,
}))
