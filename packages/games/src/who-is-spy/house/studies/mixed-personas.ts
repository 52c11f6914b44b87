import type { Rng } from '@wis/engine'
import type { Persona } from '../personas.ts'
import { personas } from '../personas.ts'

/**
 * Any number of agents, each somewhere between two house agents. It has the voice of the first. Every number of its
 * mind, temper, slips and manner lies the same share of the way from the first to the second.
 */
export function mixedPersonas(count: number, rng: Rng): readonly Persona[] {
  return Array.from({ length: count }, (_, number) => {
    const [first, second] = rng.shuffle(personas)
    if (!first || !second) throw new Error('there are fewer than two house agents')
    return { ...between(first, second, rng.next()), slug: `${first.slug}-${second.slug}-${number}` }
  })
}

function between(first: Persona, second: Persona, share: number): Persona {
  const along = (one: number, other: number) => one + share * (other - one)
  const [openness, further] = [first.mind.openness, second.mind.openness]
  return {
    ...first,
    mind: {
      ...mixed(first.mind, second.mind, along),
      memory: Math.round(along(first.mind.memory, second.mind.memory)),
      openness: [
        along(openness[0], further[0]),
        along(openness[1], further[1]),
        along(openness[2], further[2]),
      ],
    },
    temper: mixed(first.temper, second.temper, along),
    slips: mixed(first.slips, second.slips, along),
    manner: mixed(first.manner, second.manner, along),
  }
}

/** The numbers of two such objects, mixed one by one. All other values are the first's. */
function mixed<Numbers extends object>(
  first: Numbers,
  second: Numbers,
  along: (one: number, other: number) => number,
): Numbers {
  const others = new Map<string, unknown>(Object.entries(second))
  const entries = Object.entries(first).map(([name, one]: [string, unknown]) => {
    const other = others.get(name)
    return [name, typeof one === 'number' && typeof other === 'number' ? along(one, other) : one]
  })
  return Object.fromEntries(entries) as Numbers
}
