import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { hanabi } from './kit.ts'

describeOddByHand(hanabi, 'en', 'move', [
  ['play 1 and 2', null],
  ['{"action":"play","card":2}', 'play 2'],
  ['Play the second card', 'play 2'],
  ['clue P2 red', 'clue 2 red'],
  ['{"action":"clue","player":2,"colour":"red"}', 'clue 2 red'],
])

describeOddByHand(hanabi, 'zh', 'move', [
  ['打出2号牌', 'play 2'],
  ['打出第二张牌', 'play 2'],
  ['打出1和2', null],
])
