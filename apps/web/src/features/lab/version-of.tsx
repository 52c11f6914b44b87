import type { ExperimentPage, SuitePage } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'
import { underlined } from '../../components/link/link.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { isUnfinished } from './progress.tsx'

/** As many digits tell plans apart by eye. The whole hash stands where the link leads. */
const digits = 8

/** Which version of a report its reader sees, by the time when it was computed, and of which plan. */
export function VersionOf({ page }: { page: ExperimentPage | SuitePage }) {
  const t = useTranslations('lab.report.version')
  const format = useFormatter()
  const { report, plan } = page
  if (!report || isUnfinished(page)) return null
  return (
    <p className="figures pt-1 text-sm text-soft" data-testid="version">
      {t('report', { at: timeInUtc(format, report.at) })}
      {plan && (
        <>
          {' '}
          · {t('plan', { at: timeInUtc(format, plan.at) })}{' '}
          <a href="#plan-fixed" className={underlined}>
            {plan.sha256.slice(0, digits)}
          </a>
        </>
      )}
    </p>
  )
}
