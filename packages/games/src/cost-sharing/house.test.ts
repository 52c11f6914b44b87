import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { withLess } from './house.ts'
import { costSharing } from './kit.ts'
import { atTheTable } from './testing.ts'

/** What a house player does next at this table. By usage the three pay 25, 30 and 45. */
function moveOf(slug: string, ...answers: readonly string[]) {
  const table = atTheTable()
  table.play(...answers)
  const [turn] = table.match.turns()
  const player = costSharing.house.find((one) => one.slug === slug)
  if (!turn || !player) throw new Error('nobody is asked')
  const state = table.match.stateOf(turn.seat)
  const { fields } = player.answer({ state, turn, seed: 's', rng: rngAt('s', 0) })
  return fields['support'] ?? fields['shares']
}

it('the fair one proposes shares by usage, and supports what costs it no more', () => {
  expect(moveOf('fair')).toEqual([25, 30, 45])
  expect(moveOf('fair', '20/30/50')).toBe('Player 1')
  expect(moveOf('fair', '20/35/45')).toEqual([25, 30, 45])
})

it('the fair one gives way in the end to whoever asks most', () => {
  const early = ['10/40/50', '25/30/45', '25/30/45', '10/40/50']
  expect(moveOf('fair', ...early)).toBe('Player 3')
  const late = [...early, '25/30/45', '30/30/40', '10/40/50', '25/30/45', '30/30/40', '10/40/50']
  expect(moveOf('fair', ...late)).toBe('Player 1')
})

it('the stubborn one never pays more than it wants', () => {
  expect(moveOf('stubborn')).toEqual([10, 35, 55])
  expect(moveOf('stubborn', '20/30/50', '10/40/50', '30/30/40')).toBe('Player 2')
  expect(moveOf('stubborn', '20/30/50', '25/30/45', '30/30/40')).toEqual([10, 35, 55])
})

it('the yielding one supports nearly anything, and anything that both others stand behind', () => {
  expect(moveOf('yielding', '10/45/45')).toBe('Player 1')
  expect(moveOf('yielding', '0/55/45')).toEqual([25, 35, 40])
  expect(moveOf('yielding', '0/0/100', 'support Player 1')).toBe('Player 1')
})

it('shares in which one pays less still add up to 100', () => {
  expect(withLess([25, 30, 45], 0, 15)).toEqual([10, 35, 55])
  expect(withLess([5, 50, 45], 0, 15)).toEqual([0, 55, 45])
})

/** The mean of what each gains at all tables that can be made of the house, in the order of the house. */
function meansOver(deals: number): readonly number[] {
  const sums = costSharing.house.map(() => ({ points: 0, matches: 0 }))
  const [ruleset] = costSharing.setup.presets
  const places = [...costSharing.house.keys()]
  const tables = places.flatMap((one) => places.flatMap((two) => places.map((three) => [one, two, three])))
  for (let deal = 0; deal < deals; deal++) {
    for (const table of tables) {
      const players = table.flatMap((place) => costSharing.house[place] ?? [])
      const { state } = playHouse(costSharing, { seed: `order-${deal}`, ruleset, language: 'en', players })
      costSharing.results.of(state).forEach(({ points }, seat) => {
        const sum = sums[table[seat] ?? 0]
        if (!sum) return
        sum.points += points
        sum.matches++
      })
    }
  }
  return sums.map(({ points, matches }) => points / matches)
}

it('over all tables, each of the house gains more than the one before it', { timeout: 60_000 }, () => {
  const means = meansOver(6)
  means.forEach((mean, place) => expect(mean).toBeGreaterThan((means[place - 1] ?? -10) + 2))
})

it('where they meet, the stubborn one gets more than the fair one, and over all tables less, as it says', () => {
  const [ruleset] = costSharing.setup.presets
  const called = (slug: string) => costSharing.house.find((one) => one.slug === slug) ?? expect.fail(slug)
  /** What one seat gets on average, if the two others are these. */
  const meanOf = (slug: string, others: readonly string[]): number => {
    const points = others.flatMap((other) =>
      Array.from({ length: 30 }, (_, deal) => {
        const players = [0, 1, 2].map((seat) => called(seat === deal % 3 ? slug : other))
        const { state } = playHouse(costSharing, { seed: `meets-${deal}`, ruleset, language: 'en', players })
        return costSharing.results.of(state)[deal % 3]?.points ?? NaN
      }),
    )
    return points.reduce((sum, one) => sum + one, 0) / points.length
  }
  expect(meanOf('stubborn', ['fair'])).toBeGreaterThan(meanOf('fair', ['stubborn']) + 5)
  const all = costSharing.house.map(({ slug }) => slug)
  expect(meanOf('fair', all)).toBeGreaterThan(meanOf('stubborn', all))
})
