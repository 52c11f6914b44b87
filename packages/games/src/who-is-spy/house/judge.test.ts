import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { fileCalled } from '../../outline/outline.ts'
import { briefingWith, spoken } from '../briefing/briefing.ts'
import { heardTable } from '../briefing/heard-table.ts'
import { files } from '../content/generated/personas.ts'
import { judge } from './judge.ts'
import { lenses } from './lexicon/lenses.ts'
import type { Mind } from './personas.ts'
import { readPersona } from './personas.ts'

const fox = readPersona(fileCalled('fox', files))
const teaTalk = [
  'The leaves must not stay in the pot for too long.',
  'A little bag on a string, hot water, three minutes to steep.',
  'My aunt takes hers with lemon, from her best china.',
  'You warm the pot before the leaves go in.',
]
const coffeeTalk = 'Roasted beans, ground fresh, and an espresso to wake up.'

function opinion(word: string, texts: readonly string[], changes: Partial<Mind> = {}) {
  const table = heardTable(briefingWith(spoken(...texts), { word }))
  const lens = lenses('en')(word, () => texts)
  const mind = { ...fox.mind, ...changes }
  return { ...judge({ table, lens, mind, ear: rngAt('ear', 0), seats: 6 }), lens }
}

describe('a keen listener', () => {
  it('suspects no player in particular before the first speech', () => {
    for (const chance of opinion('tea', []).spy) expect(chance).toBeCloseTo(1 / 6)
  })

  it('suspects the player whose clue fits another word', () => {
    const { spy } = opinion('tea', [...teaTalk, coffeeTalk])
    expect(spy.indexOf(Math.max(...spy))).toBe(5)
    expect(spy[5]).toBeGreaterThan(0.4)
  })

  it('suspects itself when everybody else seems to hold another word, and guesses that word', () => {
    const last = 'Five minutes for the leaves, then the bag comes out of the pot.'
    const { spy, theirWord, lens } = opinion('coffee', [...teaTalk, last])
    expect(spy[0]).toBeGreaterThan(0.9)
    expect(lens.kin[theirWord.indexOf(Math.max(...theirWord))]?.word.word).toBe('tea')
  })

  it('holds beliefs that add up to 1', () => {
    const { spy, otherWord, theirWord } = opinion('tea', [...teaTalk, coffeeTalk])
    for (const chances of [spy, otherWord, theirWord]) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    }
  })
})

it('one who never doubts itself never suspects itself', () => {
  expect(opinion('coffee', teaTalk, { selfDoubt: 0 }).spy[0]).toBe(0)
})

it('one with a short memory judges by the latest speeches only', () => {
  const forgetful = opinion('tea', [coffeeTalk, ...teaTalk], { memory: 2 })
  expect(forgetful.spy[1]).toBeCloseTo(forgetful.spy[2] ?? 0)
})

it('only living players are suspected', () => {
  const events = [...spoken(...teaTalk), { type: 'seat-eliminated', seat: 2, round: 1, cause: 'vote' }]
  const table = heardTable(briefingWith(events))
  const lens = lenses('en')('tea', () => teaTalk)
  expect(judge({ table, lens, mind: fox.mind, ear: rngAt('ear', 0), seats: 6 }).spy[2]).toBe(0)
})
