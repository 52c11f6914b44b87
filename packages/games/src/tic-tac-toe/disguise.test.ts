import { describeDisguise } from '../contract/testing/describe-disguise.ts'
import type { Kit } from '../contract/testing/kit-under-test.ts'
import { ticTacToe } from './kit.ts'

describeDisguise(ticTacToe as unknown as Kit, {
  matches: 20,
  telling: {
    en: [
      /\btic.?tac.?toe\b/i,
      /\bnoughts?\b/i,
      /\bcrosses\b/i,
      /\bxs? and os?\b/i,
      /\bboard\b/i,
      /\brows?\b/i,
      /\bcolumns?\b/i,
      /\bdiagonals?\b/i,
      /\bcells?\b/i,
      /\bmarks?\b/i,
      /\bline\b/i,
      /\bcorner\b/i,
      /\bthree in\b/i,
      /\b[XO]\b/,
      /\b[1-3], ?[1-3]\b(?!,|\])/,
    ],
    zh: [/井字/, /棋/, /落子/, /(?<!先)行(?!动)/, /列/, /对角/, /连线/, /一线/, /格/, /\b[XO]\b/],
  },
})
