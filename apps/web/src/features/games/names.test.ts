import { kits } from '@wis/games'
import { expect, it } from 'vitest'
import { isSpoken, mayBeSpoken } from './names.ts'

it('a game that may be played with or without words has a language only where its rules have words', () => {
  expect(isSpoken('dilemma')).toBe(false)
  expect(isSpoken('dilemma', 'arena')).toBe(false)
  expect(isSpoken('dilemma', 'talk')).toBe(true)
  expect(isSpoken('dilemma', 'of a season')).toBe(true)
  expect(mayBeSpoken('dilemma')).toBe(true)
})

it('other games have a language under all rules, or under none', () => {
  for (const { id, setup } of kits.filter((kit) => typeof kit.setup.words !== 'string')) {
    for (const rules of [undefined, ...setup.presets.map((preset) => preset.id), 'of a season'])
      expect(isSpoken(id, rules)).toBe(setup.words === true)
    expect(mayBeSpoken(id)).toBe(setup.words === true)
  }
})
