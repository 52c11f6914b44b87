import type { Language } from '@wis/engine'
import { isTaskReport } from '../../tasks/task-report.ts'
import type { TaskReport } from '../../tasks/task-report.ts'
import { taskSheets } from '../../tasks/task-sheets.ts'
import type { Report } from '../report.ts'
import type { Sheet } from './sheet.ts'
import { sheetsOf } from './sheets-of.ts'
import { planLine, summaryOf } from './summary.ts'

/** The report as a Markdown document. */
export function toMarkdown(report: Report | TaskReport, language: Language): string {
  if (isTaskReport(report))
    return `${[
      `# ${escaped(report.spec.name)}`,
      ...planLine(report.plan, language).filter(Boolean).map(escaped),
      ...taskSheets(report, language).map(markdownTable),
    ].join('\n\n')}\n`
  const sentences = [...report.effects, ...report.contrasts, ...(report.interactions ?? [])].map(
    ({ sentence }) => `- ${escaped(sentence[language])}`,
  )
  const parts = [
    `# ${escaped(report.spec.name)}`,
    summaryOf(report, language).map(escaped).join('\n'),
    ...(sentences.length > 0 ? [sentences.join('\n')] : []),
    ...sheetsOf(report, language).map(markdownTable),
  ]
  return `${parts.join('\n\n')}\n`
}

function markdownTable({ title, head, rows, note }: Sheet): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`
  const rule = `|${head.map((_, at) => (at === 0 ? ' --- ' : ' ---: ')).join('|')}|`
  return [`## ${escaped(title)}`, '', line(head), rule, ...rows.map(line), '', escaped(note)].join('\n')
}

const escaped = (text: string) =>
  text.replaceAll(/[\\|*_`<>[\]#]/g, (mark) => `\\${mark}`).replaceAll('\n', ' ')
