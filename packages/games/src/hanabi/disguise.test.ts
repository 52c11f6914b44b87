import { describeDisguise, disguiseIn } from '../contract/testing/describe-disguise.ts'
import { disguisedKit } from '../contract/testing/disguised-kit.ts'
import type { Kit } from '../contract/testing/kit-under-test.ts'
import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { hanabi } from './kit.ts'

const kit = hanabi as unknown as Kit

describeDisguise(kit, {
  matches: 3,
  telling: {
    en: [
      /\bhanabi\b/i,
      /\bfireworks?\b/i,
      /\bcolou?rs?\b/i,
      /\bred\b/i,
      /\byellow\b/i,
      /\bgreen\b/i,
      /\bwhite\b/i,
      /\bblue\b/i,
      /\branks?\b/i,
      /\bcards?\b/i,
      /\bdeck\b/i,
      /\bhands?\b/i,
      /\bclues?\b/i,
      /\bclued\b/i,
      /\bhints?\b/i,
      /\btokens?\b/i,
      /\blives\b/i,
      /\blife\b/i,
      /\bplays?\b/i,
      /\bplayed\b/i,
      /\bdiscards?\b/i,
      /\bdiscarded\b/i,
      /\b(?:handSize|bombed)\b/,
    ],
    zh: [/花火/, /烟花/, /颜色/, /红/, /黄/, /绿/, /白/, /蓝/, /牌/, /提示/, /标记/, /命/, /打出/, /弃/],
  },
})

const told = disguisedKit(kit, disguiseIn(kit))

describeOddByHand(told, 'en', 'move', [
  ['lay 1 and 2', null],
  ['{"action":"lay","block":2}', 'lay 2'],
  ['Lay the second block', 'lay 2'],
  ['signal P2 copper', 'signal 2 copper'],
  ['{"action":"signal","player":2,"metal":"copper"}', 'signal 2 copper'],
  ['signal 2 gold', null],
  ['signal 2 banana', null],
  ['There is no gold.\n\nsignal 2 copper', 'signal 2 copper'],
  ['signal 2 6', null],
  ['clue 2 red', null],
  ['play 1', null],
  ['{"move":"discard 1"}', null],
])

describeOddByHand(told, 'zh', 'move', [
  ['砌上第1张', 'lay 1'],
  ['示意玩家2铜色', 'signal 2 copper'],
  ['示意玩家2等级3', 'signal 2 3'],
  ['提示玩家2红色', null],
  ['打出第1张', null],
  ['弃掉第1张', null],
])
