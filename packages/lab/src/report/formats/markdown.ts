import type { Language } from '@wis/engine'
import { isSuiteReport } from '../../suites/suite-report.ts'
import { isTaskReport } from '../../tasks/task-report.ts'
import type { Report } from '../report.ts'
import { anySheets } from './any-report.ts'
import type { AnyReport } from './any-report.ts'
import type { Sheet } from './sheet.ts'
import { planLine, summaryOf } from './summary.ts'

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
