import type { Seat } from '@wis/engine'
import type { Role } from '../roles.ts'
import type { AvalonState } from '../state.ts'
import { deals, possibleFor } from './deals.ts'
import type { Deal, Knowing } from './deals.ts'
import type { Reading } from './readings.ts'

/** One possible deal, and how likely it is. */
export interface World {
  readonly deal: Deal
  readonly chance: number
}

/** All deals that somebody may think of, with chances that add up to 1. */
export function worldsOf(
  { quests, settled }: AvalonState,
  knowing: Knowing,
  reading: Reading,
): readonly World[] {
  const facts = [...quests.map(reading.quest), ...settled.map(reading.settled)]
  const places = possibleFor(knowing)
  const weights = places.map((place) => {
    let product = 1
    for (const explained of facts) product *= explained[place] ?? 0
    return product
  })
  let sum = 0
  for (const weight of weights) sum += weight
  const worlds: World[] = []
  places.forEach((place, index) => {
    const [deal, weight = 0] = [deals[place], weights[index]]
    if (!deal || (sum > 0 && weight === 0)) return
    worlds.push({ deal, chance: sum === 0 ? 1 / places.length : weight / sum })
  })
  return worlds
}

function sumOver(worlds: readonly World[], holds: (deal: Deal) => boolean): number {
  let sum = 0
  for (const { deal, chance } of worlds) if (holds(deal)) sum += chance
  return sum
}

export const chanceOf = (worlds: readonly World[], seat: Seat, role: Role) =>
  sumOver(worlds, ({ roles }) => roles[seat] === role)

export const chanceOfEvil = (worlds: readonly World[], seat: Seat) =>
  sumOver(worlds, ({ evil }) => evil[seat] === true)

/** How likely nobody of a team is evil. */
export const chanceClean = (worlds: readonly World[], team: readonly Seat[]) =>
  sumOver(worlds, ({ evil }) => !team.some((seat) => evil[seat]))
