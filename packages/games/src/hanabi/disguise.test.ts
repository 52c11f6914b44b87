import { describeDisguise } from '../contract/testing/describe-disguise.ts'
import type { Kit } from '../contract/testing/kit-under-test.ts'
import { hanabi } from './kit.ts'

describeDisguise(hanabi as unknown as Kit, {
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
