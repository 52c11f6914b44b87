import type { Language } from '@wis/engine'
import { roomOf } from '../../room-of.ts'
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
/** Of more tables in a row LaTeX loses its way: it waits for text between them. */
const mostWaiting = 8
/** So many letters of the usual size fit beside each other. */
const mostLetters = 85
/** The head of a column is broken into lines of so many letters at least. */
const leastLetters = 12

/** The tables of a report for LaTeX, to be read by `\input`. They have the rules of the package booktabs. */
export function toLatex(report: AnyReport, language: Language): string {
  const tables = anySheets(report, language).flatMap(inPieces).map(latexTable)
  const withBreaks = tables.flatMap((table, at) =>
    at > 0 && at % mostWaiting === 0 ? ['\\clearpage', table] : [table],
  )
  return `${[needs[language], ...withBreaks].join('\n\n')}\n`
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
  const { title, rows, note } = sheet
  const widths = sheet.head.map((_, at) => widest(rows.map((row) => row[at] ?? '')))
  const head = sheet.head.map((name, at) => linesOf(name, Math.max(leastLetters, widths[at] ?? 0)))
  const across = head.reduce((sum, lines, at) => sum + 3 + Math.max(widest(lines), widths[at] ?? 0), 0)
  const isWide = across > mostLetters
  return [
    '\\begin{table}[htbp]',
    '  \\centering',
    `  \\caption{${latexText(title)}}`,
    `  \\label{tab:wis-${at + 1}}`,
    ...(isWide ? ['  \\resizebox{\\textwidth}{!}{%'] : []),
    `  \\begin{tabular}{l${'r'.repeat(head.length - 1)}}`,
    '    \\toprule',
    `    ${head.map(headOf).join(' & ')} \\\\`,
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

const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(roomOf))

/** A text in lines that take no more room than this, broken at spaces and between Chinese letters. */
function linesOf(text: string, room: number): readonly string[] {
  const lines: string[] = []
  for (const piece of text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+|\s+/g) ?? []) {
    const line = lines.at(-1)
    const isFull = line === undefined || roomOf((line + piece).trimEnd()) > room
    // No line begins with a mark that belongs to the word before.
    if (isFull && !/^[，。：；）”、%]/.test(piece)) lines.push(piece.trimStart())
    else lines.splice(-1, 1, `${line ?? ''}${piece}`)
  }
  return lines.map((line) => line.trimEnd()).filter(Boolean)
}

/** The lines of the head of a column, one above the other. A bracket or a star after a break would belong to the break. */
const headOf = (lines: readonly string[], at: number) =>
  lines.length < 2
    ? lines.map(latexText).join('')
    : `\\shortstack[${at === 0 ? 'l' : 'r'}]{${lines.map(latexText).join('\\\\{}')}}`

/** A bracket or a star at the beginning would belong to the end of the line before. */
const lineOf = (cells: readonly string[]) =>
  `${cells.map(latexText).join(' & ').replace(/^[[*]/, '{$&}')} \\\\`
