import { replay } from '@wis/engine'
import type { Outcome } from '@wis/engine'
import type { Difference } from './difference.ts'
import type { ReadExport } from './game-proof.ts'
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

/** Checks the lines of one exported match, from its header to its end. */
export function verifyExport(texts: Iterable<string>, trust: Trust = {}): MatchVerdict {
  const lines = [...texts].map((text, place) => lineOf(text, place + 1))
  while (lines.at(-1)?.text.trim() === '') lines.pop()
  return isTooLong(lines) ? tooLong(lines) : verifyLines(lines, trust)
}

/** Checks lines that are read already. */
export function verifyLines(lines: readonly Line[], trust: Trust): MatchVerdict {
  const checked = checkLines(lines, trust)
  if (!checked.ok) return checked
  const { header, entries } = checked.match
  const { matchId, game, platform } = header
  const { rules } = checked.match.proof.checked
  const outcome = rules.outcome(replay(rules, entries))
  return { ok: true, matchId, game, entries: entries.length, key: platform.key, outcome }
}

/** The match in these lines, if every check passes. */
export type Checked = { readonly ok: true; readonly match: ReadExport } | Extract<MatchVerdict, { ok: false }>

export function checkLines(lines: readonly Line[], { trustedKeys = [] }: Trust): Checked {
  const read = readExport(lines)
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
