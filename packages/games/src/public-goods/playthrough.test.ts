import { expect, it } from 'vitest'
import { playthrough } from '../contract/testing/playthrough.ts'
import { publicGoods } from './kit.ts'

const [arena] = publicGoods.setup.presets
const magic = publicGoods.setup.presets.find(({ id }) => id === 'magic-2.5') ?? arena

const slips = ['all of it', '101', 'I contribute 40', '{"investment": 5}']
const matches = {
  arena: {
    ruleset: { ...arena, rounds: 3 },
    seed: 'recorded',
    language: 'en',
    answers: ['20', '30', '0', ...slips, '71', '70', '0', null],
  },
  magic: {
    ruleset: { ...magic, rounds: 2 },
    seed: 'recorded',
    language: 'zh',
    answers: ['我投入20点', '一点', '0', '{"investment": "7"}', '投入：81', '80', '50', null],
  },
} as const

it.each(Object.entries(matches))('a match by the rules of %s goes as recorded', async (id, written) => {
  await expect(playthrough(publicGoods, written)).toMatchFileSnapshot(`goldens/${id}-${written.language}.txt`)
})
