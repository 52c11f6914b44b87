import { createHash } from 'node:crypto'
import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { earlierPairs } from '@wis/games/who-is-spy'
import { listGap } from '../../../packages/games/src/who-is-spy/house/studies/list-gap.ts'
import { listDraws, seasonDraws } from '../../../packages/games/src/who-is-spy/house/studies/public-draws.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const matches = Number(process.env['BENCH_MATCHES'] ?? 5000)

const draws = {
  list: listDraws,
  earlier: (language: Language) => seasonDraws(language, sha256, earlierPairs),
  season: (language: Language) => seasonDraws(language, sha256),
} as const

/**
 * The advantage of knowing the whole public list, per match: with each word in one pair, as it was, and as earlier
 * seasons and seasons of today draw.
 */
for (const language of languages) {
  for (const verbatim of [false, true]) {
    for (const [drawn, drawsOf] of Object.entries(draws)) {
      const { withList, without, gap, margin } = listGap({
        language,
        matches,
        draws: drawsOf(language),
        verbatim,
      })
      console.log(
        JSON.stringify({
          name: 'words.gap',
          value: rounded(gap),
          unit: 'points/match',
          margin: rounded(margin),
          withList: rounded(withList),
          without: rounded(without),
          draw: drawn,
          language,
          verbatim,
          matches,
        }),
      )
    }
  }
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100
}
