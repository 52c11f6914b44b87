import type { LeaderboardRow } from '@wis/protocol'
import { fifteenthsPerPoint, formatPoints } from '@wis/ratings'
import type { RankingRule } from '@wis/ratings'
import { withMinus } from '../../../components/text/whole-text.ts'
import { cellOf } from '../../../features/leaderboard/cell-of.ts'
import type { ColumnName, NumberName } from './columns.ts'

const rates = [
  'winRate',
  'spyWinRate',
  'civilianWinRate',
  'voteAccuracy',
  'foulRate',
  'suspicion',
  'faultRate',
] as const satisfies readonly NumberName[]

/** How each number of a row follows from the counts beside it, as people would write it down. */
export function derivationsOf(
  row: LeaderboardRow,
  rule: RankingRule,
): Partial<Readonly<Record<ColumnName, string>>> {
  const { matches, averageScore, survival } = row
  const points = Math.round((averageScore ?? 0) * matches)
  const ofRates = rates.flatMap((name) => {
    const { count, of } = row[name]
    return of === 0 ? [] : [[name, `${count} ÷ ${of} = ${cellOf(row, name).text}`] as const]
  })
  return {
    ...Object.fromEntries(ofRates),
    total: totalOf(row, points, rule),
    ...(averageScore !== null && {
      averageScore: withMinus(`${formatPoints(points)} ÷ ${matches} = ${cellOf(row, 'averageScore').text}`),
    }),
    ...(survival.value !== null && {
      survival: `${survival.count} ÷ ${survival.of} = ${cellOf(row, 'survival').text}`,
    }),
  }
}

/** The points that a decision gave or took are at the end of the sum. */
function totalOf({ total, matches }: LeaderboardRow, points: number, rule: RankingRule): string {
  const { initialTotal, entryCost } = rule
  const given = total - points - fifteenthsPerPoint * (initialTotal - entryCost * matches)
  const terms = [`${initialTotal}`, signed(points), `− ${entryCost} × ${matches}`]
  if (given !== 0) terms.push(signed(given))
  return `${terms.join(' ')} = ${withMinus(formatPoints(total))}`
}

const signed = (fifteenths: number) => `${fifteenths < 0 ? '−' : '+'} ${formatPoints(Math.abs(fifteenths))}`
