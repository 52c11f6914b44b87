import { isEnd, isHeader, lineOf } from './line.ts'
import type { Line } from './line.ts'
import { lengthOf, mostText, tooLong } from './match-length.ts'
import { verifyLines } from './verify-export.ts'
import type { Trust, MatchVerdict } from './verify-match.ts'

/** Checks matches written one after another. Holds one of them at a time, however many there are. */
export async function* verifyAll(
  texts: AsyncIterable<string> | Iterable<string>,
  trust: Trust = {},
): AsyncGenerator<MatchVerdict, void, undefined> {
  let lines: Line[] = []
  let length = 0
  let number = 0
  const verdict = () => {
    const result = length > mostText ? tooLong(lines) : verifyLines(lines, trust)
    lines = []
    length = 0
    return result
  }
  for await (const text of texts) {
    number += 1
    if (text.trim() === '' && lines.length === 0) continue
    const line = lineOf(text.slice(0, mostText), number)
    if (lines.length > 0 && isHeader(line)) yield verdict()
    length += lengthOf(text)
    if (lines.length === 0 || length <= mostText) lines.push(line)
    if (isEnd(line)) yield verdict()
  }
  if (lines.length > 0) yield verdict()
}
