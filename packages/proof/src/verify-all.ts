import type { GameEvent } from '@wis/engine'
import { loadOlderExports, loadOtherKit, otherKitIds } from '@wis/games'
import type { GameKit } from '@wis/games'
import type { Difference } from './difference.ts'
import { kitFormat } from './export-lines.ts'
import { format1Of } from './format-1/proof.ts'
import type { ReadableGames } from './game-proof.ts'
import { kitIds, kitOf } from './kit/kit-of.ts'
import { checkedKit } from './kit/read-ruleset.ts'
import { olderProof, olderProofs } from './proof-of.ts'
import { isEnd, isHeader, lineOf, memberOf } from './read-lines.ts'
import type { Line } from './read-lines.ts'
import type { Checked, MatchVerdict, Trust } from './verify-match.ts'
import { checkMatch, linesOf, verifyMatch } from './verify-match.ts'
import { differencesFrom, lengthOf, mostText, tooLong } from './verify-play.ts'

export const allGames: ReadableGames = { olderProofs, kitIds, kitOf }

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

interface PlannedPlay {
  readonly kit: GameKit
  readonly opening: readonly GameEvent[]
  readonly entries: readonly { readonly seq: number; readonly at: string; readonly event: GameEvent }[]
  readonly seed: string
}

/**
 * The first entry of a log that does not follow from its opening and its moves. A match of an experiment has no export
 * of its own: its opening follows from the plan. Lines count entries, from 1.
 */
export function plannedDifference({ kit, opening, entries, seed }: PlannedPlay): Difference | undefined {
  const read = entries.map((entry, place) => ({ ...entry, line: place + 1, raw: entry.event, hash: '' }))
  const played = { entries: read, endLine: entries.length + 1, opening, seed }
  const apart = olderProof(kit.id)?.checked
  const checked = {
    ...checkedKit(kit),
    ...(apart && { kindOf: apart.kindOf, ownVoids: apart.ownVoids }),
  }
  for (const difference of differencesFrom(checked, played)) return difference
  return undefined
}

/** Checks the lines of one exported match, from its header to its end. */
export const verifyExport = (texts: Iterable<string>, trust: Trust = {}): MatchVerdict =>
  verifyLines(linesOf(texts), trust)

/** Checks lines that are read already. */
const verifyLines = (lines: readonly Line[], trust: Trust): MatchVerdict =>
  verifyMatch(lines, trust, allGames)

export const checkLines = (lines: readonly Line[], trust: Trust): Checked =>
  checkMatch(lines, trust, allGames)
