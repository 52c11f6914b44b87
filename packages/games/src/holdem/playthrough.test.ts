import { expect, it } from 'vitest'
import { playthrough } from '../contract/testing/playthrough.ts'
import { holdem } from './kit.ts'
import { duplicate, llmarena } from './testing/at-the-table.ts'

const folded = [
  '{"action": "raise-half-pot"}',
  'Raise the full pot.',
  'Call',
  'check',
  'raise half pot',
  'fold',
]
const beforeTheTurn = ['The price is good.\nAction: call', 'Check', null, 'raise-full-pot', 'call']
const allIn = ['raise-half-pot', 'raise-full-pot', 'I go all-in.', 'raise-half-pot', 'all-in']
const matches = {
  duplicate: {
    ruleset: duplicate,
    seed: 'recorded-47',
    language: 'en',
    answers: [...folded, ...beforeTheTurn, ...allIn],
  },
  llmarena: {
    ruleset: llmarena,
    seed: 'recorded-28',
    language: 'zh',
    answers: [
      '加注半池',
      '我跟注',
      '我想想',
      '再等等',
      '',
      '行动：跟注',
      '过牌',
      '{"action": "过牌"}',
      '半池',
      '跟注',
    ],
  },
} as const

it.each(Object.entries(matches))('a match by the rules of %s goes as recorded', async (id, written) => {
  await expect(playthrough(holdem, written)).toMatchFileSnapshot(`goldens/${id}-${written.language}.txt`)
})
