import type { Language } from '@wis/engine'
import { roomOf } from '../../room-of.ts'
import { isSuiteReport } from '../../suites/suite-report.ts'
import { isTaskReport } from '../../tasks/task-report.ts'
import { anySheets } from './any-report.ts'
import type { AnyReport } from './any-report.ts'
import { findingOf } from './markdown.ts'
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
const mostLetters = 78
/** A table of more letters is cut into several of so many at most, because it would be too small to read. */
const mostInOne = 2.5 * mostLetters
const mostInPiece = 1.8 * mostLetters
/** The head of a column is broken into lines of so many letters at least. */
const leastLetters = 12

/** The tables of a report for LaTeX, to be read by `\input`. They have the rules of the package booktabs. */
export function toLatex(report: AnyReport, language: Language): string {
  const tables = anySheets(report, language).flatMap(inPieces).map(latexTable)
  const found = isTaskReport(report) ? [] : findingOf(isSuiteReport(report) ? report.whole : report, language)
  const comment = found.map((sentence) => `% ${sentence.replaceAll(/\s+/g, ' ')}`)
  const withBreaks = tables.flatMap((table, at) =>
    at > 0 && at % mostWaiting === 0 ? ['\\clearpage', table] : [table],
  )
  return `${[needs[language], ...comment, ...withBreaks].join('\n\n')}\n`
}

function inPieces(sheet: Sheet): readonly Sheet[] {
  const long = Math.max(1, Math.ceil(sheet.rows.length / mostRows))
  const pieces = Array.from({ length: long }, (_, at) => ({
    ...sheet,
    rows: sheet.rows.slice(at * mostRows, (at + 1) * mostRows),
  })).flatMap(besideEachOther)
  return pieces.map((piece, at) => ({
    ...piece,
    title: pieces.length === 1 ? sheet.title : `${sheet.title} (${at + 1}/${pieces.length})`,
  }))
}

/** A table that is much too wide as several with some of its columns, each with the columns that name its rows. */
function besideEachOther(sheet: Sheet): readonly Sheet[] {
  const { rooms } = headAndRooms(sheet)
  const roomFor = (columns: readonly number[]) => columns.reduce((sum, at) => sum + (rooms[at] ?? 0), 0)
  const all = [...sheet.head.keys()]
  if (roomFor(all) <= mostInOne) return [sheet]
  const firstNumber = all.findIndex((at) => at > 0 && sheet.rows.every((row) => isNumber(row[at] ?? '')))
  const names = all.slice(0, Math.max(1, firstNumber))
  const pieces: number[][] = []
  for (const at of all.slice(names.length)) {
    const last = pieces.at(-1)
    if (last && roomFor([...names, ...last, at]) <= mostInPiece) last.push(at)
    else pieces.push([at])
  }
  return pieces.map((columns) => {
    const shown = [...names, ...columns]
    const cut = (cells: readonly string[]) => shown.map((at) => cells[at] ?? '')
    return { ...sheet, head: cut(sheet.head), rows: sheet.rows.map(cut) }
  })
}

const isNumber = (cell: string) => /^(?:≈ )?[-−+]?[0-9]|^[–-]?$/.test(cell)

/** The heads of all columns in lines, and the room of each column. */
function headAndRooms({ head: names, rows }: Pick<Sheet, 'head' | 'rows'>) {
  const widths = names.map((_, at) => widest(rows.map((row) => row[at] ?? '')))
  const head = names.map((name, at) => linesOf(name, Math.max(leastLetters, widths[at] ?? 0)))
  return { head, rooms: head.map((lines, at) => 3 + Math.max(widest(lines), widths[at] ?? 0)) }
}

function latexTable(sheet: Sheet, at: number): string {
  const { title, rows, note } = sheet
  const { head, rooms } = headAndRooms(sheet)
  const isWide = rooms.reduce((sum, room) => sum + room, 0) > mostLetters
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

/** What stands for a character that means something in LaTeX, or that its usual fonts lack. */
const marks: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '`': '\\textasciigrave{}',
  '"': '{\\char34}',
  '<': '$<$',
  '>': '$>$',
  '|': '$|$',
  '−': '$-$',
  '–': '--',
  '—': '---',
  '…': '\\dots{}',
  '×': '$\\times$',
  '÷': '$\\div$',
  '±': '$\\pm$',
  '≈': '$\\approx$',
  '·': '$\\cdot$',
  '½': '$\\frac{1}{2}$',
  '²': '$^2$',
  α: '$\\alpha$',
  κ: '$\\kappa$',
  μ: '$\\mu$',
  π: '$\\pi$',
  χ: '$\\chi$',
  '†': '\\dag{}',
  '‡': '\\ddag{}',
  '§': '\\S{}',
  '→': '$\\rightarrow$',
  '↑': '$\\uparrow$',
  '’': "'",
  '‘': '`',
  '“': '``',
  '”': "''",
  '\u00a0': '~',
}

const special = new RegExp(
  `[&%$#_{}${Object.keys(marks)
    .map((mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`)
    .join('')}]`,
  'gu',
)

/** A text as LaTeX prints it, letter by letter. Line breaks are spaces, and the stroke before a number is a minus. */
export const latexText = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<![\p{L}\p{N}-])-(?=\d)/gu, '−')
    .replaceAll(special, (mark) => marks[mark] ?? `\\${mark}`)
