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
  const weighed = possibleFor(knowing).flatMap((place) => {
    const deal = deals[place]
    const weight = facts.reduce((product, weights) => product * (weights[place] ?? 0), 1)
    return deal ? [{ deal, weight }] : []
  })
  const sum = weighed.reduce((one, { weight }) => one + weight, 0)
  if (sum === 0) return weighed.map(({ deal }) => ({ deal, chance: 1 / weighed.length }))
  return weighed.flatMap(({ deal, weight }) => (weight === 0 ? [] : [{ deal, chance: weight / sum }]))
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
