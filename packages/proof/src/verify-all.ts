import { isEnd, isHeader, lineOf } from './read-export.ts'
import type { Line } from './read-export.ts'
import { verifyLines } from './verify-export.ts'
import type { Trust, Verdict } from './verify-export.ts'

/** No match is nearly as long as this; bounds the memory that a file can take. In UTF-16 code units. */
export const mostText = 4 * 1024 * 1024

/** Checks matches written one after another. Holds one of them at a time, however many there are. */
export async function* verifyAll(
  texts: AsyncIterable<string> | Iterable<string>,
  trust: Trust = {},
): AsyncGenerator<Verdict, void, undefined> {
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
    length += text.length
    if (lines.length === 0 || length <= mostText) lines.push(line)
    if (isEnd(line)) yield verdict()
  }
  if (lines.length > 0) yield verdict()
}

export function tooLong([first]: readonly Line[]): Extract<Verdict, { ok: false }> {
  const expected = `a match of at most ${mostText} characters`
  return { ok: false, line: first?.number ?? 1, what: 'too-long', expected, found: 'more' }
}
