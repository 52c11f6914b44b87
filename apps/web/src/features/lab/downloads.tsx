import { useLocale, useTranslations } from 'next-intl'
import { withShare } from './experiment-address.ts'

const files = [
  ['md', 'Markdown'],
  ['tex', 'LaTeX'],
  ['csv', 'CSV'],
  ['json', 'JSON'],
] as const

interface DownloadsProps {
  readonly id: string
  readonly share: string | undefined
  readonly text: string
  readonly hasReport: boolean
  /** Whether its rows are descriptions, and no matches. */
  readonly isTask: boolean
  /** Whether no further match will be played. */
  readonly isOver: boolean
}

/** The report and its matches as files, and the ways on from here. */
export function Downloads({ id, share, text, hasReport, isTask, isOver }: DownloadsProps) {
  const t = useTranslations('lab.report')
  const language = useLocale()
  const api = `/api/v1/experiments/${id}`
  const look = 'underline decoration-brass underline-offset-4'
  return (
    <section aria-labelledby="downloads" className="pt-14">
      <h2 id="downloads" className="display pb-3 text-2xl">
        {t('downloads')}
      </h2>
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {(hasReport ? files : []).map(([format, name]) => (
          <a key={format} href={withShare(`${api}/report`, share, { format, language })} className={look}>
            {name}
          </a>
        ))}
        <a href={withShare(`${api}/rows`, share)} className={look}>
          {t(isTask ? 'taskRows' : 'rows')}
        </a>
        <a href={withShare(`${api}/rows`, share, { format: 'csv' })} className={look}>
          {t(isTask ? 'taskRowsCsv' : 'rowsCsv')}
        </a>
        <a href={withShare(`${api}/rows`, share, { format: 'parquet' })} className={look}>
          {t(isTask ? 'taskRowsParquet' : 'rowsParquet')}
        </a>
        {isOver && (
          <a href={withShare(`${api}/export.zip`, share)} className={look}>
            {t('archive')}
          </a>
        )}
        <a href={withShare('/lab/new', share, { again: id })} className={look}>
          {t('again')}
        </a>
        <a href={`/lab/compare?a=${id}`} className={look}>
          {t('beside')}
        </a>
      </p>
      <details className="pt-4 text-sm">
        <summary className="w-fit underline decoration-rim underline-offset-4">{t('spec')}</summary>
        <pre
          tabIndex={0}
          className="mt-3 overflow-x-auto rounded-card border border-line bg-sunken p-4 text-xs"
        >
          {text}
        </pre>
      </details>
      <p className="pt-4 text-xs text-faint">{t('permanent')}</p>
    </section>
  )
}
