/** How sentences of reports of before were worded, and how the same is said today. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [
    /the interval is rough, because a few deals count most/gu,
    'the interval is approximate, because a few deals dominate',
  ],
  [/ cannot be told apart in /gu, ' do not differ significantly in '],
  [/^Nothing was seen of /gu, 'No data on '],
  [/about 1 more deal would tell/gu, 'about 1 more deal needed'],
  [/about ([\d,]+) more deals would tell/gu, 'about $1 more deals needed'],
  [
    /about ([\d,]+) more (contents?), dealt as often, would tell/gu,
    'about $1 more $2 needed, dealt as often',
  ],
  [/more deals would hardly tell/gu, 'more deals would hardly help'],
  [/^No preference among (.*) can be told(?=[:.])/gu, 'No significant preference among $1'],
  [/^The choice among (.*) is not even(?=[:.])/gu, 'The choices among $1 are uneven'],
  [/ points a match(?=[,.])/gu, ' points'],
  [/ 分（每局）(?=[，。])/gu, ' 分'],
  [/^Agreement of the raters, /gu, 'Agreement between raters, '],
]

/** How many more would tell was wrong where no comparison of the family counts: it is left out. */
const hopes =
  /[,，] ?(?:about [\d,]+ more (?:deals?|contents?) needed(?:, dealt as often)?|more deals would hardly help|大约再打 [\d,]+ 副牌局就能分出|大约再用 [\d,]+ 份内容（[^（）]*）就能分出|再打多少牌局也很难分出)/gu

/** A report with its sentences as they are worded today, so that two that say the same are the same. */
export function inTodaysWords(report: unknown): unknown {
  if (Array.isArray(report)) return report.map(inTodaysWords)
  if (typeof report !== 'object' || report === null) return report
  const counts = !('comparisons' in report) || report.comparisons !== 0
  return Object.fromEntries(
    Object.entries(report).map(([name, value]) => [
      name,
      name === 'sentence' ? reworded(value, counts) : inTodaysWords(value),
    ]),
  )
}

function reworded(sentence: unknown, counts: boolean): unknown {
  if (typeof sentence === 'object' && sentence !== null && !Array.isArray(sentence))
    return Object.fromEntries(Object.entries(sentence).map(([name, text]) => [name, reworded(text, counts)]))
  if (typeof sentence !== 'string') return sentence
  const today = wordings.reduce((text, [before, now]) => text.replace(before, now), sentence)
  return counts ? today : today.replace(hopes, '')
}
