import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { chameleon } from './kit.ts'

const [random] = chameleon.house

/** How often each ending comes if all vote by lot, and one guess in eight is right. Written apart from the rules. */
function exactEndings(players: number): ReadonlyMap<string, number> {
  const chances = new Map<string, number>()
  const add = (reason: string, chance: number) => chances.set(reason, (chances.get(reason) ?? 0) + chance)
  const each = (1 / (players - 1)) ** players
  const count = (voter: number, votes: number[]): void => {
    if (voter === players) {
      const most = votes.toSorted((one, other) => other - one)
      const isTie = most[0] === most[1]
      const isCaught = votes[0] === most[0]
      if (isTie) add('nobody-accused', each)
      else if (!isCaught) add('other-accused', each)
      else {
        add('word-named', each / 8)
        add('caught', (each * 7) / 8)
      }
      return
    }
    for (let target = 0; target < players; target++) {
      if (target !== voter) count(voter + 1, votes.with(target, (votes[target] ?? 0) + 1))
    }
  }
  count(0, Array<number>(players).fill(0))
  return chances
}

it('of eight equally likely votes of three, two are a tie and two accuse each seat', () => {
  const exact = exactEndings(3)
  expect(exact.get('nobody-accused')).toBeCloseTo(2 / 8, 12)
  expect(exact.get('other-accused')).toBeCloseTo(4 / 8, 12)
  expect(exact.get('word-named')).toBeCloseTo(2 / 64, 12)
  expect([...exact.values()].reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12)
})

it.each(chameleon.setup.presets)(
  'random play by the rules of $id ends as often as the exact game',
  { tags: ['nightly'], timeout: 60_000 },
  (ruleset) => {
    const matches = 1_000
    const counts = new Map<string, number>()
    for (let number = 0; number < matches; number++) {
      const players = Array.from({ length: ruleset.players }, () => random)
      const { state } = playHouse(chameleon, { seed: `chance-${number}`, ruleset, language: 'en', players })
      const outcome = chameleon.rules.outcome(state)
      const reason = outcome?.kind === 'decided' ? outcome.reason : 'void'
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
    }
    const exact = exactEndings(ruleset.players)
    expect([...counts.keys()].filter((reason) => !exact.has(reason))).toEqual([])
    for (const [reason, chance] of exact) {
      const deviation = Math.sqrt(matches * chance * (1 - chance))
      expect(Math.abs((counts.get(reason) ?? 0) - matches * chance), reason).toBeLessThan(4 * deviation)
    }
  },
)
