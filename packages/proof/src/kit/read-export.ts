import type { GameEvent } from '@wis/engine'
import type { GameKit } from '@wis/games'
import { kitEndLine, kitEntryLineOf, kitHeaderLine } from '../export-lines.ts'
import type { ReadableGames, ReadExport } from '../game-proof.ts'
import type { Line } from '../line.ts'
import { differs, readLines, shaped } from '../read-lines.ts'
import type { Read } from '../read-lines.ts'
import { proofOfLines } from './proof.ts'
import { readRuleset } from './read-ruleset.ts'

/** Reads an export of any game that follows the contract. */
export function readKitExport(
  first: Line,
  rest: readonly Line[],
  { olderProofs, kitIds, kitOf }: ReadableGames,
): Read<ReadExport> {
  const header = shaped(kitHeaderLine, first, 'header')
  if (!header.ok) return header
  const { game } = header.value
  const older = olderProofs.find((proof) => proof.game === game)
  if (older) return differs(first, 'format', older.format)
  const kit = kitOf(game)
  if (!kit) return differs(first, 'header', `header with game: one of ${kitIds.join(', ')}`)
  const ruleset = readRuleset(kit, first)
  if (!ruleset.ok) return ruleset
  const shapes = { entry: entryLineFor(kit), end: kitEndLine }
  const read = readLines({ first, header: { ...header.value, ruleset: ruleset.value } }, rest, shapes)
  return read.ok ? { ok: true, value: { ...read.value, proof: proofOfLines(kit, read.value) } } : read
}

const entryLines = new WeakMap<GameKit, ReturnType<typeof kitEntryLineOf<GameEvent>>>()

function entryLineFor(kit: GameKit) {
  const made = entryLines.get(kit) ?? kitEntryLineOf(kit.wire.event)
  entryLines.set(kit, made)
  return made
}
