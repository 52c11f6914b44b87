import { loadOlderExports, loadOtherKit, otherKitIds } from '@wis/games'
import { format1Of } from './format-1/proof.ts'
import type { ReadableGames } from './game-proof.ts'
import { kitFormat } from './kit/export-lines.ts'
import { memberOf } from './line.ts'
import type { Line } from './line.ts'
import { linesOf, verifyMatch } from './verify-match.ts'
import type { MatchVerdict, Trust } from './verify-match.ts'

/** Checks an exported match as `verifyExport` does, and loads only the code of its game. */
export async function verifyOneGame(texts: Iterable<string>, trust: Trust = {}): Promise<MatchVerdict> {
  const lines = linesOf(texts)
  return verifyMatch(lines, trust, await gamesFor(lines[0]))
}

async function gamesFor(line: Line | undefined): Promise<ReadableGames> {
  const game = line && memberOf(line.value, 'game')
  const isOfKit = line && memberOf(line.value, 'format') === kitFormat
  const kit = isOfKit && typeof game === 'string' ? await loadOtherKit(game) : undefined
  return {
    olderProofs: isOfKit ? [] : (await loadOlderExports()).map(format1Of),
    kitIds: otherKitIds,
    kitOf: (id) => (kit?.id === id ? kit : undefined),
  }
}
