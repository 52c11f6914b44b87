import { loadOtherKit, otherKitIds } from '@wis/games'
import type { GameKit } from '@wis/games'
import type { ReadableGames } from './game-proof.ts'
import { kitFormat } from './kit/export-lines.ts'
import { memberOf } from './line.ts'
import type { Line } from './line.ts'
import { linesOf, verifyMatch } from './verify-match.ts'
import type { MatchVerdict, Trust } from './verify-match.ts'

/** Checks an exported match as `verifyExport` does, and loads only the code of its game. */
export async function verifyOneGame(texts: Iterable<string>, trust: Trust = {}): Promise<MatchVerdict> {
  const lines = linesOf(texts)
  const [kit, older] = await Promise.all([kitOf(lines[0]), olderThanKits(lines[0])])
  return verifyMatch(lines, trust, {
    ...older,
    kitIds: otherKitIds,
    kitOf: (game) => (kit?.id === game ? kit : undefined),
  })
}

const isOfKit = (line: Line | undefined) => line && memberOf(line.value, 'format') === kitFormat

async function kitOf(line: Line | undefined): Promise<GameKit | undefined> {
  const game = line && memberOf(line.value, 'game')
  return isOfKit(line) && typeof game === 'string' ? loadOtherKit(game) : undefined
}

async function olderThanKits(line: Line | undefined): Promise<Pick<ReadableGames, 'format1'>> {
  return isOfKit(line) ? {} : import('./format-1/proof.ts')
}
