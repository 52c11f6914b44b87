import type { Language } from '@wis/engine'
import type { MeasureAbout } from '../report/measure.ts'
import type { Results } from '../report/report.ts'
import type { PublishedTable } from '../spec/study.ts'
import { inBothSizes } from './picture.ts'
import type { Figure } from './picture.ts'
import { drawStrips } from './strips.ts'
import type { Strip } from './strips.ts'
import { conditionName, numberText, tickText } from './texts.ts'
import { pictureWords } from './words.ts'

/** Our numbers among published ones, highest first, a picture for every measure that both have. */
export function ladderFigures(report: Results, language: Language): readonly Figure[] {
  const text = pictureWords[language]
  return report.published.flatMap((table, number) =>
    table.columns.flatMap((id) => {
      const measure = report.measures.find((known) => known.id === id)
      if (!measure) return []
      const ours = ourStrips(report, measure, language)
      const theirs = publishedStrips(table, measure)
      if (ours.length === 0 || theirs.length === 0) return []
      const rows = [...ours, ...theirs].sort((one, other) => (other.value ?? 0) - (one.value ?? 0))
      const ticks = (value: number) => tickText(measure, value)
      return {
        kind: 'ladder' as const,
        id: `ladder-${number + 1}-${id}`,
        title: text.ladder(measure.name[language]),
        note: text.ladderNote(table.source),
        pictures: inBothSizes((size) => drawStrips({ rows, shows: [], tickText: ticks }, size)),
        table: {
          head: [text.subject, text.who, text.value],
          rows: rows.map(({ label, look, said }) => [
            label,
            look === 'theirs' ? text.theirs : text.ours,
            said,
          ]),
        },
      }
    }),
  )
}

function ourStrips(report: Results, measure: MeasureAbout, language: Language): readonly Strip[] {
  const hasMany = report.spec.conditions.length > 1
  return report.cells.flatMap((cell): Strip[] => {
    const { value, low, high } = cell.estimate
    if (cell.measure !== measure.id || value === null) return []
    const label = hasMany
      ? `${cell.subject}, ${conditionName(report, cell.condition, language)}`
      : cell.subject
    const { subject, condition } = cell
    const said = numberText(measure, value)
    return [{ label, said, value, low, high, look: 'told', cell: { subject, condition } }]
  })
}

function publishedStrips(table: PublishedTable, measure: MeasureAbout): readonly Strip[] {
  const column = table.columns.indexOf(measure.id)
  return table.rows.flatMap(({ name, values }): Strip[] => {
    const value = values[column]
    if (value == null) return []
    return [{ label: name, said: numberText(measure, value), value, low: null, high: null, look: 'theirs' }]
  })
}
