import { expect, it } from 'vitest'
import { playthrough } from '../contract/testing/playthrough.ts'
import { hanabi } from './kit.ts'
import { llmarena, standard } from './testing/open-table.ts'

const bombed = [
  'Clue Player 2: rank 1',
  '{"move": "play 1"}',
  'Action: discard card 1',
  'play 3',
  null,
  'I do not know.',
  'clue 2 red',
  'play 1',
  'Play Card 1',
]
const nearlyWhole = [
  ...['提示玩家2数字2', '提示数字1', '打出第1张牌', 'clue 1 1', 'play 2', '我先想一想。\n行动：打出第2张'],
  ...['discard 1', 'clue 1 2', 'play 1', 'discard 1', 'discard 1', '我不知道。', 'clue 1 3', 'play 1'],
  ...['discard 1', '弃掉第1张', 'clue 1 4', 'discard 2', '提示红色', 'discard 2', 'clue 1 3', 'play 2'],
  ...['discard 1', 'clue 2 4', 'play 1', 'play 1', 'clue 1 5', 'play 2'],
]

const matches = {
  standard: { ruleset: standard, seed: 'recorded', language: 'en', answers: bombed },
  llmarena: { ruleset: llmarena, seed: 'recorded-3', language: 'zh', answers: nearlyWhole },
} as const

it.each(Object.entries(matches))('a match by the rules of %s goes as recorded', async (id, written) => {
  await expect(playthrough(hanabi, written)).toMatchFileSnapshot(`goldens/${id}-${written.language}.txt`)
})
