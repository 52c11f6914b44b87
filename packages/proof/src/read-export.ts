import { kitFormat } from './export-lines.ts'
import type { ReadableGames, ReadExport } from './game-proof.ts'
import { readKitExport } from './kit/read-export.ts'
import { memberOf } from './line.ts'
import type { Line } from './line.ts'
import { differs, missing } from './read-lines.ts'
import type { Read } from './read-lines.ts'

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
