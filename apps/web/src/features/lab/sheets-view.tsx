import type { Sheet } from '@wis/lab'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { LabTable } from './lab-table.tsx'

/** Tables of a report that stand as they are, each with its note. */
export function SheetsView({ id = 'sheet', sheets }: { id?: string; sheets: readonly Sheet[] }) {
  return (
    <div className="grid gap-14 *:min-w-0">
      {sheets.map(({ title, head, rows, note }, at) => (
        <section key={at} aria-labelledby={`${id}-${at}`}>
          <SectionTitle id={`${id}-${at}`} title={title} />
          <p className="max-w-[70ch] pb-3 text-sm text-soft">{note}</p>
          <LabTable caption={title} head={head} rows={rows} />
        </section>
      ))}
    </div>
  )
}
