import { expect, it } from 'vitest'
import { playthrough } from '../contract/testing/playthrough.ts'
import { costSharing } from './kit.ts'
import { presetCalled } from './testing.ts'

const [arena, opened] = [presetCalled('arena'), presetCalled('magic-opened')]

const english = [
  'We are small.\nI propose 20/40/40.',
  '{"move":"propose","shares":[30,30,30],"say":"Equal shares!"}',
  '{"move":"propose","shares":[40,30,30],"say":"Equal shares, nearly."}',
  null,
  'Player 3 pays 35, Player 1 pays 30 and I pay 35.',
  'Player 3 pays 35, Player 2 pays 30 and I pay 35.',
  'I agree.',
  'I agree with Player 1',
]
const chinese = ['我支持玩家2', '我付25，玩家2付50，玩家3付25']
const matches = {
  arena: { ruleset: arena, seed: 'recorded', language: 'en', answers: english },
  'magic-opened': { ruleset: opened, seed: 'recorded', language: 'zh', answers: chinese.slice(0, 1) },
} as const

it.each(Object.entries(matches))('a match by the rules of %s goes as recorded', async (id, written) => {
  await expect(playthrough(costSharing, written)).toMatchFileSnapshot(`goldens/${id}-${written.language}.txt`)
})
