import { kitCalled } from '@wis/games'
import { expect, it } from 'vitest'
import { rulesetOf } from './ruleset-of.ts'

it('sets other values for fields of the ruleset', () => {
  const kit = kitCalled('liars-dice')
  const changed = kit && rulesetOf(kit, { ruleset: 'short', set: { dice: 2, seats: 4 } })
  expect(changed).toMatchObject({ id: 'short+dice=2,players=4', players: 4, dice: 2, wild: false })
})
