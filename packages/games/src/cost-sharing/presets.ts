import type { CostRuleset } from './events.ts'

const arena: CostRuleset = {
  id: 'arena',
  players: 3,
  rounds: 5,
  fee: 1_000_000,
  weights: { flights: 4, passengers: 3, minutes: 1, size: 2 },
  airport: [20, 35, 50, 75, 100],
  opening: null,
  slips: { tries: 2, then: 'harmless' },
  turnLimitMs: 60_000,
}

/** The setting of the study MAgIC, which says nothing about the cost of smaller airports. */
const magic: CostRuleset = { ...arena, id: 'magic', airport: null }

/** With the opening proposals that the study prints as an example. For matches that began with it: it counts them as made by the seats. */
const magicOpened: CostRuleset = {
  ...magic,
  id: 'magic-opened',
  opening: [
    [40, 30, 30],
    [50, 25, 25],
    [50, 25, 25],
  ],
}

/** The same, but who agrees on an opening proposal has not proposed it. */
const magicGiven: CostRuleset = { ...magicOpened, id: 'magic-given', ownsOpening: false }

export const costPresets = [arena, magic, magicOpened, magicGiven] as const
