import { allGames } from './all-games.ts'
import type { Line } from './line.ts'
import { checkMatch, linesOf, verifyMatch } from './verify-match.ts'
import type { Checked, MatchVerdict, Trust } from './verify-match.ts'

/** Checks the lines of one exported match, from its header to its end. */
export const verifyExport = (texts: Iterable<string>, trust: Trust = {}): MatchVerdict =>
  verifyLines(linesOf(texts), trust)

/** Checks lines that are read already. */
export const verifyLines = (lines: readonly Line[], trust: Trust): MatchVerdict =>
  verifyMatch(lines, trust, allGames)

export const checkLines = (lines: readonly Line[], trust: Trust): Checked =>
  checkMatch(lines, trust, allGames)
