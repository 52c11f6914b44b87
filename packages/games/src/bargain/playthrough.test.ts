import { expect, it } from 'vitest'
import { playthrough } from '../contract/testing/playthrough.ts'
import { bargain } from './kit.ts'

const [arena, llmarena = arena] = bargain.setup.presets

const english = [
  'Hats warm me best.\nI take 2 hats and 1 ball.',
  '{"move":"offer","hats":9,"say":"All hats are mine!"}',
  '{"move":"offer","hats":1,"balls":1,"apples":1,"say":"A ball is worth 3 to me."}',
  'I accept if you add something.',
  null,
  '1/1/0',
  "I can't accept that, I take 1 hat.",
  'Deal!',
]
const chinese = [
  '我要1顶帽子和1个球。',
  '不接受',
  '？',
  '？',
  '我要一个苹果，其余归你。',
  '帽子对我值5分。\n成交',
]
const matches = {
  arena: { ruleset: arena, seed: 'recorded', language: 'en', answers: english },
  llmarena: { ruleset: llmarena, seed: 'aufgezeichnet', language: 'zh', answers: chinese },
} as const

it.each(Object.entries(matches))('a match by the rules of %s goes as recorded', async (id, written) => {
  await expect(playthrough(bargain, written)).toMatchFileSnapshot(`goldens/${id}-${written.language}.txt`)
})
