import { escaped } from '@wis/lab'
import type { ReactNode } from 'react'
import { TableRegion } from '../leaderboard/table-region.tsx'
import { intervalOnPages } from './report-numbers.ts'

interface LabTableProps {
  readonly caption: string
  readonly head: readonly string[]
  /** What stands before the names of columns, such as the colour of an agent. */
  readonly marks?: readonly ReactNode[]
  /** What stands below the names of columns, such as the numbers of an axis. */
  readonly scales?: readonly ReactNode[]
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly ReactNode[])[]
  /** Further columns of words. A column in which a text begins with a letter is one anyway. */
  readonly words?: readonly number[]
  readonly folded?: FoldedColumns
  /** Whether the numbers of a row are parts of its sum, such as how matches ended. */
  readonly isOfParts?: boolean
}

/** Columns that are shown on demand: those from the one place on, and on a phone those from another, each row still a row. */
interface FoldedColumns {
  readonly from: number
  readonly phoneFrom: number
  /** What shows them. */
  readonly label: string
}

/** A phone has room for so many columns. Where it shows more, rows are blocks there, or the names stay while numbers scroll. */
const mostOnPhone = 4

/** A table of a report. Its first column stays in sight. */
export function LabTable({
  caption,
  head,
  marks = [],
  scales = [],
  rows,
  words = [],
  folded,
  isOfParts = false,
}: LabTableProps) {
  const sides = head.map((_, at) =>
    words.includes(at) || rows.some((row) => isWord(row[at])) ? 'text-left' : '',
  )
  const first = sides[0] === '' ? '' : 'min-w-24'
  const isOfNumbers = isOfTexts(rows) && sides.slice(1).every((side) => side === '')
  const foldOf = (at: number) => {
    if (folded === undefined || at < Math.min(folded.from, folded.phoneFrom)) return ''
    return at < folded.from
      ? 'max-sm:hidden max-sm:group-has-[:checked]/folded:table-cell'
      : 'hidden group-has-[:checked]/folded:table-cell print:table-cell'
  }
  const lookOf = (at: number) => `${sides[at] ?? ''} ${foldOf(at)}`.trim() || undefined
  const table = (
    <TableRegion
      caption={caption}
      look="many-cells"
      isStacked={(folded?.phoneFrom ?? head.length) > mostOnPhone && !isOfNumbers}
    >
      <thead className="text-xs text-soft">
        <tr className="border-b border-strong">
          {head.map((name, at) => (
            <th
              key={at}
              scope="col"
              className={`py-2 align-bottom font-medium whitespace-pre-line ${foldOf(at)} ${at === 0 ? `sticky left-0 z-10 bg-(--table-ground,var(--color-ground)) pr-3 text-left ${first}` : `pl-4 max-sm:pl-3 ${sides[at] ?? ''}`}`}
            >
              {marks[at]}
              {onPage(name)}
              {scales[at]}
            </th>
          ))}
        </tr>
      </thead>
      {isOfTexts(rows) ? (
        <tbody
          dangerouslySetInnerHTML={{
            __html: markupOf(rows, { head, lookOf, barOf: barsIn(rows, head, isOfParts) }),
          }}
        />
      ) : (
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row} className={isAgain(rows, row) ? 'is-again' : undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={at} data-label={head[at + 1]} className={lookOf(at + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      )}
    </TableRegion>
  )
  if (folded === undefined || head.length <= Math.min(folded.from, folded.phoneFrom)) return table
  return (
    <div className="group/folded min-w-0">
      <label
        className={`flex w-fit cursor-pointer items-center gap-2 pb-2 text-sm sm:ml-auto print:hidden ${head.length > folded.from ? '' : 'sm:hidden'}`}
      >
        <input type="checkbox" />
        {folded.label}
      </label>
      {table}
    </div>
  )
}

type Texts = readonly (readonly string[])[]

const isOfTexts = (rows: LabTableProps['rows']): rows is Texts =>
  rows.every((row) => row.every((cell) => typeof cell === 'string'))

interface Columns {
  readonly head: readonly string[]
  readonly lookOf: (at: number) => string | undefined
  readonly barOf: ReturnType<typeof barsIn>
}

const isPercent = (name: string) => /%）?$/u.test(name)

/** Documents have “, %” in Chinese, too. */
const onPage = (text: string) => text.replace(/(?<=[\p{Script=Han}）]), %$/u, '（%）')

/** The length of the bar below a number, from 0 to 1: of a rate, whose column or row is in per cent, or of a part of its row. */
function barsIn(rows: Texts, head: readonly string[], isOfParts: boolean) {
  const numberAt = (row: number, at: number) => {
    const text = rows[row]?.[at] ?? ''
    return isWord(text) || at === 0 ? Number.NaN : Number.parseFloat(text)
  }
  const isRate = (at: number) =>
    rows.every(
      (_, row) => Number.isNaN(numberAt(row, at)) || (numberAt(row, at) >= 0 && numberAt(row, at) <= 100),
    )
  const rates = head.map((name, at) => isPercent(name) && isRate(at))
  const partAt = (row: number, at: number) =>
    /^\d+$/.test(rows[row]?.[at] ?? '') ? numberAt(row, at) : Number.NaN
  const sums = rows.map((row, at) => row.reduce((sum, _, column) => sum + (partAt(at, column) || 0), 0))
  return (row: number, at: number): number | undefined => {
    const number = isOfParts ? partAt(row, at) : numberAt(row, at)
    if (Number.isNaN(number)) return undefined
    if (isOfParts) return number / (sums[row] || 1)
    const isOfRate = rates[at] ?? false
    return isOfRate || (isPercent(rows[row]?.[0] ?? '') && isRate(at)) ? number / 100 : undefined
  }
}

/** A report can have ten thousand cells of text: as elements, they keep the server busy for half a second. */
function markupOf(rows: Texts, { head, lookOf, barOf }: Columns): string {
  const openings = head.map((name, at) => {
    const look = lookOf(at)
    return `<td data-label="${escaped(onPage(name))}"${look === undefined ? '' : ` class="${look}"`}`
  })
  return rows
    .map(([name = '', ...cells], row) => {
      const rest = cells.map((cell, at) => {
        const bar = barOf(row, at + 1)
        const drawn = bar === undefined ? '' : ` style="--bar:${bar.toFixed(3)}"`
        return `${openings[at + 1] ?? '<td'}${drawn}>${inTwoLines(escaped(onPage(cell)))}</td>`
      })
      return `<tr${isAgain(rows, row) ? ' class="is-again"' : ''}><th scope="row">${escaped(onPage(name))}</th>${rest.join('')}</tr>`
    })
    .join('')
}

/** Whether a row is about the same as the one above it, which then says its name for both. */
const isAgain = (rows: LabTableProps['rows'], row: number) =>
  row > 0 && typeof rows[row]?.[0] === 'string' && rows[row]?.[0] === rows[row - 1]?.[0]

/** A number with its interval in brackets needs half the width with the interval below it, as the report has it. */
const inTwoLines = (cell: string) =>
  cell.replace(
    /^([^\s()]+) \(([^()]+[ 至][^()]+)\)( \[\d+\])?$/u,
    (_, value: string, interval: string, mark = '') =>
      `${value} <span class="block text-xs text-soft">${intervalOnPages(interval)}${mark}</span>`,
  )

const isWord = (cell: ReactNode) => typeof cell === 'string' && /^\p{L}/u.test(cell)
