import { expect, it } from 'vitest'
import { playthrough } from '../contract/testing/playthrough.ts'
import { bid } from './kit.ts'

const [arena, llmarena = arena] = bid.setup.presets

const slips = ['all of it', '1001', null]
const matches = {
  arena: {
    ruleset: { ...arena, auctions: 3 },
    seed: 'recorded',
    language: 'en',
    answers: ['100', '{"bid": 150}', 'Bid: $0.50', '50', ...slips],
  },
  free: {
    ruleset: { ...arena, id: 'free', auctions: 1, ceiling: 'none' },
    seed: 'recorded',
    language: 'zh',
    answers: ['我出价1000分', '500'],
  },
  llmarena: {
    ruleset: llmarena,
    seed: 'recorded',
    language: 'zh',
    answers: ['不知道', '9.99或者更多', '一大笔', '半价', '10'],
  },
} as const

it.each(Object.entries(matches))('a match by the rules of %s goes as recorded', async (id, written) => {
  await expect(playthrough(bid, written)).toMatchFileSnapshot(`goldens/${id}-${written.language}.txt`)
})
