import { describeDisguise } from '../contract/testing/describe-disguise.ts'
import type { Kit } from '../contract/testing/kit-under-test.ts'
import { connectFour } from './kit.ts'

describeDisguise(connectFour as unknown as Kit, {
  matches: 6,
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
