import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import { cleanReport, leavesDealsOut, leftOutNote } from '../clean-cut.ts'
import { says } from '../content/generated/words.ts'
import type { ReportFamily } from '../families.ts'
import { publishedAbout } from '../published-about.ts'
import { everyCell, isAt } from '../report-tally.ts'
import type { Report, Results } from '../report.ts'
import { markedAbout, resultColumns } from '../result-columns.ts'
import { agreementSheets } from './agreement-sheet.ts'
import { arrangedSheets } from './arranged-sheets.ts'
import { asClean } from './clean-sheets.ts'
import { judgedSheets } from './impact-sheets.ts'
import { outcomeSheets } from './outcome-sheets.ts'
import { reliabilitySheets } from './reliability-sheets.ts'
import type { Sheet } from './sheet.ts'
import {
  conditionName,
  isPercent,
  shownChance,
  shownDifference,
  shownEnds,
  shownEstimate,
  shownGuess,
  shownNumber,
  shownSize,
  trustNote,
} from './shown.ts'
import type { Calibrated } from './shown.ts'

/** All tables of a report, in the order in which a reader wants them. */
export function sheetsOf(report: Report, language: Language): readonly Sheet[] {
  return [
    ...resultSheets(report, language),
    ...arrangedSheets(report, language),
    ...(report.biases.length > 0 ? [biasesSheet(report, language)] : []),
    ...cleanSheets(report, language),
    ...outcomeSheets(report, language),
    ...reliabilitySheets(report, language),
    ...agreementSheets(report.agreements ?? [], language, report),
    ...judgedSheets(report, language),
    ...publishedSheets(report, language),
  ]
}

/** The tables of results and of what sets them apart. */
export function resultSheets(report: Results & Calibrated, language: Language): readonly Sheet[] {
  const { effects, contrasts, interactions = [] } = report
  return [
    resultsSheet(report, language),
    ...(effects.length > 0 ? [effectsSheet(report, language)] : []),
    ...(contrasts.length > 0 ? [contrastsSheet(report, language)] : []),
    ...(interactions.length > 0 ? [interactionsSheet(report, language)] : []),
  ]
}

/** The same tables of the matches without a missing or refused answer. */
function cleanSheets(report: Report, language: Language): readonly Sheet[] {
  const own = cleanReport(report)
  if (!own) return []
  return resultSheets(own, language).map(asClean(report, language))
}

function resultsSheet(report: Results & Calibrated, language: Language): Sheet {
  const { spec, cells, contents } = report
  const text = says[language].results
  const columns = resultColumns(report)
  const rows = everyCell(spec).map((cell) => {
    const own = cells.filter((one) => isAt(one, cell))
    const deals = Math.max(0, ...own.map(({ estimate }) => estimate.deals))
    const values = columns.map(({ about, cellOf }) => {
      const told = cellOf(cell)
      if (!told) return '–'
      const { value, deals: own } = told.estimate
      const shown = `${shownEstimate(about, told.estimate, language)}${value !== null && own < deals ? ` [${own}]` : ''}`
      return told.chance ? `${shown}; ${text.guesses} ${shownGuess(about, told.chance)}` : shown
    })
    return [cell.subject, conditionName(report, cell.condition, language), String(deals), ...values]
  })
  const head = [
    text.subject,
    text.condition,
    text.deals,
    ...columns.map(({ about }) => headOf(about, language)),
  ]
  const note = contents?.count ? text.contentsNote : text.resultsNote
  const isShort = rows.some((row) => row.some((shown) => / \[\d+\](?:;|$)/.test(shown)))
  const notes = [
    note,
    ...(isShort ? [text.dealsNote] : []),
    withoutInterval(cells, language),
    guessNote(cells, language),
    trustNote(report)?.[language] ?? '',
  ]
  return { title: text.results, head, rows, note: notes.filter(Boolean).join(' ') }
}

/** What the chance levels of a table are. Empty if it has none. */
function guessNote(cells: Results['cells'], language: Language): string {
  const { guessesNote, guessesEven, guessesSame, guessesBoth } = says[language].results
  const levels = cells.flatMap(({ chance }) => chance ?? [])
  if (levels.length === 0) return ''
  const [isEven, isSame] = [
    levels.some(({ even }) => even !== null),
    levels.some(({ same }) => same !== null),
  ]
  const how = isEven && isSame ? guessesBoth : isEven ? guessesEven : guessesSame
  return [guessesNote, how].join(language === 'zh' ? '' : ' ')
}

/** Why some numbers of a table have no interval. Empty if all have one. */
function withoutInterval(cells: Results['cells'], language: Language): string {
  const text = says[language].results.without
  const why = new Set(
    cells.flatMap(({ estimate: { value, without } }) =>
      value === null || !without || without === 'nothing-seen' ? [] : [without],
    ),
  )
  const [only] = why
  if (only === undefined) return ''
  return why.size > 1 ? text.both : text[only]
}

type About = Report['measures'][number]

const headOf = (measure: Pick<About, 'name' | 'unit'>, language: Language) =>
  isPercent(measure) ? `${measure.name[language]}, %` : measure.name[language]

function effectsSheet(report: Results & Calibrated, language: Language): Sheet {
  const text = says[language].results
  const { effects } = report
  const rows = comparedRows(
    report,
    effects,
    { head: text.subject, nameOf: ({ subject }) => subject },
    language,
  )
  const note = sized(noted(text.effectsNote, report, 'effects', language), report, language)
  return { title: text.effects, ...rows, note: withLeftOut(note, report, effects, language) }
}

function contrastsSheet(report: Results & Calibrated, language: Language): Sheet {
  const { contrasts, contrastsNote } = says[language].results
  const note = noted(contrastsNote, report, 'contrasts', language)
  return {
    title: contrasts,
    ...pairRows(report, report.contrasts, language),
    note: withLeftOut(sized(note, report, language), report, report.contrasts, language),
  }
}

function interactionsSheet(report: Results & Calibrated, language: Language): Sheet {
  const { interactions: title, interactionsNote } = says[language].results
  const note = noted(interactionsNote, report, 'interactions', language)
  return {
    title,
    ...pairRows({ ...report, cells: [] }, report.interactions ?? [], language),
    note: sized(note, report, language),
  }
}

type Compared = Results['effects'][number] | Results['contrasts'][number]

/** A difference of the deals that both have, with its interval among those of its family where the report has it. */
function markedDifference(report: Results, measure: About, one: Compared, language: Language) {
  const { difference, together } = one
  const shown =
    together && difference.value !== null
      ? `${shownNumber(measure, difference.value)} (${shownEnds(measure, together, language)})`
      : shownDifference(measure, difference, language)
  return `${leavesDealsOut(report, one) ? '≈ ' : ''}${shown}`
}

const withLeftOut = (note: string, report: Results, rows: readonly Compared[], language: Language) =>
  rows.some((one) => leavesDealsOut(report, one)) ? `${note} ${leftOutNote[language]}` : note

const pairRows = (report: Results & Calibrated, contrasts: Results['contrasts'], language: Language) =>
  comparedRows(
    report,
    contrasts,
    { head: says[language].results.pair, nameOf: ({ first, second }) => `${first} − ${second}` },
    language,
  )

/** A row for each comparison, with whom it is about first. */
function comparedRows<Row extends Compared>(
  report: Results & Calibrated,
  compared: readonly Row[],
  who: { readonly head: string; nameOf(row: Row): string },
  language: Language,
) {
  const text = says[language].results
  const { measures, families, interactions } = report
  const rows = compared.map((one) => {
    const measure = measures.find(({ id }) => id === one.measure)
    return [
      who.nameOf(one),
      conditionName(report, one.condition, language),
      measure ? headOf(markedAbout(measure, report), language) : '',
      measure ? markedDifference(report, measure, one, language) : '–',
      ...(interactions ? [shownSize(one.size, language)] : []),
      shownChance(one.corrected),
      String(one.difference.deals),
    ]
  })
  const head = [
    ...[who.head, text.condition, text.measure, families ? text.together : text.difference],
    ...[...(interactions ? [text.size] : []), 'p', text.deals],
  ]
  return { head, rows }
}

/** Reports of before have no effect sizes, and say nothing of them. */
const sized = (note: string, { interactions }: Results, language: Language) =>
  interactions ? `${note} ${says[language].results.sizeNote}` : note

function biasesSheet(report: Report, language: Language): Sheet {
  const text = says[language].results
  const rows = report.biases.map(({ subject, condition, property, choices, levels, corrected }) => [
    subject,
    conditionName(report, condition, language),
    property,
    levels.map(({ level, chosen, expected }) => `${level}: ${chosen} (${expected.toFixed(1)})`).join('; '),
    shownChance(corrected),
    String(choices),
  ])
  const head = [text.subject, text.condition, text.property, text.levels, 'p', text.choices]
  return { title: text.biases, head, rows, note: noted(text.biasesNote, report, 'biases', language) }
}

/** A note, how the table is corrected, and for how many comparisons. */
function noted(
  note: string,
  report: Pick<Results, 'families'>,
  family: ReportFamily['family'],
  language: Language,
) {
  const text = says[language].results
  const found = report.families?.find((one) => one.family === family)
  if (!found) return `${note} ${text.testedBefore}`
  const { counted, comparisons: all } = found
  return `${note} ${text.testedNote} ${filled(counted === all ? text.countedAll : text.counted, { counted, all })}`
}

interface Published extends Pick<Report, 'published'> {
  readonly measures: readonly Pick<About, 'id' | 'name' | 'unit'>[]
}

export function publishedSheets(report: Published, language: Language): readonly Sheet[] {
  const text = says[language].results
  return report.published.map(({ title, source, columns, rows, unit }) => {
    const unknown: Pick<About, 'unit'> = { unit: unit ?? 'count' }
    const known = columns.map((id) => publishedAbout(report.measures, id))
    return {
      title: title[language],
      head: [
        text.model,
        ...known.map((measure, at) =>
          measure ? headOf(measure, language) : `${columns[at] ?? ''}${unit === 'share' ? ', %' : ''}`,
        ),
      ],
      rows: rows.map(({ name, values }) => [
        name,
        ...values.map((value, at) => (value === null ? '–' : shownNumber(known[at] ?? unknown, value))),
      ]),
      note: filled(text.published, { source }),
    }
  })
}
