import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { dilemma } from './kit.ts'

describeOddByHand(dilemma, 'en', 'choose', [
  ['I do not want to cooperate', null],
  ['cooperate\n\nI prefer it to defect.', null],
  ['Player 2: cooperate', 'cooperate'],
])

describeOddByHand(dilemma, 'zh', 'choose', [
  ['停止合作', null],
  ['合作\n\n比背叛好', null],
])
