import type { Figure, Picture } from '@wis/lab'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LabTable } from './lab-table.tsx'
import { PictureView } from './picture-view.tsx'
import { SavePicture } from './save-picture.tsx'

interface ChartCardProps {
  readonly id?: string
  readonly title: ReactNode
  /** What it is about, where the title says what it shows. */
  readonly label?: string | undefined
  readonly titleIn?: 'h2' | 'h3' | 'h4'
  /** Its unit, and how to read it. */
  readonly about?: ReactNode
  /** Where it is from, and what a reader has to know before believing it. */
  readonly source?: ReactNode
  /** What it saves, and under which name. Without it, there is nothing to save. */
  readonly saved?:
    | {
        readonly name: string
        readonly caption: string
        readonly table: Figure['table']
        /** The address of the picture in PDF. */
        readonly pdf?: string | undefined
        /** Where the chart is no picture itself. */
        readonly picture?: Picture | undefined
      }
    | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** The frame of every chart: what it shows, the chart, its numbers as a table, and its files. */
export function ChartCard({
  id,
  title,
  label,
  titleIn: Title = 'h3',
  about,
  source,
  saved,
  ...props
}: ChartCardProps) {
  const t = useTranslations('lab.report')
  return (
    <figure
      id={id}
      className={`flex min-w-0 flex-col rounded-card border border-line bg-raised [--table-ground:var(--color-raised)] px-4 pt-4 pb-3 break-inside-avoid sm:px-6 sm:pt-5 ${props.className ?? ''}`}
    >
      <figcaption className="pb-4">
        {label !== undefined && <p className="label pb-1.5">{label}</p>}
        <Title className="display text-xl text-pretty">{title}</Title>
        {about && <p className="max-w-[75ch] pt-1 text-sm text-pretty text-soft empty:hidden">{about}</p>}
      </figcaption>
      {props.children}
      {(source ?? saved) && (
        <div className="mt-auto flex flex-wrap items-baseline gap-x-6 gap-y-1.5 border-t border-line pt-2.5 text-xs text-soft">
          {source && <div className="max-w-[75ch] basis-full text-pretty">{source}</div>}
          {saved && (
            <>
              <details className="min-w-0 open:basis-full">
                <summary className="w-fit underline decoration-rim underline-offset-4">
                  {t('numbers')}
                </summary>
                <div className="pt-2">
                  <LabTable caption={saved.caption} head={saved.table.head} rows={saved.table.rows} />
                </div>
              </details>
              {saved.picture && (
                <div hidden>
                  <PictureView picture={saved.picture} label={saved.caption} />
                </div>
              )}
              <SavePicture
                name={saved.name}
                pdf={saved.pdf}
                labels={{
                  csv: t('saveAs', { format: 'CSV' }),
                  svg: t('saveAs', { format: 'SVG' }),
                  png: t('saveAs', { format: 'PNG' }),
                  pdf: t('saveAs', { format: 'PDF' }),
                  failed: t('notSaved'),
                }}
              />
            </>
          )}
        </div>
      )}
    </figure>
  )
}
