import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { costSharing } from './kit.ts'

describeOddByHand(costSharing, 'en', 'negotiate', [
  ['support nobody', null],
  ['40/35/25\n\nbetter than 30/35/35', null],
  ['40/35/25', '{"shares":[40,35,25]}'],
  ['I propose 40/35/25.', '{"shares":[40,35,25]}'],
  ['I propose 40%, 35% and 25%.', '{"shares":[40,35,25]}'],
  ['(40, 35, 25)', '{"shares":[40,35,25]}'],
  ['forty, thirty-five and twenty-five', '{"shares":[40,35,25]}'],
  ['４０／３５／２５', '{"shares":[40,35,25]}'],
  ['I will not propose 40/35/25', null],
])

describeOddByHand(costSharing, 'zh', 'negotiate', [
  ['不支持任何人', null],
  ['40/35/25\n\n比30/35/35好', null],
  ['40/35/25', '{"shares":[40,35,25]}'],
  ['我提议40/35/25。', '{"shares":[40,35,25]}'],
  ['我提议40%、35%、25%。', '{"shares":[40,35,25]}'],
  ['提案：40，35，25', '{"shares":[40,35,25]}'],
  ['（40、35、25）', '{"shares":[40,35,25]}'],
  ['【40/35/25】', '{"shares":[40,35,25]}'],
  ['玩家1：40，玩家2：35，玩家3：25', '{"shares":[40,35,25]}'],
  ['４０／３５／２５', '{"shares":[40,35,25]}'],
  ['４０、３５、２５', '{"shares":[40,35,25]}'],
  ['我觉得这样最公平。\n\n40/35/25', '{"shares":[40,35,25]}'],
  ['四十、三十五、二十五', '{"shares":[40,35,25]}'],
  ['我出百分之四十，其他人出百分之三十五和百分之二十五', null],
  ['{"分摊":[40,35,25]}', '{"shares":[40,35,25]}'],
  ['{"shares":"40/35/25"}', '{"shares":[40,35,25]}'],
  ['40/35', null],
  ['我不提议40/35/25', null],
  ['我不会接受40/35/25', null],
  ['40/35/25或30/35/35', null],
  ['我再想想', null],
  ['随便', null],
])
