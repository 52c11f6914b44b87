import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import type { Cell } from '../report/report-tally.ts'
import type { Report } from '../report/report.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { says } from './content/generated/words.ts'
import { labelPlaces } from './label-places.ts'
import { frameOf, inBothSizes, scaleOver } from './picture.ts'
import type { Figure, Mark, Picture, Scale, SheetSize } from './picture.ts'
import { cellName, intervalText, numberText, tickText } from './words.ts'

const share = { unit: 'share' } as const

type Drawable = Pick<Estimate, 'value' | 'low' | 'high' | 'n' | 'deals'>

/** How good the chances are that a subject states: of a report, or of an agent. */
interface StatedChances extends Cell {
  readonly brier: Drawable
  readonly curve: {
    readonly n: number
    readonly bins: readonly {
      readonly from: number
      readonly to: number
      readonly stated: number
      readonly happened: Drawable
    }[]
  }
}

/** What subjects said how likely it is, against how often it was so: a picture for every subject and condition. */
export function reliabilityFigures(
  report: {
    readonly spec: Pick<Report['spec'], 'conditions'>
    readonly names: Pick<Report['names'], 'conditions'>
    readonly reliability: readonly StatedChances[]
  },
  language: Language,
): readonly Figure[] {
  const text = says[language]
  return report.reliability.map((one) => {
    const { subject, condition, curve, brier } = one
    const who = cellName(report, one, language)
    const shown = (value: number | null) => (value === null ? '–' : value.toFixed(3))
    const counted = { score: shown(brier.value), n: curve.n, deals: brier.deals }
    const range = filled(text.range, { low: shown(brier.low), high: shown(brier.high) })
    const score =
      brier.low === null ? filled(text.brier, counted) : filled(text.brierWithin, { ...counted, range })
    return {
      id: ['reliability', subject.replace('@', '-v'), condition].join('-'),
      kind: 'reliability',
      title: filled(text.reliability, { who }),
      note: `${text.reliabilityNote} ${score}`,
      pictures: inBothSizes((size) => drawCurve({ one, who, language }, size)),
      table: {
        head: [text.stated, text.happened, text.interval, text.statements],
        rows: curve.bins.map(({ from, to, stated, happened }) => [
          `${numberText(share, stated)} (${tickText(share, from)}–${tickText(share, to)})`,
          happened.value === null ? '–' : numberText(share, happened.value),
          intervalText(share, happened, language),
          String(happened.n),
        ]),
      },
    }
  })
}

const sheets = {
  narrow: { width: 340, height: 340, steps: 4 },
  wide: { width: 480, height: 440, steps: 5 },
} as const
const [left, right, top, bottom] = [48, 22, 16, 46]

interface Drawn {
  readonly one: StatedChances
  readonly who: string
  readonly language: Language
}

function drawCurve({ one: { curve, subject, condition }, who, language }: Drawn, size: SheetSize): Picture {
  const text = says[language]
  const { width, height, steps } = sheets[size]
  const [floor, wall] = [height - bottom, width - right]
  const across = scaleOver([0, 1], { from: left, to: wall }, steps)
  const up = scaleOver([0, 1], { from: floor, to: top }, steps)
  const axisOf = (scale: Scale, name: string) => ({
    scale,
    text: (tick: number) => tickText(share, tick),
    name,
  })
  const diagonal: Mark = { kind: 'line', from: [left, floor], to: [wall, top], tone: 'strong', width: 1.5 }
  const frame = frameOf(
    { across: axisOf(across, text.stated), up: axisOf(up, text.happened) },
    { left, top, floor, wall },
    [diagonal],
  )
  const drawn = curve.bins.flatMap(({ stated, happened: { value, low, high, n } }) => {
    if (value === null) return []
    const span = low === null || high === null ? null : ([up.at(high), up.at(low)] as const)
    return [{ at: [across.at(stated), up.at(value)] as const, span, text: String(n) }]
  })
  const labels = labelPlaces(drawn, { left, right: wall, top, bottom: floor, hasDiagonal: true })
  const dots = drawn.flatMap(({ at, span, text: count }, place): readonly Mark[] => [
    ...(span === null
      ? []
      : [{ kind: 'line', from: [at[0], span[1]], to: [at[0], span[0]], tone: 'ink', width: 2 } as const]),
    { kind: 'dot', at, tone: 'ink', isHollow: false },
    ...labels
      .slice(place, place + 1)
      .map((label) => ({ kind: 'text', ...label, text: count, tone: 'soft', isSmall: true }) as const),
  ])
  const area = { at: [left, top], size: [wall - left, floor - top] } as const
  return {
    width,
    height,
    marks: [...frame, ...dots],
    areas: [{ ...area, cell: { subject, condition }, name: who }],
  }
}
