import { replay } from '@wis/engine'
import type { Outcome } from '@wis/engine'
import type { Difference } from './difference.ts'
import type { ReadableGames, ReadExport } from './game-proof.ts'
import { lineOf } from './line.ts'
import type { Line } from './line.ts'
import { isTooLong, tooLong } from './match-length.ts'
import { readExport } from './read-export.ts'
import { chainDifferences } from './verify-chain.ts'
import { dealDifferences } from './verify-deal.ts'
import { playDifferences } from './verify-play.ts'
import { sealDifferences } from './verify-seal.ts'

/** The result of checking an export: all its claims, or its first fault. */
export type MatchVerdict =
  | {
      readonly ok: true
      readonly matchId: string
      /** The id of the game. */
      readonly game: string
      readonly entries: number
      /**
       * The key that signed it. The same checks pass with anybody's key, so the reader decides whether to trust it.
       */
      readonly key: string
      readonly outcome: Outcome | undefined
    }
  | ({ readonly ok: false; readonly matchId?: string } & Difference)

export interface Trust {
  /** Public keys in hex. Without any, every key is accepted. */
  readonly trustedKeys?: readonly string[]
}

/** The lines of a text, without empty ones at its end. */
export function linesOf(texts: Iterable<string>): readonly Line[] {
  const lines = [...texts].map((text, place) => lineOf(text, place + 1))
  while (lines.at(-1)?.text.trim() === '') lines.pop()
  return lines
}

/** Checks lines of a match of one of these games. */
export function verifyMatch(lines: readonly Line[], trust: Trust, games: ReadableGames): MatchVerdict {
  const checked = isTooLong(lines) ? tooLong(lines) : checkMatch(lines, trust, games)
  if (!checked.ok) return checked
  const { header, entries } = checked.match
  const { matchId, game, platform } = header
  const { rules } = checked.match.proof.checked
  const outcome = rules.outcome(replay(rules, entries))
  return { ok: true, matchId, game, entries: entries.length, key: platform.key, outcome }
}

/** The match in these lines, if every check passes. */
export type Checked = { readonly ok: true; readonly match: ReadExport } | Extract<MatchVerdict, { ok: false }>

export function checkMatch(
  lines: readonly Line[],
  { trustedKeys = [] }: Trust,
  games: ReadableGames,
): Checked {
  const read = readExport(lines, games)
  if (!read.ok) return { ok: false, ...read.difference }
  const match = read.value
  const { matchId } = match.header
  for (const difference of differences(match, trustedKeys)) return { ok: false, matchId, ...difference }
  return { ok: true, match }
}

/** From the outside in: the file, its seal, the deal, the play. Each check relies on the earlier ones. */
function* differences(match: ReadExport, trustedKeys: readonly string[]): Generator<Difference> {
  yield* chainDifferences(match)
  yield* sealDifferences(match, trustedKeys)
  yield* dealDifferences(match)
  yield* playDifferences(match)
}
