import { expect, it } from 'vitest'
import { associations, thesaurus } from './thesaurus.ts'
import type { Neighbours } from './written.ts'

const sample: readonly Neighbours[] = [
  {
    words: ['tea', 'coffee'],
    shared: { 'served-hot': ['It steams in the cup.'] },
    telling: [{ 'from-leaves': ['Leaves float in it.'] }, { 'from-beans': ['Beans are ground for it.'] }],
    cues: ['leaf cup kettle', 'bean cup roast'],
  },
  {
    words: ['soup', 'stew'],
    shared: { 'served-hot': ['Blow on the spoon first.'] },
    telling: [{ 'is-thin': ['You can drink it.'] }, { 'is-thick': ['The spoon stands in it.'] }],
    cues: ['bowl spoon broth', 'pot spoon meat'],
  },
]

it('gives each word its ideas, and no sign of which of them its neighbour shares', () => {
  const tea = associations(sample, 'en').get('tea')
  expect(tea?.remarks.map(({ idea }) => idea).toSorted()).toEqual(['from-leaves', 'served-hot'])
  expect(JSON.stringify(tea)).not.toContain('coffee')
})

it('thinks of other words by common ideas and cues, and is not certain of any', () => {
  const words = thesaurus(sample, 'en')
  const tea = words.find('tea')
  const kin = tea ? words.kinOf(tea) : []
  expect(kin.map(({ word }) => word.word)).toEqual(['coffee', 'soup', 'stew'])
  expect(kin.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  expect(kin.every(({ share }) => share > 0 && share < 0.9)).toBe(true)
})

it('gives more weight to cues that few words share', () => {
  const { find, recognise } = thesaurus(sample, 'en')
  const gain = (token: string) => find('soup')?.gains.get(recognise(token)[0] ?? -1) ?? 0
  expect(gain('broth')).toBeGreaterThan(gain('spoon'))
  expect(gain('spoon')).toBeGreaterThan(0)
  expect(gain('kettle')).toBe(0)
})

it('finds a word in any case, and no unknown word', () => {
  const { find } = thesaurus(sample, 'en')
  expect(find('Tea')?.word).toBe('tea')
  expect(find('teapot')).toBeUndefined()
})
