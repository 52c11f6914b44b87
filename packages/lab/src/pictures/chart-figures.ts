import type { Language } from '@wis/engine'
import type { MeasureAbout } from '../report/measure.ts'
import type { Cell } from '../report/report-tally.ts'
import type { Report } from '../report/report.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { inBothSizes } from './picture.ts'
import type { Figure } from './picture.ts'
import { drawStrips } from './strips.ts'
import type { Strip } from './strips.ts'
import { conditionName, intervalText, numberText, tickText } from './texts.ts'
import { pictureWords } from './words.ts'

interface Drawn extends Cell {
  /** The measure or the setting of the line. */
  readonly name: string
  readonly estimate: Estimate
}

/** The charts that a study draws: several measures of each subject, or one in each setting. */
export function chartFigures(report: Report, language: Language): readonly Figure[] {
  return (report.spec.charts ?? []).flatMap(({ title, measures, bySetting }, number) => {
    const known = measures.flatMap((id) => report.measures.find((one) => one.id === id) ?? [])
    const [first] = known
    const drawn = known.flatMap((about) => drawnOf(report, about, bySetting === true, language))
    if (!first || drawn.length === 0) return []
    return [figureOf({ report, number, title: title[language], about: first, drawn }, language)]
  })
}

function drawnOf(
  { spec, cells, settings = [] }: Report,
  about: MeasureAbout,
  bySetting: boolean,
  language: Language,
): readonly Drawn[] {
  const own = bySetting
    ? settings.map(({ setting, ...cell }) => ({ ...cell, name: setting }))
    : cells.map((cell) => ({ ...cell, name: about.name[language] }))
  return spec.subjects.flatMap((subject) =>
    spec.conditions.flatMap((condition) =>
      own.filter(
        (one) =>
          one.measure === about.id &&
          one.subject === subject &&
          one.condition === condition &&
          one.estimate.value !== null,
      ),
    ),
  )
}

interface Chart {
  readonly report: Report
  readonly number: number
  readonly title: string
  readonly about: MeasureAbout
  readonly drawn: readonly Drawn[]
}

function figureOf({ report, number, title, about, drawn }: Chart, language: Language): Figure {
  const text = pictureWords[language]
  const hasMany = report.spec.conditions.length > 1
  const rows = drawn.map(({ subject, condition, name, estimate }): Strip => {
    const { value, low, high } = estimate
    const whose = hasMany ? `${subject}, ${conditionName(report, condition, language)}` : subject
    return {
      label: `${whose} · ${name}`,
      said: value === null ? '–' : numberText(about, value),
      value,
      low,
      high,
      look: 'told',
      cell: { subject, condition },
    }
  })
  return {
    kind: 'charts',
    id: `chart-${number + 1}`,
    title,
    note: text.chartNote,
    pictures: inBothSizes((size) =>
      drawStrips({ rows, shows: [0], tickText: (value) => tickText(about, value) }, size),
    ),
    table: {
      head: [text.subject, text.value, text.interval, text.counted],
      rows: drawn.map(({ estimate }, at) => [
        rows[at]?.label ?? '',
        rows[at]?.said ?? '',
        intervalText(about, estimate, language),
        String(estimate.n),
      ]),
    },
  }
}
