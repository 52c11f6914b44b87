import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import { conditionName, shownNumber } from '../report/formats/shown.ts'
import { toldAt } from '../report/report-tally.ts'
import type { Cell } from '../report/report-tally.ts'
import type { Results } from '../report/report.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { says } from './content/generated/words.ts'
import { inBothSizes, subjectTones } from './picture.ts'
import type { Figure, Mark, Picture, Point, SheetSize, Tone } from './picture.ts'
import type { Called } from './words.ts'

type Placed = Pick<Estimate, 'value' | 'low' | 'high'>

/** Shares around a middle, from 0 to 100 per cent. */
interface Radar {
  /** In order, each with its name. */
  readonly spokes: readonly { readonly id: string; readonly name: string }[]
  /** The area of each cell, on per cents. */
  readonly areaOf: (cell: Cell) => Placed | null | undefined
}

/** So many are told apart in one picture. */
const mostTogether = 3

/** Shares of subjects under conditions. A report has them, and so have two agents of different reports. */
interface RadarShares {
  readonly spec: Pick<Results['spec'], 'subjects' | 'conditions'>
  readonly names: Results['names']
  readonly cells: readonly (Cell & {
    readonly measure: string
    readonly estimate: Pick<Estimate, 'value'>
  })[]
}

/** One picture for each subject if there are several conditions, else one for a few subjects at a time. */
export function radarFigures(
  results: RadarShares,
  { spokes, areaOf }: Radar,
  language: Language,
  called: Called = (subject) => subject,
): readonly Figure[] {
  const text = says[language]
  const { subjects, conditions } = results.spec
  const cells = subjects.map((subject) => conditions.map((condition) => ({ subject, condition })))
  const groups = conditions.length > 1 ? cells.flatMap(inGroups) : inGroups(cells.flat())
  return groups.map((group, at) => {
    const nameOf = ({ subject, condition }: Cell) =>
      conditions.length > 1
        ? `${called(subject)} · ${conditionName(results, condition, language)}`
        : called(subject)
    const shapes = group.map((cell, place) => ({
      name: nameOf(cell),
      tone: toneOf(conditions.length > 1 ? place : at * mostTogether + place),
      values: spokes.map(({ id }) => valueOf(results, cell, id)),
    }))
    return {
      kind: 'radar',
      id: `radar-${at + 1}`,
      title: filled(text.radar, { who: shapes.map(({ name }) => name).join(', ') }),
      note: text.radarNote,
      pictures: inBothSizes((size) => drawRadar(spokes, shapes, size)),
      table: {
        head: [text.subject, ...spokes.map(({ name }) => `${name}, %`), text.area],
        rows: shapes.map(({ name, values }, place) => [
          name,
          ...values.map((value) => (value === null ? '–' : (100 * value).toFixed(1))),
          filledText(group[place] && areaOf(group[place]), spokes.length, language),
        ]),
      },
    }
  })
}

const inGroups = (cells: readonly Cell[]): readonly (readonly Cell[])[] =>
  Array.from({ length: Math.ceil(cells.length / mostTogether) }, (_, at) =>
    cells.slice(at * mostTogether, (at + 1) * mostTogether),
  )

const valueOf = ({ cells }: RadarShares, cell: Cell, id: string): number | null =>
  toldAt(cells, cell, id)?.estimate.value ?? null

const toneOf = (place: number): Tone => subjectTones[place % subjectTones.length] ?? 'ink'

/** How much of the whole radar an area fills, in per cent: an area itself says nothing to a reader. */
function filledText(area: Placed | null | undefined, sides: number, language: Language): string {
  if (area?.value == null) return '–'
  const whole = (sides / 2) * Math.sin((2 * Math.PI) / sides) * 100 ** 2
  const share = (value: number) => shownNumber({ unit: 'share' }, value / whole)
  const { value, low, high } = area
  if (low === null || high === null) return share(value)
  return `${share(value)} (${filled(says[language].range, { low: share(low), high: share(high) })})`
}

interface Shape {
  readonly name: string
  readonly tone: Tone
  readonly values: readonly (number | null)[]
}

const sheets = {
  narrow: { width: 340, radius: 92 },
  wide: { width: 560, radius: 150 },
} as const

const rings = [0.25, 0.5, 0.75, 1]
const [line, edge] = [20, 34]

const toName = 16
const leastRadius = 48

/** The greatest one at which the names of all spokes have room beside them. */
function radiusFor(
  spokes: Radar['spokes'],
  { most, half }: { readonly most: number; readonly half: number },
): number {
  const rooms = spokes.map(({ name }, place) => {
    const aside = Math.abs(Math.sin((2 * Math.PI * place) / spokes.length))
    const length = [...name].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 13 : 7), 0)
    return aside < 0.01 ? most : (half - length) / aside - toName
  })
  return Math.max(leastRadius, Math.min(most, ...rooms))
}

function drawRadar(spokes: Radar['spokes'], shapes: readonly Shape[], size: SheetSize): Picture {
  const { width, radius: most } = sheets[size]
  const radius = radiusFor(spokes, { most, half: width / 2 })
  const middle: Point = [width / 2, edge + radius]
  const foot = 2 * radius + 2 * edge
  const at = (place: number, share: number): Point => {
    const angle = (2 * Math.PI * place) / spokes.length - Math.PI / 2
    return [middle[0] + share * radius * Math.cos(angle), middle[1] + share * radius * Math.sin(angle)]
  }
  return {
    width,
    height: foot + shapes.length * line,
    marks: [
      ...rings.flatMap((share) => around(spokes.length, (place) => at(place, share), 'line', 1)),
      ...spokes.map((_, place): Mark => ({
        kind: 'line',
        from: middle,
        to: at(place, 1),
        tone: 'line',
        width: 1,
      })),
      ...spokes.map(({ name }, place): Mark => {
        const [x, y] = at(place, 1 + toName / radius)
        const side = Math.abs(x - middle[0]) < 1 ? 'middle' : x < middle[0] ? 'end' : 'start'
        return { kind: 'text', at: [x, y + 4], text: name, tone: 'soft', anchor: side, isSmall: true }
      }),
      ...shapes.flatMap(({ tone, values }, of): readonly Mark[] => {
        const corner = (place: number) => at(place, values[place] ?? 0)
        return [
          ...around(spokes.length, corner, tone, 2),
          ...values.flatMap((value, place): readonly Mark[] =>
            value === null ? [] : [{ kind: 'dot', at: corner(place), tone, isHollow: of > 0 }],
          ),
        ]
      }),
      ...shapes.flatMap(({ name, tone }, of): readonly Mark[] => {
        const y = foot + of * line
        return [
          { kind: 'line', from: [10, y - 4], to: [34, y - 4], tone, width: 2 },
          { kind: 'dot', at: [22, y - 4], tone, isHollow: of > 0 },
          { kind: 'text', at: [42, y], text: name, tone: 'ink', anchor: 'start', isSmall: true },
        ]
      }),
    ],
  }
}

const around = (corners: number, at: (place: number) => Point, tone: Tone, width: number): readonly Mark[] =>
  Array.from({ length: corners }, (_, place) => ({
    kind: 'line',
    from: at(place),
    to: at((place + 1) % corners),
    tone,
    width,
  }))
