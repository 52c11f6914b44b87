import { countsInRole, roleFacts } from './tally.ts'
import type { RoleTally, Tally } from './tally.ts'

/** A tally as boards are stored and the first seasons exported: in fields of before there were facts. */
export interface OlderTally extends RoleTally {
  readonly asSpy: RoleTally
  readonly asCivilian: RoleTally
  readonly discounted: RoleTally
  readonly speechesAsked: number
  readonly fouls: number
  readonly ballotsAsked: number
  readonly ballotsCorrect: number
  readonly survivalRounds: number
  readonly ballotsAgainst: number
  readonly ballotsAgainstPossible: number
}

const fields = {
  speechesAsked: 'speeches',
  fouls: 'fouls',
  ballotsAsked: 'ballots',
  ballotsCorrect: 'ballots-right',
  survivalRounds: 'rounds-lived',
  ballotsAgainst: 'ballots-against',
  ballotsAgainstPossible: 'ballots-against-possible',
} as const

export function olderTally({ matches, points, wins, discounted, facts }: Tally): OlderTally {
  const of = (field: keyof typeof fields) => facts[fields[field]] ?? 0
  const speechesAsked = of('speechesAsked')
  return {
    matches,
    points,
    wins,
    asSpy: countsInRole({ facts }, 'spy'),
    asCivilian: countsInRole({ facts }, 'civilian'),
    discounted,
    speechesAsked,
    // Another game has a fact of this name, and no speeches.
    fouls: speechesAsked === 0 ? 0 : of('fouls'),
    ballotsAsked: of('ballotsAsked'),
    ballotsCorrect: of('ballotsCorrect'),
    survivalRounds: of('survivalRounds'),
    ballotsAgainst: of('ballotsAgainst'),
    ballotsAgainstPossible: of('ballotsAgainstPossible'),
  }
}

/** The tally that was stored so, beside the facts that were stored by their names. */
export function tallyOfOlder(older: OlderTally, named: Tally['facts'] = {}): Tally {
  const { matches, points, wins, asSpy, asCivilian, discounted } = older
  const counted = Object.entries(fields).map(([field, fact]) => [fact, older[field as keyof typeof fields]])
  const roles = Object.entries({ spy: asSpy, civilian: asCivilian }).flatMap(([role, counts]) => {
    const names = roleFacts(role)
    return (['matches', 'points', 'wins'] as const).map((count) => [names[count], counts[count]])
  })
  const known = [...counted, ...roles].filter(([, amount]) => amount !== 0)
  return { matches, points, wins, discounted, facts: { ...Object.fromEntries(known), ...named } }
}
