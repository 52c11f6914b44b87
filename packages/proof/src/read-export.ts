import type { GameEvent } from '@wis/engine'
import type { GameKit, GamePackage } from '@wis/games'
import { kitEndLine, kitEntryLineOf, kitFormat, kitHeaderLine } from './export-lines.ts'
import type { ReadableGames, ReadExport } from './game-proof.ts'
import { proofOfLines } from './kit/proof.ts'
import { readRuleset } from './kit/read-ruleset.ts'
import { differs, memberOf, missing, readLines, shaped } from './read-lines.ts'
import type { Line, Read } from './read-lines.ts'

/** Reads one match: its header, its entries, its end and nothing more. */
export function readExport(lines: readonly Line[], games: ReadableGames): Read<ReadExport> {
  const [first, ...rest] = lines
  if (!first) return missing(lines, 'header', 'a header')
  const format = memberOf(first.value, 'format')
  if (format === kitFormat) return readKitExport(first, rest, games)
  // A line without a format is read by the oldest one, which says what it lacks.
  const [oldest] = games.olderProofs
  const game = memberOf(first.value, 'game')
  const older = games.olderProofs.find((proof) => proof.game === game) ?? oldest
  if (older && (format === undefined || older.format === format)) return older.read(first, rest)
  return differs(first, 'format', older ? `${older.format} or ${kitFormat}` : kitFormat)
}

/** Reads an export of any game that follows the contract. */
function readKitExport(
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
  const [due, here] = [header.value.package, kit?.package]
  if (due?.hash !== here?.hash) return otherPackage(first.number, due, here)
  if (!kit) return differs(first, 'header', `header with game: one of ${kitIds.join(', ')}`)
  const ruleset = readRuleset(kit, first)
  if (!ruleset.ok) return ruleset
  const shapes = { entry: entryLineFor(kit), end: kitEndLine }
  const read = readLines({ first, header: { ...header.value, ruleset: ruleset.value } }, rest, shapes)
  return read.ok ? { ok: true, value: { ...read.value, proof: proofOfLines(kit, read.value) } } : read
}

/** Only the very files by which a match was played can check it. */
function otherPackage(
  line: number,
  due: GamePackage | undefined,
  here: GamePackage | undefined,
): Read<never> {
  const named = ({ name, version, hash }: GamePackage) =>
    `the package ${name} ${version} with the hash ${hash}`
  const expected = due
    ? `${named(due)}, installed and named in WIS_GAMES`
    : 'a game that came with the platform'
  return {
    ok: false,
    difference: { line, what: 'header', expected, found: here ? named(here) : 'no such game here' },
  }
}

const entryLines = new WeakMap<GameKit, ReturnType<typeof kitEntryLineOf<GameEvent>>>()

function entryLineFor(kit: GameKit) {
  const made = entryLines.get(kit) ?? kitEntryLineOf(kit.wire.event)
  entryLines.set(kit, made)
  return made
}
