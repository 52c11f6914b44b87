import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { connectFour } from './kit.ts'

describeOddByHand(connectFour, 'en', 'move', [
  ['column four', '4'],
  ['ca. column 5', null],
  ['approx. column 5', null],
  ['4: it keeps my options open', '4'],
  ['column 4: false', null],
  ['4th', '4'],
  ['the fourth column', '4'],
  ['c4', '4'],
  ['Player 1: 4', '4'],
  ['{"column":4}', '4'],
  ['4\n\nThis blocks them.', '4'],
  ['4\n\nI prefer it to 5.', null],
  ['-4', null],
  ['I need 4 in a row', null],
  ['1.9', null],
  ['Column 4, then 5', null],
  ['play 1 and 2', null],
  ['Option A: 1 / Option B: 2', null],
  ['Option A: 1\nOption B: 2', null],
  ['Candidates:\n- 1 (strong)\n- 2 (weak)', null],
  ['My answer is 4.\nIt makes 3 in a row.', '4'],
  ['Round 3: 4', '4'],
  ['Round 1: 4\nRound 2: 5', null],
  ['Player 1 (me) -> 4', '4'],
  ['column number four', '4'],
  ['Round 4', null],
  ['Turn 2: not 4', null],
  ['any column but 4', null],
])

describeOddByHand(connectFour, 'zh', 'move', [
  ['第四列', '4'],
  ['第４列', '4'],
  ['四', '4'],
  ['4列', '4'],
  ['玩家1：4', '4'],
  ['我要四连', null],
  ['不要第四列', null],
  ['选项A：1\n选项B：2', null],
])
