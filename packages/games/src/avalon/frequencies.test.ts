import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { avalon } from './kit.ts'

const [random] = avalon.house

/** All ways to choose so many of five. Written apart from the rules, as all that follows. */
const teams = (size: number) =>
  Array.from({ length: 32 }, (_, bits) => [0, 1, 2, 3, 4].filter((seat) => (bits >> seat) & 1)).filter(
    (team) => team.length === size,
  )

/** How likely a team by lot fails if each of the evil, who are 0 and 1, plays a fail with one half. */
function failChance(size: number): number {
  const all = teams(size)
  return all.reduce((sum, team) => sum + 1 - 0.5 ** team.filter((seat) => seat < 2).length, 0) / all.length
}

/** How likely at least three of five approve, each with two thirds. */
const carryChance = Array.from({ length: 32 }, (_, bits) =>
  [0, 1, 2, 3, 4].filter((seat) => (bits >> seat) & 1),
)
  .filter((approving) => approving.length >= 3)
  .reduce((sum, { length }) => sum + (2 / 3) ** length * (1 / 3) ** (5 - length), 0)

/** How often each ending comes if all goes by lot. */
function exactEndings(refusedChance: number): ReadonlyMap<string, number> {
  const chances = new Map<string, number>()
  const add = (reason: string, chance: number) => {
    chances.set(reason, (chances.get(reason) ?? 0) + chance)
  }
  const quest = (won: number, lost: number, chance: number): void => {
    if (lost === 3) add('quests-failed', chance)
    if (won === 3) {
      add('merlin-found', chance / 3)
      add('merlin-hidden', (2 * chance) / 3)
    }
    if (lost === 3 || won === 3) return
    add('teams-refused', chance * refusedChance)
    const fails = failChance([2, 3, 2, 3, 3][won + lost] ?? 0)
    quest(won, lost + 1, chance * (1 - refusedChance) * fails)
    quest(won + 1, lost, chance * (1 - refusedChance) * (1 - fails))
  }
  quest(0, 0, 1)
  return chances
}

it('a team of two fails with three eighths, and one of three with twenty-one fortieths', () => {
  expect([failChance(2), failChance(3)]).toEqual([0.375, 0.525])
  expect(carryChance).toBeCloseTo(64 / 81, 12)
})

it('the good win 37 to 38 of 100 matches by lot', () => {
  const exact = [exactEndings((1 - carryChance) ** 5), exactEndings(0)]
  expect(exact.map((one) => one.get('merlin-hidden')?.toFixed(4))).toEqual(['0.3767', '0.3773'])
  for (const one of exact) expect([...one.values()].reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12)
})

const [classic, interintent = classic] = avalon.setup.presets

it.each([
  [classic, (1 - carryChance) ** 5],
  [interintent, 0],
] as const)(
  'random play by the rules of $id ends as often as the exact game',
  { tags: ['nightly'], timeout: 60_000 },
  (ruleset, refused) => {
    const matches = 300
    const counts = new Map<string, number>()
    for (let number = 0; number < matches; number++) {
      const players = Array.from({ length: 5 }, () => random)
      const { state } = playHouse(avalon, { seed: `chance-${number}`, ruleset, language: 'en', players })
      const outcome = avalon.rules.outcome(state)
      const reason = outcome?.kind === 'decided' ? outcome.reason : 'void'
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
    }
    const exact = exactEndings(refused)
    expect([...counts.keys()].filter((reason) => !exact.has(reason))).toEqual([])
    for (const [reason, chance] of exact) {
      const deviation = Math.sqrt(matches * chance * (1 - chance))
      expect(Math.abs((counts.get(reason) ?? 0) - matches * chance), reason).toBeLessThan(4 * deviation + 1)
    }
  },
)
