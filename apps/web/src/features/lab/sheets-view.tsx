import type { Sheet } from '@wis/lab'
import { useFormatter, useTranslations } from 'next-intl'
import { SectionTitle } from '../../components/page/titles.tsx'
import { LabTable } from './lab-table.tsx'

/** A sheet without the columns that say the same in every row, which a line below it names. */
function foldedSheet(sheet: Sheet): Sheet & { readonly folded: readonly string[] } {
  const isSame = (at: number) =>
    sheet.rows.length > 1 && sheet.rows.every((row) => row[at] === sheet.rows[0]?.[at])
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

/** Tables of a report, each with its note. */
export function SheetsView({ id = 'sheet', sheets }: { id?: string; sheets: readonly Sheet[] }) {
  const t = useTranslations('lab.report')
  const { list } = useFormatter()
  return (
    <div className="grid gap-14 *:min-w-0">
      {sheets.map(foldedSheet).map(({ title, head, rows, note, folded }, at) => (
        <section key={at} aria-labelledby={`${id}-${at}`}>
          <SectionTitle id={`${id}-${at}`} title={title} />
          <p className="max-w-[70ch] pb-3 text-sm text-soft">{note}</p>
          <LabTable caption={title} head={head} rows={rows} />
          {folded.length > 0 && (
            <p className="pt-2 text-xs text-soft">{t('inEveryRow', { columns: list(folded) })}</p>
          )}
        </section>
      ))}
    </div>
  )
}
