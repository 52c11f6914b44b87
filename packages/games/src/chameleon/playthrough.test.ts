import { expect, it } from 'vitest'
import { playthrough } from '../contract/testing/playthrough.ts'
import { chameleon } from './kit.ts'

const [listed, arena = listed, magic = listed, five = listed] = chameleon.setup.presets

const matches = {
  'listed-en': {
    ruleset: listed,
    seed: 'recorded-4',
    language: 'en',
    answers: [
      ...['It leaves everything white.', 'It belongs to the cold months.', 'It is cold.'],
      ...['Player 3', 'Vote: Player 3', 'Player 1', 'I guess the word is "Frost".'],
    ],
  },
  'arena-en': {
    ruleset: arena,
    seed: 'recorded-4',
    language: 'en',
    answers: [
      ...['It leaves everything white.', null, '…', 'It belongs to the cold months.'],
      ...['Player 3', 'Vote: Player 3', 'Player 3', '{"vote": "Player 1"}'],
      ...['snow, frost or hail', 'I guess the word is "Frost".'],
    ],
  },
  'magic-zh': {
    ruleset: magic,
    seed: 'recorded-2',
    language: 'zh',
    answers: [
      ...['去西安看兵马俑。', '{"clue": "羊肉泡馍很出名。"}', '那里历史很悠久。'],
      ...['我投玩家2', '玩家3', '投票：玩家2'],
    ],
  },
  'five-en': {
    ruleset: five,
    seed: 'recorded-2',
    language: 'en',
    answers: [
      ...[
        'I read for hours in bookshops.',
        'Paper.',
        'I go there in December.',
        'Quiet.',
        'It is on the corner.',
      ],
      ...['Player 5', 'Player 1', 'Player 5', 'Player 3', 'I vote for Player 3.'],
    ],
  },
  'five-zh': {
    ruleset: five,
    seed: 'recorded-4',
    language: 'zh',
    answers: [
      ...['卤肉要放。', '八 角 茴 香', '炖牛肉。', '家里一直都有。', '香。'],
      ...['玩家4', '玩家4', '玩家1', null, '我猜是花椒'],
    ],
  },
} as const

it.each(Object.entries(matches))('a match by the rules of %s goes as recorded', async (name, written) => {
  await expect(playthrough(chameleon, written)).toMatchFileSnapshot(`goldens/${name}.txt`)
})
