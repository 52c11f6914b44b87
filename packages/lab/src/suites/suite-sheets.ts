import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import { cleanReport } from '../report/clean-cut.ts'
import { asClean, cleanNote } from '../report/formats/clean-sheets.ts'
import type { Sheet } from '../report/formats/sheet.ts'
import { publishedSheets, resultSheets, sheetsOf } from '../report/formats/sheets-of.ts'
import { conditionName, shownEstimate } from '../report/formats/shown.ts'
import { toldAt } from '../report/report-tally.ts'
import type { Report, Results } from '../report/report.ts'
import { says } from './content/generated/words.ts'
import { partCalled } from './part-called.ts'
import type { SuiteNumber, SuiteReport } from './suite-report.ts'

/** The tables over all parts, then those of each part. */
export function suiteSheets(report: SuiteReport, language: Language): readonly Sheet[] {
  const all = Object.entries(report.parts)
  const games = Object.fromEntries(all.map(([name, { spec }]) => [name, spec.game]))
  const parts = all.flatMap(([name, part]) =>
    sheetsOf(part, language).map((sheet) => ({
      ...sheet,
      title: `${partCalled(name, games)[language]}${language === 'zh' ? '：' : ': '}${sheet.title}`,
    })),
  )
  return [...wholeSheets(report, language), ...parts]
}

/** The tables over all parts. */
export function wholeSheets(report: SuiteReport, language: Language): readonly Sheet[] {
  const isEmpty = report.whole.measures.length === 0
  return [
    ...(isEmpty ? [] : bothCuts(report, language)),
    ...scoreSheets(report, language),
    ...publishedSheets(publishedIn(report), language),
  ]
}

/** The tables that a suite makes of its columns: scaled scores, and the area of the radar. */
export function scoreSheets(report: SuiteReport, language: Language): readonly Sheet[] {
  const { scaled, areas } = report
  return [
    ...(scaled ? [scaledSheet(report, scaled, language)] : []),
    ...(areas ? [areaSheet(report, areas, language)] : []),
  ]
}

/** The published tables beside a suite, with what its parts measure. */
export const publishedIn = ({ whole, parts }: SuiteReport) => ({
  published: whole.published,
  measures: [...whole.measures, ...Object.entries(parts).flatMap(measuresOf)],
})

/** The measures of a part, as studies name them that tell several games in one table. */
const measuresOf = ([part, { measures, names }]: readonly [string, Report]) =>
  measures.map(({ id, name, unit }) => ({
    id: `${part}/${id}`,
    name: { en: `${names.game.en}: ${name.en}`, zh: `${names.game.zh}：${name.zh}` },
    unit,
  }))

/** The columns of all matches, and those of the matches without a missing or refused answer, or why they have no own tables. */
function bothCuts({ whole, clean }: SuiteReport, language: Language): readonly Sheet[] {
  const all = resultSheets(whole, language)
  const own = cleanReport({ ...whole, clean })
  if (own) return [...all, ...cleanSheets(own, clean, language)]
  const why = clean && cleanNote({ clean }, language)
  return all.map((sheet, at) => (why && at === 0 ? { ...sheet, note: `${sheet.note} ${why}` } : sheet))
}

function cleanSheets(own: Results, clean: SuiteReport['clean'], language: Language): readonly Sheet[] {
  const known = new Set(own.cells.map(({ measure }) => measure))
  const measures = own.measures.filter(({ id }) => known.has(id))
  return resultSheets({ ...own, measures }, language).map(asClean({ clean }, language))
}

function scaledSheet(
  { whole }: SuiteReport,
  { columns, averages }: NonNullable<SuiteReport['scaled']>,
  language: Language,
): Sheet {
  const text = says[language]
  const rows = averages.map((average) => [
    ...cellOf(whole, average, language),
    ...columns.map(({ measure, best }) => {
      const value = toldAt(whole.cells, average, measure)?.estimate.value
      return best === null || value == null ? '–' : ((100 * value) / best).toFixed(2)
    }),
    shownEstimate({ unit: 'points' }, average.estimate, language),
  ])
  const head = [
    ...[text.subject, text.condition, text.deals],
    ...columns.map(
      ({ measure }) => whole.measures.find(({ id }) => id === measure)?.name[language] ?? measure,
    ),
    text.average,
  ]
  return { title: text.scaled, head, rows, note: text.scaledNote }
}

function areaSheet({ whole, spec }: SuiteReport, areas: readonly SuiteNumber[], language: Language): Sheet {
  const text = says[language]
  const rows = areas.map((area) => [
    ...cellOf(whole, area, language),
    shownEstimate({ unit: 'points' }, area.estimate, language),
  ])
  const note = filled(text.areasNote, { sides: spec.radar?.length ?? 0 })
  return { title: text.areas, head: [text.subject, text.condition, text.deals, text.area], rows, note }
}

const cellOf = (
  whole: SuiteReport['whole'],
  { subject, condition, estimate }: SuiteNumber,
  language: Language,
) => [subject, conditionName(whole, condition, language), String(estimate.deals)]
