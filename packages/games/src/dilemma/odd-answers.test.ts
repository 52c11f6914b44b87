import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { dilemma } from './kit.ts'

describeOddByHand(dilemma, 'en', 'choose', [
  ['I do not want to cooperate', null],
  ['cooperate\n\nI prefer it to defect.', null],
  ['Player 2: cooperate', 'cooperate'],
  ['Please cooperate, everyone!', null],
  ['cooperate, please', 'cooperate'],
])

describeOddByHand(dilemma, 'zh', 'choose', [
  ['停止合作', null],
  ['请大家合作', null],
  ['请选择：合作', 'cooperate'],
  ['合作\n\n比背叛好', null],
  ['合作', 'cooperate'],
  ['我合作。', 'cooperate'],
  ['我选择合作', 'cooperate'],
  ['我决定继续合作。', 'cooperate'],
  ['玩家3：合作', 'cooperate'],
  ['【合作】', 'cooperate'],
  ['「合作」', 'cooperate'],
  ['答案：合作！', 'cooperate'],
  ['这一轮很关键。\n\n合作', 'cooperate'],
  ['{"选择":"合作"}', 'cooperate'],
  ['{"choice":"背叛","理由":"别人都合作"}', 'defect'],
  ['背叛', 'defect'],
  ['我会背叛', 'defect'],
  ['本轮选择：背叛', 'defect'],
  ['最终答案：**背叛**', 'defect'],
  ['ｄｅｆｅｃｔ', 'defect'],
  ['我不合作', null],
  ['我不背叛', null],
  ['绝不背叛', null],
  ['拒绝合作', null],
  ['合作还是背叛？', null],
  ['先合作再背叛', null],
  ['合作，如果别人背叛我就背叛', null],
  ['除了合作什么都行', null],
  ['让我再想想', null],
])
