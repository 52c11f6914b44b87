import type { Sheet } from '@wis/lab'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SectionTitle } from '../../components/page/titles.tsx'
import { LabTable } from './lab-table.tsx'

/**
 * A sheet without the columns that say the same in every row, which a line below it names. Where the numbers of a row are parts
 * of its sum, only columns of words and of zeros are folded: without the others, nothing would be left to read.
 */
function foldedSheet(sheet: Sheet, isOfParts: boolean): Sheet & { readonly folded: readonly string[] } {
  const isSame = (at: number) => {
    const [first] = sheet.rows.map((row) => row[at] ?? '')
    if (isOfParts && /^[1-9]/u.test(first ?? '')) return false
    return sheet.rows.length > 1 && sheet.rows.every((row) => row[at] === first)
  }
  const isKept = (_: unknown, at: number) => at === 0 || !isSame(at)
  return {
    ...sheet,
    head: sheet.head.filter(isKept),
    rows: sheet.rows.map((row) => row.filter(isKept)),
    folded: sheet.head.flatMap((name, at) =>
      isKept(name, at) ? [] : [`${name} ${sheet.rows[0]?.[at] ?? ''}`],
    ),
  }
}

interface SheetsViewProps {
  readonly id?: string
  readonly sheets: readonly Sheet[]
  /** What the first of them shows. */
  readonly finding?: string | undefined
  /** Whether the numbers of each row are parts of its sum. */
  readonly isOfParts?: boolean
  /** Whether a press opens tables of many rows. */
  readonly foldsLong?: boolean
}

/** Numbers of so few columns stand near the names that they are of. */
const fewColumns = 4
const mostRowsOpen = 6

/** Opens by a press where it has a label. */
function Foldable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (label === '') return children
  return (
    <details>
      <summary className="w-fit underline decoration-rim underline-offset-4">{label}</summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}

/** Tables of a report, each with its note. */
export function SheetsView({
  id = 'sheet',
  sheets,
  finding,
  isOfParts = false,
  foldsLong = false,
}: SheetsViewProps) {
  const t = useTranslations('lab.report')
  const { list } = useFormatter()
  return (
    <div className="grid gap-14 *:min-w-0">
      {sheets
        .map((sheet) => foldedSheet(sheet, isOfParts))
        .map(({ title, head, rows, note, folded }, at) => (
          <section key={at} aria-labelledby={`${id}-${at}`}>
            <SectionTitle id={`${id}-${at}`} title={title} />
            {at === 0 && finding !== undefined && (
              <p className="display pb-1 text-xl text-pretty">{finding}</p>
            )}
            <p className="max-w-[70ch] pb-3 text-sm text-soft">{note}</p>
            <Foldable label={foldsLong && rows.length > mostRowsOpen ? t('numbers') : ''}>
              <div className={head.length <= fewColumns ? 'max-w-2xl' : ''}>
                <LabTable caption={title} head={head} rows={rows} isOfParts={isOfParts} />
              </div>
              {folded.length > 0 && (
                <p className="pt-2 text-xs text-soft">{t('inEveryRow', { columns: list(folded) })}</p>
              )}
            </Foldable>
          </section>
        ))}
    </div>
  )
}
