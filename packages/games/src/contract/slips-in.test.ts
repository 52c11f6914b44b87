import { table } from '@wis/testkit'
import { expect, it } from 'vitest'
import { kits } from '../kits.ts'
import { playHouse } from './play-house.ts'
import { slipsIn } from './slips.ts'
import { everybody } from './testing/kit-under-test.ts'
import type { Kit } from './testing/kit-under-test.ts'
import { playAnswers } from './testing/play-answers.ts'

const all = kits as readonly Kit[]

it.each(all.map((kit) => [kit.id, kit] as const))('%s: a match of careful players has no slip', (_, kit) => {
  const [ruleset] = kit.setup.presets
  // Some players of the house are silent now and then. The strongest one never is.
  const players = everybody(kit, ruleset).map(() => kit.house.at(-1) ?? kit.house[0])
  expect(slipsIn(kit, playHouse(kit, { seed: 'slips', ruleset, language: 'en', players }).log)).toBe(0)
})

it.each(all.map((kit) => [kit.id, kit] as const))('%s: a missing answer is a slip of anybody', (_, kit) => {
  const [ruleset] = kit.setup.presets
  expect(slipsIn(kit, playAnswers(kit, { ruleset, answers: [null] }).log)).toBe(1)
})

it.each(all.filter(({ slips }) => slips === undefined).map((kit) => [kit.id, kit] as const))(
  '%s: a refused answer is a slip',
  (_, kit) => {
    const [ruleset] = kit.setup.presets
    expect(slipsIn(kit, playAnswers(kit, { ruleset, answers: ['…'] }).log)).toBe(1)
  },
)

it('a game of its own events counts speeches that are missing, and votes for nobody that are not meant so', () => {
  const [kit = expect.fail('no such game')] = all.filter(({ slips }) => slips !== undefined)
  const voted = (raw: string) => slipsIn(kit, table().speeches().vote(0, raw).log)
  expect([voted('Player 3'), voted('abstain'), voted('Player 1'), voted('banana'), voted('')]).toEqual([
    0, 0, 1, 1, 1,
  ])
  expect(slipsIn(kit, table().speeches({ 1: '', 2: { forfeit: 'timeout' } }).log)).toBe(2)
})
