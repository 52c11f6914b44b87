import type { Language } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { MeasureMap } from '@wis/games'
import type { MeasureAbout } from '../report/measure.ts'
import { everyCell, toldAt } from '../report/report-tally.ts'
import type { Cell } from '../report/report-tally.ts'
import type { Report, ReportCell } from '../report/report.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { says } from './content/generated/words.ts'
import { labelPlaces, labelWidth } from './label-places.ts'
import { frameOf, inBothSizes, scaleOver } from './picture.ts'
import type { Area, Figure, Mark, Picture, Scale, SheetSize } from './picture.ts'
import type { Called } from './words.ts'
import { cellName, intervalText, numberText, tickText } from './words.ts'

/** A number with its interval. */
type Placed = Pick<Estimate, 'value' | 'low' | 'high'>

interface Place {
  readonly cell: Cell
  readonly name: string
  readonly across: Placed
  readonly up: Placed
}

interface Axes {
  readonly across: MeasureAbout
  readonly up: MeasureAbout
}

interface Mapped extends Pick<Report, 'measures'> {
  readonly spec: Pick<Report['spec'], 'game' | 'subjects' | 'conditions'>
  readonly names: Pick<Report['names'], 'conditions'>
  readonly cells: readonly (Cell & Pick<ReportCell, 'measure'> & { readonly estimate: Placed })[]
}

/** The two measures of the game's map against each other, if the game has one and the report has measured both. */
export function mapFigures(
  report: Mapped,
  language: Language,
  called: Called = (subject) => subject,
): readonly Figure[] {
  const text = says[language]
  const map = kitCalled(report.spec.game)?.studies?.map
  const across = report.measures.find(({ id }) => id === map?.across)
  const up = report.measures.find(({ id }) => id === map?.up)
  if (!map || !across || !up) return []
  const places = placesOf(report, map, { language, called })
  if (places.length === 0) return []
  const axes = { across, up }
  return [
    {
      kind: 'map',
      id: 'map',
      title: map.title[language],
      note: map.note[language],
      pictures: inBothSizes((size) => drawMap({ places, axes, language }, size)),
      table: {
        head: [text.subject, ...[across, up].flatMap(({ name }) => [name[language], text.interval])],
        rows: places.map(({ name, ...at }) => [
          name,
          ...[numberText(across, at.across.value ?? 0), intervalText(across, at.across, language)],
          ...[numberText(up, at.up.value ?? 0), intervalText(up, at.up, language)],
        ]),
      },
    },
  ]
}

interface Wording {
  readonly language: Language
  readonly called: Called
}

function placesOf(report: Mapped, map: MeasureMap, { language, called }: Wording): readonly Place[] {
  return everyCell(report.spec).flatMap((cell): Place[] => {
    const across = toldAt(report.cells, cell, map.across)?.estimate
    const up = toldAt(report.cells, cell, map.up)?.estimate
    if (across?.value == null || up?.value == null) return []
    return [{ cell, name: cellName(report, cell, language, called), across, up }]
  })
}

const sheets = {
  narrow: { width: 340, height: 340, steps: 3 },
  wide: { width: 760, height: 460, steps: 5 },
} as const
const [left, right, top, bottom] = [44, 14, 12, 46]

interface Map {
  readonly places: readonly Place[]
  readonly axes: Axes
  readonly language: Language
}

interface Scales {
  readonly across: Scale
  readonly up: Scale
}

function drawMap({ places, axes, language }: Map, size: SheetSize): Picture {
  const { width, height, steps } = sheets[size]
  const [floor, wall] = [height - bottom, width - right]
  const valuesOf = (pick: (place: Place) => Placed) =>
    places.flatMap((place) => {
      const { value, low, high } = pick(place)
      return [value, low, high].filter((one) => one !== null)
    })
  const across = scaleOver(
    valuesOf((place) => place.across),
    { from: left, to: wall },
    steps,
  )
  const up = scaleOver(
    valuesOf((place) => place.up),
    { from: floor, to: top },
    steps,
  )
  const scales = { across, up }
  const axisOf = (scale: Scale, about: MeasureAbout) => ({
    scale,
    text: (tick: number) => tickText(about, tick),
    name: about.name[language],
  })
  const frame = frameOf(
    { across: axisOf(across, axes.across), up: axisOf(up, axes.up) },
    { left, top, floor, wall },
  )
  const dots = places.flatMap((place) => dotOf(place, scales))
  const hasKey = isNumbered(places, size)
  const texts = places.map(({ name }, at) => (hasKey ? String(at + 1) : name))
  const names = labelsOf(places, texts, { ...scales, floor, wall })
  const key = hasKey ? keyOf(places, height) : []
  const areas = places.map(({ cell, name, ...at }): Area => {
    const [x, y] = [across.at(at.across.value ?? 0), up.at(at.up.value ?? 0)]
    return { at: [x - 12, y - 12], size: [24, 24], cell, name }
  })
  return {
    width,
    height: height + (hasKey ? line * places.length + 8 : 0),
    marks: [...frame, ...dots, ...names, ...key],
    areas,
  }
}

/** A place with its two intervals. */
function dotOf({ across, up }: Place, scales: Scales): Mark[] {
  const [x, y] = [scales.across.at(across.value ?? 0), scales.up.at(up.value ?? 0)]
  return [
    ...(across.low === null || across.high === null
      ? []
      : [lineBetween([scales.across.at(across.low), y], [scales.across.at(across.high), y])]),
    ...(up.low === null || up.high === null
      ? []
      : [lineBetween([x, scales.up.at(up.low)], [x, scales.up.at(up.high)])]),
    { kind: 'dot', at: [x, y], tone: 'ink', isHollow: false },
  ]
}

interface Room extends Scales {
  readonly floor: number
  readonly wall: number
}

const [mostNames, widestName, line] = [5, 130, 18]

/** On a phone, many or long names would cover each other: there, dots have numbers, and the names stand below. */
const isNumbered = (places: readonly Place[], size: SheetSize) =>
  size === 'narrow' && (places.length > mostNames || places.some(({ name }) => labelWidth(name) > widestName))

/** A label beside each dot, where it covers no dot and no other label. */
function labelsOf(
  places: readonly Place[],
  texts: readonly string[],
  { across, up, floor, wall }: Room,
): readonly Mark[] {
  const dots = places.map((place, at) => {
    const spanOf = ({ low, high }: Placed, scale: Scale) =>
      low === null || high === null ? null : ([scale.at(low), scale.at(high)] as const)
    const span = spanOf(place.up, up)
    return {
      at: [across.at(place.across.value ?? 0), up.at(place.up.value ?? 0)] as const,
      span: span && ([span[1], span[0]] as const),
      across: spanOf(place.across, across),
      text: texts[at] ?? '',
    }
  })
  const frame = { left: left + 4, right: wall, top: top + 12, bottom: floor }
  return labelPlaces(dots, frame).map(
    (label, at) => ({ kind: 'text', ...label, text: texts[at] ?? '', tone: 'ink' }) as const,
  )
}

/** The names that numbers stand for. */
const keyOf = (places: readonly Place[], from: number): readonly Mark[] =>
  places.flatMap(({ name }, at): readonly Mark[] => {
    const text = { kind: 'text', tone: 'ink', isSmall: true } as const
    const y = from + line * (at + 1)
    return [
      { ...text, at: [18, y], text: String(at + 1), anchor: 'end' },
      { ...text, at: [28, y], text: name, tone: 'soft', anchor: 'start' },
    ]
  })

const lineBetween = (from: readonly [number, number], to: readonly [number, number]): Mark => ({
  kind: 'line',
  from,
  to,
  tone: 'soft',
  width: 1,
})
