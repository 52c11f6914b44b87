import { describeDisguise, disguiseIn } from '../contract/testing/describe-disguise.ts'
import { disguisedKit } from '../contract/testing/disguised-kit.ts'
import type { Kit } from '../contract/testing/kit-under-test.ts'
import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { withTurnedUp } from './testing/at-the-table.ts'

const kit = withTurnedUp as unknown as Kit

describeDisguise(kit, {
  matches: 3,
  telling: {
    en: [
      /\bhold.?em\b/i,
      /\btexas\b/i,
      /\bpoker\b/i,
      /\bno.limit\b/i,
      /\bflop\b/i,
      /\bthe turn\b/i,
      /\briver\b/i,
      /\bpre.?flop\b/i,
      /\bblinds?\b/i,
      /\bpot\b/i,
      /\bfolds?\b/i,
      /\bfolded\b/i,
      /\bcalls?\b/i,
      /\bcalled\b/i,
      /\bchecks?\b/i,
      /\braises?\b/i,
      /\braised\b/i,
      /\ball.in\b/i,
      /\bbets?\b/i,
      /\bbetting\b/i,
      /\bstacks?\b/i,
      /\bcards?\b/i,
      /\bsuits?\b/i,
      /\baces?\b/i,
      /\bkings?\b/i,
      /\bqueens?\b/i,
      /\bjacks?\b/i,
      /\bhearts?\b/i,
      /\bspades?\b/i,
      /\bflush\b/i,
      /\bstraight\b/i,
      /\bfull house\b/i,
      /\bpair\b/i,
      /\bbutton\b/i,
      /\bchips?\b/i,
      /\bshowdown\b/i,
      /\bhole\b/i,
      /\bhand\b/i,
      /\bboard\b/i,
      /\bstreet\b/i,
      /\b(?:[2-9TJQKA][cdhs]|smallBlind|bigBlind|toCall|isAllIn|flopSpot)\b/,
    ],
    zh: [
      /扑克/,
      /牌/,
      /翻/,
      /盲/,
      /底池/,
      /筹码/,
      /弃/,
      /跟注/,
      /加注/,
      /下注/,
      /全下/,
      /注/,
      /花色/,
      /红桃/,
      /黑桃/,
      /同花/,
      /顺子/,
      /葫芦/,
      /四条/,
      /三条/,
      /按钮/,
      /(?<![a-z])[JQKA](?![a-z])/,
    ],
  },
})

const told = disguisedKit(kit, disguiseIn(kit))

describeOddByHand(told, 'en', 'act', [
  ['I pause.', 'pause-and-cover'],
  ['cover', 'pause-and-cover'],
  ['Lift half the hoard', 'lift-half-hoard'],
  ['full sail!', 'full-sail'],
  ['yield or cover', null],
  ['I do not yield.', null],
  ['fold', null],
  ['check', null],
  ['raise half pot', null],
  ['all in', null],
  ['{"action":"fold"}', null],
])

describeOddByHand(told, 'zh', 'act', [
  ['让货', 'yield'],
  ['停船', 'pause-and-cover'],
  ['满帆', 'full-sail'],
  ['弃牌', null],
  ['全下', null],
  ['跟注', null],
])
