import { describeDisguise, disguiseIn } from '../contract/testing/describe-disguise.ts'
import { disguisedKit } from '../contract/testing/disguised-kit.ts'
import type { Kit } from '../contract/testing/kit-under-test.ts'
import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { connectFour } from './kit.ts'

const kit = connectFour as unknown as Kit

describeDisguise(kit, {
  matches: 4,
  telling: {
    en: [
      /\bconnect.?four\b/i,
      /\bfour in a\b/i,
      /\bboard\b/i,
      /\brows?\b/i,
      /\bcolumns?\b/i,
      /\bdiagonals?\b/i,
      /\bcells?\b/i,
      /\bdiscs?\b/i,
      /\bmarks\b/i,
      /\bline\b/i,
      /\bdrops?\b/i,
      /\b[XO]\b/,
    ],
    zh: [/四子/, /棋/, /落子/, /列/, /连线/, /一线/, /投入/, /一行/, /\b[XO]\b/],
  },
})

const told = disguisedKit(kit, disguiseIn(kit))

describeOddByHand(told, 'en', 'move', [
  ['bay elm', 'elm'],
  ['I lower it into the pine bay.', 'pine'],
  ['ash or oak', null],
  ['4', null],
  ['column 4', null],
  ['{"move":"4"}', null],
  ['{"bay":"cedar"}', 'cedar'],
])

describeOddByHand(told, 'zh', 'move', [
  ['榆仓', 'elm'],
  ['放在松仓', 'pine'],
  ['第4列', null],
  ['4', null],
])
