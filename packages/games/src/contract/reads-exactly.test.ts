import { expect, it } from 'vitest'
import { kits } from '../kits.ts'
import type { GameKit } from './game-kit.ts'
import { playHouse } from './play-house.ts'
import { readMeant } from './reading/meant/read-meant.ts'
import { readExactly } from './slips.ts'

/** Compares every value that a match asks to choose from. Returns how many these are. */
function compareExact(kit: GameKit): number {
  const [ruleset] = kit.setup.presets
  const { house } = kit
  const players = Array.from({ length: ruleset.players }, (_, seat) => house[seat % house.length] ?? house[0])
  let exact = 0
  const match = { seed: 'exact', ruleset, language: 'en' as const, players }
  playHouse(kit, {
    ...match,
    asked: (known, turn) => {
      const fields = kit.wire.fields(known.stateOf(turn.seat), turn)
      const [field] = fields
      if (field?.kind !== 'choice' || exact > 400) return
      for (const { value } of field.choices) {
        const answer = JSON.stringify({ [field.name]: value })
        const read = readExactly(fields, answer)
        if (!read) continue
        exact += 1
        expect(read).toEqual(readMeant(fields, answer))
      }
    },
  })
  return exact
}

it('reads an exact answer as it would be read word by word, in every game', () => {
  expect(kits.reduce((sum, kit) => sum + compareExact(kit), 0)).toBeGreaterThan(500)
})

it('takes no answer with another name, another value, or more than that', () => {
  const label = { en: 'Move', zh: '行动' }
  const fields = [{ kind: 'choice' as const, name: 'move', label, choices: [{ value: 'up', label }] }]
  expect(readExactly(fields, '{"move":"up"}')).toEqual({ ok: true, values: { move: 'up' } })
  for (const answer of ['{"move":"down"}', '{"go":"up"}', '{"move":"up"} ', '{"move":"up","x":1}', 'up', ''])
    expect(readExactly(fields, answer)).toBeUndefined()
})
