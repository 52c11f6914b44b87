import { useTranslations } from 'next-intl'
import { withShare } from './experiment-address.ts'

interface WaysOnProps {
  /** The specification as it was written. */
  readonly text: string
  /** Absent for a suite, which is neither planned again nor compared by a link. */
  readonly experiment?: { readonly id: string; readonly share: string | undefined }
}

/** The specification of a report, and the ways on from here. */
export function WaysOn({ text, experiment }: WaysOnProps) {
  const t = useTranslations('lab.report')
  const look = 'underline decoration-brass underline-offset-4'
  return (
    <div className="pt-8 text-sm">
      {experiment && (
        <p className="flex flex-wrap gap-x-6 gap-y-2 pb-4">
          <a href={withShare('/lab/new', experiment.share, { again: experiment.id })} className={look}>
            {t('again')}
          </a>
          <a href={`/lab/compare?a=${experiment.id}`} className={look}>
            {t('beside')}
          </a>
        </p>
      )}
      <details>
        <summary className="w-fit underline decoration-rim underline-offset-4">{t('spec')}</summary>
        <pre
          tabIndex={0}
          className="mt-3 overflow-x-auto rounded-card border border-line bg-sunken p-4 text-xs"
        >
          {text}
        </pre>
      </details>
      <p className="pt-4 text-xs text-faint">{t('permanent')}</p>
    </div>
  )
}
