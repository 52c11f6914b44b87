import type { Language } from '@wis/engine'
import { anySheets } from './any-report.ts'
import type { AnyReport } from './any-report.ts'
import type { Sheet } from './sheet.ts'

/** The tables of a report for LaTeX, with the rules of the package booktabs. */
export function toLatex(report: AnyReport, language: Language): string {
  const sheets = anySheets(report, language)
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
