import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { costSharing } from './kit.ts'

describeOddByHand(costSharing, 'en', 'negotiate', [
  ['support nobody', null],
  ['40/35/25\n\nbetter than 30/35/35', null],
])
