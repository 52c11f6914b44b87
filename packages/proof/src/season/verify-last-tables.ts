import { canonicalJson } from '../canonical-json.ts'
import { contrast, excerpt } from '../difference.ts'
import { memberOf } from '../line.ts'
import type { Line } from '../line.ts'
import type { Reckoning } from './board-of.ts'
import { nextLine, read } from './checking.ts'
import type { Checking } from './checking.ts'
import { isPart } from './line-source.ts'
import type { LineSource } from './line-source.ts'
import type { LastTable, SeasonHeader } from './season-lines.ts'
import { shapeOfGame } from './shape-of.ts'

type LastTableWon = Pick<LastTable, 'language' | 'winner'>

/**
 * Checks that the last tables follow from their matches, language by language. While a season is not final, a table
 * that is not played out yet is absent.
 */
export async function* lastTableDifferences(
  source: LineSource,
  { season, final }: SeasonHeader,
  sums: Reckoning,
): Checking<LastTableWon[]> {
  const shape = shapeOfGame(season.game)
  const found: LastTableWon[] = []
  const differs = (expected: string, next: Line | undefined) => {
    return {
      line: source.next(),
      what: 'last-table' as const,
      expected,
      found: excerpt(next?.text ?? 'nothing'),
    }
  }
  for (const language of season.languages) {
    const due = sums.lastTable(language)
    const next = await source.peek()
    if (!due) continue
    const wanted = shape.lastTable(due)
    if (!isAbout(next, language)) {
      if (final) yield differs(excerpt(canonicalJson(wanted)), next)
      continue
    }
    const line = yield* nextLine(source, 'last-table', 'a last table')
    const { lastTable } = yield* read(line, shape.lastTableLine, 'last-table')
    if (canonicalJson(lastTable) !== canonicalJson(wanted))
      yield { line: line.number, what: 'last-table', ...contrast(wanted, lastTable) }
    found.push(lastTable)
  }
  const extra = await source.peek()
  if (isPart(extra, 'lastTable')) yield differs('no more last tables', extra)
  return found
}

const isAbout = (line: Line | undefined, language: string) =>
  memberOf(memberOf(line?.value, 'lastTable'), 'language') === language
