import { languages } from '@wis/games'
import { areClose, closenessIn, earlierPairs, rankedPairs } from '@wis/games/who-is-spy'

const percent = (share: number) => String(Math.round(100 * share)).padStart(3)

/** Every pair of ranked play with both ratings, the farthest first, and how many pairs of each pool are close. */
for (const language of languages) {
  const closeness = closenessIn(language)
  const rated = (pairs: typeof rankedPairs) =>
    pairs
      .filter((pair) => pair.language === language)
      .map(({ words }) => ({ words, ...closeness(...words) }))
      .toSorted((one, other) => one.features + one.clues - other.features - other.clues)
  for (const { words, features, clues } of rated(rankedPairs))
    console.log(`${language}  features ${percent(features)}  clues ${percent(clues)}  ${words.join(' / ')}`)
  for (const [pool, pairs] of Object.entries({ earlier: earlierPairs, ranked: rankedPairs })) {
    const all = rated(pairs)
    const value = all.filter(areClose).length
    console.log(
      JSON.stringify({ name: 'words.closeness', value, unit: 'close pairs', of: all.length, pool, language }),
    )
  }
}
