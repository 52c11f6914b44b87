import { canonicalJson } from '../canonical-json.ts'
import { contrast, excerpt } from '../difference.ts'
import { memberOf } from '../read-lines.ts'
import type { Line } from '../read-lines.ts'
import type { Reckoning } from './board-of.ts'
import { isPart, nextLine, read } from './checking.ts'
import type { Checking, LineSource } from './checking.ts'
import type { LastTable, SeasonHeader } from './season-lines.ts'
import { shapeOfGame } from './shape-of.ts'

/** Checks that the boards follow, line by line, from matches and decisions. Returns the number of their lines. */
export async function* boardDifferences(
  source: LineSource,
  { season }: SeasonHeader,
  sums: Reckoning,
): Checking<number> {
  const shape = shapeOfGame(season.game)
  const expected = season.languages.flatMap((language) => sums.board(language))
  for (const due of expected) {
    const wanted = shape.standing(due)
    if (!isPart(await source.peek(), 'standing')) {
      const found = excerpt((await source.peek())?.text ?? 'nothing')
      yield { line: source.next(), what: 'standing', expected: excerpt(canonicalJson(wanted)), found }
    }
    const line = yield* nextLine(source, 'standing', 'a standing')
    const { standing } = yield* read(line, shape.standingLine, 'standing')
    if (canonicalJson(standing) !== canonicalJson(wanted)) {
      const { expected: right, found } = contrast(wanted, standing)
      const whose = `of ${excerpt(due.agent)} in ${due.language}: `
      yield { line: line.number, what: 'standing', expected: whose + right, found }
    }
  }
  const extra = await source.peek()
  if (extra && isPart(extra, 'standing')) {
    const found = excerpt(extra.text)
    yield { line: extra.number, what: 'standing', expected: 'no more standings', found }
  }
  return expected.length
}

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
