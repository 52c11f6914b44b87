import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { bargain } from './kit.ts'
import { allInstances } from './things.ts'

const [arena] = bargain.setup.presets
const [random] = bargain.house

/**
 * The chance that random play agrees on the offer with each number, and at last the chance that it never does. A seat
 * picks any of the divisions or the offer on the table, and after the tenth offer it tosses a coin.
 */
function exactEndings(): readonly number[] {
  const instances = allInstances()
  const chances = Array<number>(11).fill(0)
  for (const { counts } of instances) {
    const divisions = counts.reduce((product, count) => product * (count + 1), 1)
    let going = 1 / instances.length
    for (let offer = 0; offer < 9; offer++) {
      chances[offer] = (chances[offer] ?? 0) + going / (divisions + 1)
      going -= going / (divisions + 1)
    }
    chances[9] = (chances[9] ?? 0) + going / 2
    chances[10] = (chances[10] ?? 0) + going / 2
  }
  return chances
}

const matches = 1_500

it(
  'random play agrees as often as the tree says, offer by offer, and is worth 5 to each on average',
  { tags: ['nightly'], timeout: 60_000 },
  () => {
    const exact = exactEndings()
    expect(exact.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    const counts = Array<number>(11).fill(0)
    let points = 0
    for (let number = 0; number < matches; number++) {
      const { state } = playHouse(bargain, {
        seed: `chance-${number}`,
        ruleset: arena,
        language: 'en',
        players: [random, random],
      })
      const ending = state.past['offer-accepted'].length > 0 ? state.offers.length - 1 : 10
      counts[ending] = (counts[ending] ?? 0) + 1
      points += bargain.results.of(state)[0]?.points ?? NaN
    }
    const chiSquared = exact.reduce((sum, chance, ending) => {
      const expected = chance * matches
      return sum + ((counts[ending] ?? 0) - expected) ** 2 / expected
    }, 0)
    expect(Math.abs(chiSquared - 10) / Math.sqrt(20)).toBeLessThan(3)
    // Half of everything on average if they agree. No value is more than 5 away from that.
    const mean = 5 * (1 - (exact[10] ?? 0))
    expect(Math.abs(points / matches - mean)).toBeLessThan((4 * 5) / Math.sqrt(matches))
  },
)
