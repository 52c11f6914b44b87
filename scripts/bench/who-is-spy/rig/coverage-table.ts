import type { MeasuredScale } from '@wis/ratings'
import { isRight } from './coverage.ts'
import type { Covered } from './coverage.ts'
import type { PlayedField } from './played-field.ts'

/** All seasons of one size in fields of one kind. */
export interface Cell extends Pick<PlayedField, 'language' | 'agents' | 'list'> {
  readonly matches: number
  readonly found: Readonly<Record<MeasuredScale, Covered>>
  readonly pairsByField: readonly Covered[]
}

export interface PairsOfAll {
  readonly matches: number
  readonly fields: number
  readonly found: Pick<Covered, 'n' | 'held' | 'error' | 'reach'>
}

/**
 * Word pairs over all fields. Hundreds of matches say next to nothing about a pair, so whether the intervals of one field
 * hold depends on which twenty pairs it was dealt. Only many fields show whether they hold as often as they say.
 */
export function pairsOfAll(cells: readonly Cell[], matches: number): PairsOfAll {
  const fields = cells.filter((cell) => cell.matches === matches).flatMap((cell) => cell.pairsByField)
  const held = mean(fields.map((field) => field.held))
  const variance = fields.reduce((sum, field) => sum + (field.held - held) ** 2, 0) / (fields.length - 1)
  return {
    matches,
    fields: fields.length,
    found: {
      n: fields.reduce((sum, field) => sum + field.n, 0),
      held,
      error: Math.sqrt(variance / fields.length),
      reach: mean(fields.map((field) => field.reach)),
    },
  }
}

const strengths = ['overall', 'deception', 'detection'] as const

/** Two tables in Markdown. `!` marks a figure that is outside 93 to 97 per cent, and that chance has not taken there. */
export function inTables(cells: readonly Cell[], pairs: readonly PairsOfAll[]): string {
  const rows = cells.map(({ agents, list, language, matches, found }) => [
    ...[agents, list, language, matches, found.overall.n],
    ...strengths.map((scale) => marked(found[scale])),
    `±${found.overall.reach}`,
    `${found.pairs.held.toFixed(1)} (±${found.pairs.reach})`,
  ])
  const head = ['agents', 'words', 'language', 'matches', 'intervals', 'overall', 'deception', 'detection']
  return [
    'Per cent of intervals that hold the truth ± standard error, and half widths in points',
    table([[...head, 'half width', 'pairs'], ...rows]),
    'Word pairs of all fields together',
    table([
      ['matches', 'fields', 'intervals', 'pairs', 'half width'],
      ...pairs.map(({ matches, fields, found }) => [
        ...[matches, fields, found.n, marked(found)],
        `±${found.reach.toFixed(1)}`,
      ]),
    ]),
  ].join('\n\n')
}

function marked(found: Pick<Covered, 'held' | 'error'>): string {
  return `${found.held.toFixed(1)} ± ${found.error.toFixed(1)}${isRight(found) ? '' : ' !'}`
}

function table([head = [], ...rows]: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---:')), ...rows.map(line)].join('\n')
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
