import type { Figure } from '@wis/lab'
import { useTranslations } from 'next-intl'
import { LabTable } from './lab-table.tsx'
import { PictureView } from './picture-view.tsx'

/** A picture of a report, drawn for a phone and for a page, with its numbers as a table. */
export function FigureView({ figure: { id, title, note, pictures, table } }: { figure: Figure }) {
  const t = useTranslations('lab.report')
  return (
    <figure id={id} className="min-w-0 border-t border-line pt-5">
      <figcaption>
        <h3 className="display text-xl">{title}</h3>
        <p className="max-w-[70ch] pt-1 pb-4 text-sm text-soft">{note}</p>
      </figcaption>
      <div className="scrolls-aside" role="group" tabIndex={0} aria-label={title}>
        <PictureView picture={pictures.narrow} label={title} className="sm:hidden" />
        <PictureView picture={pictures.wide} label={title} className="max-sm:hidden" />
      </div>
      <details className="pt-3">
        <summary className="w-fit text-sm text-soft underline decoration-rim underline-offset-4">
          {t('numbers')}
        </summary>
        <div className="pt-3">
          <LabTable caption={title} head={table.head} rows={table.rows} />
        </div>
      </details>
    </figure>
  )
}
