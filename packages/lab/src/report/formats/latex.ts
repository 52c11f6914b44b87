import type { Language } from '@wis/engine'
import { anySheets } from './any-report.ts'
import type { AnyReport } from './any-report.ts'
import { latexText } from './latex-text.ts'
import type { Sheet } from './sheet.ts'

const needs = {
  en: '% \\usepackage{booktabs,graphicx}. Names in Chinese also need \\usepackage{ctex}, and XeLaTeX or LuaLaTeX.',
  zh: '% \\usepackage{booktabs,graphicx,ctex}，用 XeLaTeX 或 LuaLaTeX 编译。',
} as const

/** A longer table does not fit on a page, and a table does not break. */
const mostRows = 40
/** So many letters of the usual size fit beside each other. */
const mostLetters = 85

/** The tables of a report for LaTeX, to be read by `\input`. They have the rules of the package booktabs. */
export function toLatex(report: AnyReport, language: Language): string {
  const tables = anySheets(report, language).flatMap(inPieces)
  return `${[needs[language], ...tables.map(latexTable)].join('\n\n')}\n`
}

function inPieces(sheet: Sheet): readonly Sheet[] {
  const pieces = Math.max(1, Math.ceil(sheet.rows.length / mostRows))
  return Array.from({ length: pieces }, (_, at) => ({
    ...sheet,
    title: pieces === 1 ? sheet.title : `${sheet.title} (${at + 1}/${pieces})`,
    rows: sheet.rows.slice(at * mostRows, (at + 1) * mostRows),
  }))
}

function latexTable(sheet: Sheet, at: number): string {
  const { title, head, rows, note } = sheet
  const isWide = lettersAcross(sheet) > mostLetters
  return [
    '\\begin{table}[htbp]',
    '  \\centering',
    `  \\caption{${latexText(title)}}`,
    `  \\label{tab:wis-${at + 1}}`,
    ...(isWide ? ['  \\resizebox{\\textwidth}{!}{%'] : []),
    `  \\begin{tabular}{l${'r'.repeat(head.length - 1)}}`,
    '    \\toprule',
    `    ${lineOf(head)}`,
    '    \\midrule',
    ...rows.map((row) => `    ${lineOf(row)}`),
    '    \\bottomrule',
    `  \\end{tabular}${isWide ? '}' : ''}`,
    ...(note === ''
      ? []
      : [`  \\par\\smallskip\\begin{minipage}{\\linewidth}\\footnotesize ${latexText(note)}\\end{minipage}`]),
    '\\end{table}',
  ].join('\n')
}

const lettersAcross = ({ head, rows }: Sheet) =>
  head.reduce(
    (sum, name, at) => sum + 3 + Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)),
    0,
  )

/** A bracket or a star at the beginning would belong to the end of the line before. */
const lineOf = (cells: readonly string[]) =>
  `${cells.map(latexText).join(' & ').replace(/^[[*]/, '{$&}')} \\\\`
