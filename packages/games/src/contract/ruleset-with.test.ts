import { expect, it } from 'vitest'
import { dilemma } from '../dilemma/kit.ts'
import { holdem } from '../holdem/kit.ts'
import { liarsDice } from '../liars-dice/kit.ts'
import { rulesetWith } from './ruleset-with.ts'

const [arena] = liarsDice.setup.presets

it('sets fields of the rules, the number of seats and values within a field', () => {
  const changed = rulesetWith(liarsDice, arena, { dice: 2, seats: 5 })
  expect(changed).toEqual({
    ok: true,
    ruleset: { ...arena, dice: 2, players: 5, id: 'arena+dice=2,players=5' },
  })
  const [usual] = dilemma.setup.presets
  expect(rulesetWith(dilemma, usual, { 'payoffs.oneDefects': 9 })).toMatchObject({
    ok: true,
    ruleset: { payoffs: { ...usual.payoffs, oneDefects: 9 } },
  })
})

it('is the ruleset itself if nothing is set, and has one id in whatever order values are set', () => {
  expect(rulesetWith(liarsDice, arena, {})).toEqual({ ok: true, ruleset: arena })
  const ids = [
    rulesetWith(liarsDice, arena, { dice: 2, wild: false }),
    rulesetWith(liarsDice, arena, { wild: false, dice: 2 }),
  ]
  expect(ids[0]).toEqual(ids[1])
})

it.each([
  [{ dice: 7 }, 'dice'],
  [{ seats: 9 }, 'players'],
  [{ wild: 'yes' }, 'wild'],
  [{ color: 1 }, 'color'],
  [{ id: 'mine' }, 'id'],
  [{ 'dice.six': 1 }, 'dice.six'],
])('refuses %j with the name of the field', (settings, field) => {
  expect(rulesetWith(liarsDice, arena, settings)).toMatchObject({ ok: false, field })
})

it('works for every game, because each has a schema of its rules', () => {
  const [ruleset] = holdem.setup.presets
  expect(rulesetWith(holdem, ruleset, { turnLimitMs: 5_000 })).toMatchObject({
    ruleset: { turnLimitMs: 5_000 },
  })
})
