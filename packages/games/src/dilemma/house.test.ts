import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { dilemma } from './kit.ts'
import { atTheTable } from './testing.ts'

/** The choice of seat 0 in the round after these. */
function choiceOf(slug: string, rounds: readonly string[], seed = 'house') {
  const { match, play } = atTheTable({ ruleset: { players: rounds[0]?.length ?? 3 } })
  play(...rounds)
  const [turn] = match.turns()
  const player = dilemma.house.find((one) => one.slug === slug)
  if (!turn || !player) throw new Error('nobody is asked')
  const asked = { state: match.stateOf(0), turn, seed, rng: rngAt(seed, rounds.length) }
  return player.answer(asked).fields['choice']
}

it.each([
  ['always', [], 'cooperate'],
  ['always', ['CDD', 'CDD'], 'cooperate'],
  ['never', [], 'defect'],
  ['never', ['CCC'], 'defect'],
  ['tit-for-majority', [], 'cooperate'],
  ['tit-for-majority', ['CDC'], 'defect'],
  ['tit-for-majority', ['CDC', 'DCC'], 'cooperate'],
  ['tit-for-majority', ['CDCC'], 'cooperate'],
  ['tit-for-majority', ['CDDC'], 'defect'],
  ['grim', [], 'cooperate'],
  ['grim', ['DCC'], 'cooperate'],
  ['grim', ['CDC', 'CCC', 'CCC'], 'defect'],
  ['forgiving', ['DCC'], 'cooperate'],
  ['forgiving', ['CDC', 'DCC'], 'cooperate'],
  ['last-minute', ['DCC', 'CCC'], 'cooperate'],
  ['last-minute', ['CDC', 'CCC'], 'defect'],
  ['last-minute', ['CCC', 'CCC', 'CCC', 'CCC'], 'defect'],
])('%s, after %j: %s', (slug, rounds, choice) => {
  expect(choiceOf(slug, rounds)).toBe(choice)
})

it(
  'forgiving lets one betrayal in four pass, and random defects in every second round',
  { tags: ['nightly'] },
  () => {
    const share = (slug: string) => {
      const choices = Array.from({ length: 1_000 }, (_, number) => choiceOf(slug, ['CDC'], `share-${number}`))
      return choices.filter((choice) => choice === 'defect').length / choices.length
    }
    expect(Math.abs(share('forgiving') - 3 / 4)).toBeLessThan(4 * Math.sqrt(3 / 16 / 1_000))
    expect(Math.abs(share('random') - 1 / 2)).toBeLessThan(4 * Math.sqrt(1 / 4 / 1_000))
  },
)

it('all say a line where there is talk', () => {
  for (const language of ['en', 'zh'] as const) {
    const { match } = atTheTable({ ruleset: { talk: true }, language })
    const [turn] = match.turns()
    if (!turn) throw new Error('nobody is asked')
    const lines = dilemma.house.map((player) => {
      const asked = { state: match.stateOf(0), turn, seed: 'house', rng: rngAt('house', 0) }
      return player.answer(asked).fields['line']
    })
    expect(new Set(lines).size).toBe(dilemma.house.length)
    expect(lines.every((line) => typeof line === 'string' && line !== '')).toBe(true)
  }
})
