import { canonicalJson } from '../canonical-json.ts'
import { contrast, excerpt } from '../difference.ts'
import type { Reckoning } from './board-of.ts'
import { nextLine, read } from './checking.ts'
import type { Checking } from './checking.ts'
import { isPart } from './line-source.ts'
import type { LineSource } from './line-source.ts'
import type { SeasonHeader } from './season-lines.ts'
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
