import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import { isSuiteReport } from '../../suites/suite-report.ts'
import { isTaskReport } from '../../tasks/task-report.ts'
import { cleanReport } from '../clean-cut.ts'
import { says } from '../content/generated/words.ts'
import { mainFinding, readable } from '../main-finding.ts'
import type { PlanFixed, Report, Results } from '../report.ts'
import { isWeak, sentenceOf } from '../sentence-of.ts'
import { anySheets } from './any-report.ts'
import type { AnyReport } from './any-report.ts'
import { cleanNote } from './clean-sheets.ts'
import type { Sheet } from './sheet.ts'

/** The report as a Markdown document. */
export function toMarkdown(report: AnyReport, language: Language): string {
  const title = `# ${escapedMarkdown(report.spec.name)}`
  return `${[title, ...partsOf(report, language)].join('\n\n')}\n`
}

function partsOf(report: AnyReport, language: Language): readonly string[] {
  const planned = planLine(report.plan, language).filter(Boolean).map(escapedMarkdown)
  const [main = '', ...tables] = anySheets(report, language).map(markdownTable)
  if (isTaskReport(report)) return [main, ...planned, ...tables]
  const results = isSuiteReport(report) ? report.whole : report
  const about = isSuiteReport(report)
    ? planned
    : [summaryOf(report, language).map(escapedMarkdown).join('\n')]
  return [
    ...findingOf(results, language).map(escapedMarkdown),
    main,
    ...about,
    ...tables,
    ...sentencesOf(results, language),
  ]
}

/** What is asked first, or that it is not significant and what is instead. Nothing where nothing was compared. */
export function findingOf(results: Results, language: Language): readonly string[] {
  const main = mainFinding(results)
  if (!main) return []
  const text = says[language]
  const [only, ...others] = main.asked.rows
  const weak = only && others.length === 0 && isWeak(only) ? only : undefined
  const told = main.finding ?? weak ?? main.other
  const sentence = told && readable(sentenceOf(told, results, language), results)
  if (told !== main.other && sentence) return [sentence]
  return [
    [
      filled(text.noneTold[main.asked.family], { measure: main.asked.measure.name[language] }),
      ...(sentence ? [filled(text.largest, { sentence })] : []),
    ].join(language === 'zh' ? '' : ' '),
  ]
}

/** What has no data is said once for all comparisons. */
function sentencesOf(results: Results, language: Language): readonly string[] {
  const text = says[language]
  const { effects, contrasts, interactions = [], measures } = results
  const all = [...effects, ...contrasts, ...interactions]
  const empty = all.filter(({ difference }) => difference.value === null)
  const named = measures.filter(({ id }) => empty.some(({ measure }) => measure === id))
  const lines = [
    ...all.filter((one) => !empty.includes(one)).map((one) => sentenceOf(one, results, language)),
    ...(empty.length > 0
      ? [
          filled(text.noData, {
            count: empty.length,
            measures: named.map(({ name }) => name[language]).join(language === 'zh' ? '、' : ', '),
          }),
        ]
      : []),
  ]
  if (lines.length === 0) return []
  return [`## ${text.sentences}`, lines.map((line) => `- ${escapedMarkdown(line)}`).join('\n')]
}

function markdownTable({ title, head, rows, note }: Sheet): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapedMarkdown).join(' | ')} |`
  const rule = `|${head.map((_, at) => (at === 0 ? ' --- ' : ' ---: ')).join('|')}|`
  return [
    `## ${escapedMarkdown(title)}`,
    '',
    line(head),
    rule,
    ...rows.map(line),
    '',
    escapedMarkdown(note),
  ].join('\n')
}

/** A text as Markdown shows it, letter by letter. */
export const escapedMarkdown = (text: string) =>
  text.replaceAll(/[\\|*_`<>[\]#]/g, (mark) => `\\${mark}`).replaceAll('\n', ' ')

/** The size of the experiment and its conditions, a line each. */
function summaryOf(report: Report, language: Language): readonly string[] {
  const { spec, plan, matches, contents, names } = report
  const conditions = spec.conditions.flatMap((id) => {
    const known = names.conditions[id]
    return known ? [`- ${known.name[language]}: ${known.summary[language]}`] : []
  })
  const { decided, failed, void: voided, planned } = matches
  const size = {
    en: `${names.game.en}, ${decided + failed} of ${planned} matches; agent errors in ${failed}. Not counted: ${voided} void matches.`,
    zh: `${names.game.zh}，共${planned}局，已完成${decided + failed}局；受试者故障${failed}局，作废${voided}局（不计入）。`,
  }
  const few = contents?.sentence ? ['', contents.sentence[language]] : []
  // Where the matches without a missed answer have tables, the first of these says it.
  const cut = cleanReport(report) ? undefined : cleanNote(report, language)
  const cuts = cut === undefined ? [] : ['', cut]
  return [size[language], ...planLine(plan, language), ...few, ...cuts, '', ...conditions]
}

/** Which plan it is, and since when it stands. */
function planLine(plan: PlanFixed | undefined, language: Language): readonly string[] {
  if (!plan) return []
  const { sha256, at } = plan
  const said =
    at === undefined
      ? { en: `The SHA-256 of the plan is ${sha256}.`, zh: `方案的 SHA-256 为 ${sha256}。` }
      : {
          en: `The plan was fixed at ${at}, before the first match. Its SHA-256 is ${sha256}.`,
          zh: `方案在第一局之前的 ${at} 确定，其 SHA-256 为 ${sha256}。`,
        }
  return ['', said[language]]
}
