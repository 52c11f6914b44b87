import type { Language } from '@wis/engine'
import { isSuiteReport } from '../../suites/suite-report.ts'
import { isTaskReport } from '../../tasks/task-report.ts'
import type { Report, PlanFixed } from '../report.ts'
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
  const tables = anySheets(report, language).map(markdownTable)
  if (isTaskReport(report)) return [...planned, ...tables]
  if (isSuiteReport(report)) return [...planned, ...sentencesOf(report.whole, language), ...tables]
  return [
    summaryOf(report, language).map(escapedMarkdown).join('\n'),
    ...sentencesOf(report, language),
    ...tables,
  ]
}

function sentencesOf(
  { effects, contrasts, interactions = [] }: Pick<Report, 'effects' | 'contrasts' | 'interactions'>,
  language: Language,
): readonly string[] {
  const lines = [...effects, ...contrasts, ...interactions].map(
    ({ sentence }) => `- ${escapedMarkdown(sentence[language])}`,
  )
  return lines.length > 0 ? [lines.join('\n')] : []
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
function summaryOf(
  { spec, plan, matches, contents, clean, names }: Report,
  language: Language,
): readonly string[] {
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
  const cut = cleanNote({ ...(clean !== undefined && { clean }) }, language)
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
