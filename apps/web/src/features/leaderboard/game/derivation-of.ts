import type { LeaderboardRow } from '@wis/protocol'
import { fifteenthsPerPoint, formatPoints } from '@wis/ratings'
import type { RankingRule } from '@wis/ratings'
import { withMinus } from '../../../components/text/whole-text.ts'
import { gameCellOf } from './game-cell.ts'
import type { GameColumn } from './game-columns.ts'

/** How a number of a row follows from the counts beside it, as people would write it down. */
export function derivationOf(row: LeaderboardRow, column: GameColumn, rule: RankingRule): string | undefined {
  const { text, counts } = gameCellOf(row, column)
  if (text === null) return undefined
  if (counts) return `${counts.count} ÷ ${counts.of} = ${text}`
  if ('metric' in column) return quotientOf(row, column, text)
  if (column.name === 'total' && rule.entryCost > 0) return totalOf(row, rule)
  if (column.name === 'meanPoints' && !row.exact)
    return withMinus(`${formatPoints(pointsOf(row))} ÷ ${row.matches} = ${text}`)
  return undefined
}

function quotientOf(
  row: LeaderboardRow,
  { metric, older }: Extract<GameColumn, { metric: unknown }>,
  text: string,
): string | undefined {
  if (older) return `${row[older.field].count} ÷ ${row[older.field].of} = ${text}`
  const found = row.inGame?.metrics.find(({ id }) => id === metric.id)
  return found && withMinus(`${Number(found.sum.toFixed(2))} ÷ ${found.of} = ${text}`)
}

const pointsOf = ({ averageScore, matches }: LeaderboardRow) => Math.round((averageScore ?? 0) * matches)

/** The points that a decision gave or took are at the end of the sum. */
function totalOf(row: LeaderboardRow, { initialTotal, entryCost }: RankingRule): string {
  const points = pointsOf(row)
  const given = row.total - points - fifteenthsPerPoint * (initialTotal - entryCost * row.matches)
  const terms = [`${initialTotal}`, signed(points), `− ${entryCost} × ${row.matches}`]
  if (given !== 0) terms.push(signed(given))
  return `${terms.join(' ')} = ${withMinus(formatPoints(row.total))}`
}

const signed = (fifteenths: number) => `${fifteenths < 0 ? '−' : '+'} ${formatPoints(Math.abs(fifteenths))}`
