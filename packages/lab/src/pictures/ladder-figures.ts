import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import type { MeasureAbout } from '../report/measure.ts'
import { foundMeasure } from '../report/measure.ts'
import { publishedAbout } from '../report/published-about.ts'
import type { Cell } from '../report/report-tally.ts'
import type { Report, Results } from '../report/report.ts'
import type { PublishedTable } from '../spec/study.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { says } from './content/generated/words.ts'
import type { Figure, Strip } from './picture.ts'
import { ofStrips } from './strips.ts'
import type { Called } from './words.ts'
import { cellName, intervalText, numberText, tickText, unitText } from './words.ts'

type Known = Pick<MeasureAbout, 'id' | 'name' | 'unit'>
type Laddered = Results & Pick<Report, 'named'>

/** Our numbers and then published ones, each highest first, a picture for every measure that both have. */
export function ladderFigures(
  report: Laddered,
  language: Language,
  called: Called = (subject) => subject,
): readonly Figure[] {
  const text = says[language]
  return report.published.flatMap((table, number) =>
    table.columns.flatMap((id, column) => {
      const measure = publishedAbout(report.measures, id)
      if (!measure) return []
      const ours = ourStrips(report, measure, language, called)
      const theirs = publishedStrips(table, column, measure)
      if (ours.length === 0 || theirs.length === 0) return []
      const rows = [ours, theirs].flatMap((all) =>
        all.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0)),
      )
      const ticks = (value: number) => tickText(measure, value)
      return {
        kind: 'ladder' as const,
        id: `ladder-${number + 1}-${id}`,
        title: filled(text.ladder, { measure: measure.name[language] }),
        legend: [
          { look: 'ours' as const, text: text.legend.ours },
          { look: 'theirs' as const, text: text.legend.theirs },
        ],
        note: filled(text.ladderNote, { source: table.source }),
        ...ofStrips({ rows, shows: [], tickText: ticks, unit: unitText(measure, language) }),
        table: {
          head: [text.subject, text.who, text.value, text.interval, text.deals],
          rows: rows.map(({ label, look, said, within = '–', deals }) => [
            label,
            look === 'theirs' ? text.theirs : text.ours,
            said,
            within,
            deals === undefined ? '–' : String(deals),
          ]),
        },
      }
    }),
  )
}

interface Ours extends Cell {
  readonly estimate: Estimate
  /** Who found it, where it is no measure of a subject alone. */
  readonly finder?: string
}

function ourStrips(report: Laddered, measure: Known, language: Language, called: Called): readonly Strip[] {
  return oursOf(report, measure.id, language).flatMap(({ subject, condition, estimate, finder }): Strip[] => {
    const { value, low, high, deals } = estimate
    if (value === null) return []
    const whose = cellName(report, { subject, condition }, language, called)
    const label = finder === undefined ? whose : filled(says[language].found, { finder, subject: whose })
    const said = numberText(measure, value)
    const within = intervalText(measure, estimate, language)
    return [{ label, said, value, low, high, within, deals, look: 'told', cell: { subject, condition } }]
  })
}

/** A measure, or over all parts of the matches what was found of the lists of a rubric. */
function oursOf({ cells, named = [] }: Laddered, id: string, language: Language): readonly Ours[] {
  const found = named.filter(({ rubric, round }) => round === null && foundMeasure(rubric) === id)
  return found.length === 0
    ? cells.filter(({ measure }) => measure === id)
    : found.map(({ subject, condition, rater, f1 }) => ({
        subject,
        condition,
        estimate: f1,
        finder: rater ?? says[language].people,
      }))
}

function publishedStrips(table: PublishedTable, column: number, measure: Known): readonly Strip[] {
  return table.rows.flatMap(({ name, values }): Strip[] => {
    const value = values[column]
    if (value == null) return []
    return [{ label: name, said: numberText(measure, value), value, low: null, high: null, look: 'theirs' }]
  })
}
