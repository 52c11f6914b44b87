import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { ticTacToe } from './kit.ts'

describeOddByHand(ticTacToe, 'en', 'move', [
  ['Player 1: 1,3', '1,3'],
  ['Row 2, Col 3', '2,3'],
  ['{"row":2,"col":3}', '2,3'],
  ['r2c3', '2,3'],
  ['1,1\n\nIt is better than 2,2.', null],
  ['-1,2', null],
  ['I need 2, 3 in a row', null],
])

describeOddByHand(ticTacToe, 'zh', 'move', [
  ['第二行第三列', '2,3'],
  ['２，３', '2,3'],
  ['第2行，第3列', '2,3'],
])
