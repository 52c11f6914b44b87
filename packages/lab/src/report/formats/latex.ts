import type { Language } from '@wis/engine'
import { isTaskReport } from '../../tasks/task-report.ts'
import type { TaskReport } from '../../tasks/task-report.ts'
import { taskSheets } from '../../tasks/task-sheets.ts'
import type { Report } from '../report.ts'
import type { Sheet } from './sheet.ts'
import { sheetsOf } from './sheets-of.ts'

/** The tables of a report for LaTeX, with the rules of the package booktabs. */
export function toLatex(report: Report | TaskReport, language: Language): string {
  const sheets = isTaskReport(report) ? taskSheets(report, language) : sheetsOf(report, language)
  return `${sheets.map(latexTable).join('\n\n')}\n`
}

function latexTable({ title, head, rows, note }: Sheet): string {
  const line = (cells: readonly string[]) => `${cells.map(escaped).join(' & ')} \\\\`
  return [
    '\\begin{table}',
    `  \\caption{${escaped(title)}. ${escaped(note)}}`,
    `  \\begin{tabular}{l${'r'.repeat(head.length - 1)}}`,
    '    \\toprule',
    `    ${line(head)}`,
    '    \\midrule',
    ...rows.map((row) => `    ${line(row)}`),
    '    \\bottomrule',
    '  \\end{tabular}',
    '\\end{table}',
  ].join('\n')
}

const marks: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '−': '$-$',
  '–': '--',
  '<': '$<$',
  '>': '$>$',
}

const escaped = (text: string) => text.replaceAll(/[\\~^−–<>&%$#_{}]/g, (mark) => marks[mark] ?? `\\${mark}`)
