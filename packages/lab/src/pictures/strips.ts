import type { Language } from '@wis/engine'
import type { MeasureAbout } from '../report/measure.ts'
import type { Cell } from '../report/report-tally.ts'
import { roomOf } from '../room-of.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { says } from './content/generated/words.ts'
import { inBothSizes, scaleOver } from './picture.ts'
import type { Area, Figure, Mark, Picture, Scale, SheetSize, Strip, Strips } from './picture.ts'
import { intervalText, numberText, tickText, unitText } from './words.ts'

const sheets = {
  narrow: { width: 340, label: 0, said: 0, row: 40, barAt: 27, steps: 3 },
  wide: { width: 760, label: 230, said: 150, row: 28, barAt: 14, steps: 5 },
} as const

const [margin, top, foot, unitRoom] = [10, 8, 26, 16]
/** About the width of a letter, and the most that labels take of a wide picture. */
const [letter, mostOfLabels] = [6.6, 380]

/** A picture of lines in every size, and what it is drawn from. */
export const ofStrips = (strips: Strips): Pick<Figure, 'pictures' | 'strips'> => ({
  pictures: inBothSizes((size) => drawStrips(strips, size)),
  strips,
})

/** Estimates of one unit, a line for each, and the same as a table. */
export function estimateStrips(
  estimates: readonly (Cell & { readonly label: string; readonly estimate: Estimate })[],
  unit: Pick<MeasureAbout, 'unit'>,
  shows: readonly number[],
  language: Language,
): Pick<Figure, 'pictures' | 'strips' | 'table'> {
  const text = says[language]
  const rows = estimates.map(({ label, subject, condition, estimate }): Strip => {
    const { value, low, high, deals } = estimate
    const said = value === null ? '–' : numberText(unit, value)
    const within = intervalText(unit, estimate, language)
    return { label, said, value, low, high, within, deals, look: 'told', cell: { subject, condition } }
  })
  return {
    ...ofStrips({ rows, shows, tickText: (value) => tickText(unit, value), unit: unitText(unit, language) }),
    table: {
      head: [text.subject, text.value, text.interval, text.counted],
      rows: estimates.map(({ label, estimate }, at) => [
        label,
        rows[at]?.said ?? '',
        intervalText(unit, estimate, language),
        String(estimate.n),
      ]),
    },
  }
}

/** Lines with labels: above each line if there is little room, else before it. */
function drawStrips({ rows, shows, tickText, unit }: Strips, size: SheetSize): Picture {
  const sheet = sheets[size]
  const floor = top + rows.length * sheet.row
  const values = rows.flatMap(({ value, low, high, expected }) =>
    [value, low, high, expected].filter((one) => one != null),
  )
  const longest = Math.max(0, ...rows.map(({ label }) => roomOf(label) * letter))
  const labels = sheet.label === 0 ? 0 : Math.min(mostOfLabels, Math.max(sheet.label, longest))
  const ends = { from: labels + margin, to: sheet.width - sheet.said - margin }
  const scale = scaleOver(values.length === 0 ? [0, ...shows] : [...shows, ...values], ends, sheet.steps)
  return {
    width: sheet.width,
    height: floor + foot + (unit === undefined ? 0 : unitRoom),
    areas: rows.flatMap(({ cell, label, said }, at): readonly Area[] =>
      cell === undefined
        ? []
        : [
            {
              at: [0, top + at * sheet.row],
              size: [sheet.width, sheet.row],
              cell,
              name: `${label}: ${said}`,
            },
          ],
    ),
    marks: [
      ...axis({ scale, floor, tickText, size, rows: rows.length }),
      ...(unit === undefined ? [] : [unitBelow(unit, [(ends.from + ends.to) / 2, floor + 34])]),
      ...rows.flatMap((row, at) => drawStrip(row, { scale, size, above: top + at * sheet.row })),
    ],
  }
}

const unitBelow = (text: string, at: readonly [number, number]): Mark => ({
  kind: 'text',
  at,
  text,
  anchor: 'middle',
  tone: 'faint',
  isSmall: true,
})

interface Axis {
  readonly scale: Scale
  readonly floor: number
  readonly tickText: Strips['tickText']
  readonly size: SheetSize
  readonly rows: number
}

/** About the width of a small digit. */
const digit = 6.5

/** The room of a label above its line, which no line of the axis crosses. */
const labelHeight = 18

function axis({ scale, floor, tickText, size, rows }: Axis): readonly Mark[] {
  const { width, row, label } = sheets[size]
  const parts =
    label > 0
      ? [[top, floor + 4] as const]
      : Array.from({ length: rows }, (_, at) => {
          const above = top + at * row
          return [above + labelHeight, above + row + (at === rows - 1 ? 4 : 0)] as const
        })
  return scale.ticks.flatMap((tick): readonly Mark[] => {
    const x = scale.at(tick)
    const tone = tick === 0 ? 'strong' : 'line'
    const text = tickText(tick)
    return [
      ...parts.map(([from, to]): Mark => ({ kind: 'line', from: [x, from], to: [x, to], tone, width: 1 })),
      { kind: 'text', ...within(x, text, { floor, width }), text, tone: 'faint', isSmall: true },
    ]
  })
}

/** Below its line, unless the edge of the picture would cut it off. */
function within(
  x: number,
  text: string,
  { floor, width }: { readonly floor: number; readonly width: number },
) {
  const half = (text.length * digit) / 2
  const y = floor + 18
  if (x < half) return { at: [0, y], anchor: 'start' } as const
  if (x > width - half) return { at: [width, y], anchor: 'end' } as const
  return { at: [x, y], anchor: 'middle' } as const
}

interface Line {
  readonly scale: Scale
  readonly size: SheetSize
  /** The upper edge of the line. */
  readonly above: number
}

function drawStrip(row: Strip, { scale, size, above }: Line): readonly Mark[] {
  const sheet = sheets[size]
  const y = above + sheet.barAt
  const textY = size === 'wide' ? y + 4 : above + 14
  return [
    { kind: 'text', at: [0, textY], text: row.label, tone: toneOf(row), anchor: 'start' },
    { kind: 'text', at: [sheet.width, textY], text: saidOf(row), tone: toneOf(row), anchor: 'end' },
    ...drawValue(row, scale, y),
  ]
}

const saidOf = ({ said, deals }: Strip) => (deals === undefined ? said : `${said} · n = ${deals}`)

const toneOf = ({ look }: Strip) => (look === 'theirs' ? 'soft' : 'ink')

function drawValue({ value, low, high, look, expected }: Strip, scale: Scale, y: number): readonly Mark[] {
  if (value === null) return []
  const x = scale.at(value)
  if (look === 'theirs') return [{ kind: 'diamond', at: [x, y], tone: 'soft' }]
  if (look === 'bar') {
    const [zero, bar] = [scale.at(0), 10]
    return [
      {
        kind: 'box',
        at: [zero, y - bar / 2],
        size: [Math.max(1, x - zero), bar],
        tone: 'brass',
        strength: 0.55,
      },
      ...(expected === undefined ? [] : [tickAt(scale.at(expected), y)]),
    ]
  }
  const interval: readonly Mark[] =
    low === null || high === null
      ? []
      : [{ kind: 'line', from: [scale.at(low), y], to: [scale.at(high), y], tone: 'ink', width: 2 }]
  return [...interval, { kind: 'dot', at: [x, y], tone: 'ink', isHollow: look === 'untold' }]
}

const tickAt = (x: number, y: number): Mark => ({
  kind: 'line',
  from: [x, y - 9],
  to: [x, y + 9],
  tone: 'ink',
  width: 2,
})
