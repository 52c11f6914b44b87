import type { Difference } from './difference.ts'
import type { Line } from './line.ts'

/** No match is nearly this long. The limit bounds the memory that a file can take. In UTF-16 code units. */
export const mostText = 4 * 1024 * 1024

/** Each line counts as at least this long. A real line has a hash in it, and empty lines take memory too. */
const leastOfLine = 64

export const lengthOf = (text: string): number => Math.max(text.length, leastOfLine)

/** The lines of one match, if there are not too many of them. */
export const isTooLong = (lines: readonly Line[]): boolean =>
  lines.reduce((sum, { text }) => sum + lengthOf(text), 0) > mostText

export function tooLong([first]: readonly Line[]): { readonly ok: false } & Difference {
  const expected = `a match of at most ${mostText} characters`
  return { ok: false, line: first?.number ?? 1, what: 'too-long', expected, found: 'more' }
}
