import { languages } from '@wis/games'
import { earlierPairs, rankedPairs, wordPairs } from '@wis/games/who-is-spy'
import { interval } from '@wis/ratings'
import {
  guessedPartners,
  outsiderWins,
} from '../../../packages/games/src/who-is-spy/house/studies/simulate-match.ts'
import { rounded } from '../rig/report.ts'

const matches = Number(process.env['BENCH_MATCHES'] ?? 4000)
const pools = { practice: wordPairs, earlier: earlierPairs, ranked: rankedPairs } as const

/** How often the one with the other word wins with each pool, and how often one's word and the list tell the other word. */
for (const language of languages) {
  for (const [pool, all] of Object.entries(pools)) {
    const pairs = all.filter((pair) => pair.language === language).map(({ words }) => words)
    const { won, decided } = outsiderWins({ language, matches }, pairs)
    const range = interval(won, decided)
    console.log(
      JSON.stringify({
        name: 'words.wins',
        value: rounded((100 * won) / decided),
        unit: '% won by the one with the other word',
        low: range && rounded(100 * range.low),
        high: range && rounded(100 * range.high),
        guessed: rounded(100 * guessedPartners(pairs)),
        pool,
        language,
        pairs: pairs.length,
        matches: decided,
      }),
    )
  }
}
