import type { Figure } from '@wis/lab'
import { useTranslations } from 'next-intl'
import { LabTable } from './lab-table.tsx'
import { PictureView } from './picture-view.tsx'
import { SavePicture } from './save-picture.tsx'

interface FigureViewProps {
  readonly figure: Figure
  /** Whether it stands in a column of a grid, and is drawn as for a phone. */
  readonly isSmall: boolean
  /** The address of the matches of a subject under a condition. */
  readonly matchesAt: ((subject: string, condition: string) => string) | undefined
  /** The address of the picture in PDF. */
  readonly pdf: string | undefined
}

/** A picture of a report, drawn for a phone and for a page, with its numbers as a table. */
export function FigureView({ figure, isSmall, matchesAt, pdf }: FigureViewProps) {
  const t = useTranslations('lab.report')
  const { id, title, note, pictures, table } = figure
  const shared = { label: title, matchesAt, aboutOf: (name: string) => t('matchesOf', { name }) }
  return (
    <figure id={id} className="flex min-w-0 flex-col border-t border-line pt-5">
      <figcaption>
        <h3 className="display text-xl">{title}</h3>
        <p className="max-w-[70ch] pt-1 pb-4 text-sm text-soft">{note}</p>
      </figcaption>
      <div className="scrolls-aside" role="group" tabIndex={0} aria-label={title}>
        <PictureView {...shared} picture={pictures.narrow} className={isSmall ? '' : 'sm:hidden'} />
        {!isSmall && <PictureView {...shared} picture={pictures.wide} className="max-sm:hidden" />}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 pt-3">
        <details className="min-w-0">
          <summary className="w-fit text-sm text-soft underline decoration-rim underline-offset-4">
            {t('numbers')}
          </summary>
          <div className="pt-3">
            <LabTable caption={title} head={table.head} rows={table.rows} />
          </div>
        </details>
        <SavePicture
          name={id}
          pdf={pdf}
          labels={{
            svg: t('saveAs', { format: 'SVG' }),
            png: t('saveAs', { format: 'PNG' }),
            pdf: t('saveAs', { format: 'PDF' }),
            failed: t('notSaved'),
          }}
        />
      </div>
    </figure>
  )
}
