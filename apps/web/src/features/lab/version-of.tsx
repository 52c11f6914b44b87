import type { ExperimentPage, ReportVersion, SuitePage } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'
import { Link, underlined } from '../../components/link/link.tsx'
import { Notice } from '../../components/page/notice.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { versionIn, withShare } from './experiment-seen.ts'
import { isUnfinished } from './progress.tsx'

/** As many digits tell plans apart by eye. The whole hash stands where the link leads. */
const digits = 8

interface VersionOfProps {
  readonly page: ExperimentPage | SuitePage
  /** The version that is shown, if it is not the newest report. */
  readonly former: ReportVersion | undefined
  /** The address of the report. */
  readonly at: string
  /** The address of the page with the whole hash of the plan, if that is another one. */
  readonly planAt?: string
  readonly share: string | undefined
}

/** Which version of a report its reader sees, of which plan, and the other versions. */
export function VersionOf(props: VersionOfProps) {
  const t = useTranslations('lab.report.version')
  const format = useFormatter()
  const { page, former, planAt = '' } = props
  const { report, plan } = page
  // A paused experiment has a version, too. One that goes on has none, and its numbers are called preliminary.
  const shown = former ?? (report && (report.version !== null || !isUnfinished(page)) ? report : undefined)
  return (
    <div className="figures pt-1 text-sm text-soft">
      {shown && (
        <p data-testid="version">
          {shown.version === null
            ? t('report', { at: timeInUtc(format, shown.at) })
            : t('numbered', { version: shown.version, at: timeInUtc(format, shown.at) })}
          {plan && (
            <>
              {' '}
              · {t('plan', { at: timeInUtc(format, plan.at) })}{' '}
              <a href={`${planAt}#plan-fixed`} className={underlined}>
                {plan.sha256.slice(0, digits)}
              </a>
            </>
          )}
        </p>
      )}
      {former && <Former {...props} former={former} />}
      <Versions {...props} />
    </div>
  )
}

/** That this is an older version, what it counts, and what the newest report does. */
function Former({ page, former, at, share }: VersionOfProps & { readonly former: ReportVersion }) {
  const t = useTranslations('lab.report.version')
  const { report, versions } = page
  const newest = versions.find(({ version }) => version === report?.version)
  const told = () => {
    if (!newest) return t('countsMatches', { matches: report?.matches ?? 0 })
    const isSame = newest.matches === former.matches && newest.ratings === former.ratings
    return isSame ? t('same') : t('counts', { matches: newest.matches, ratings: newest.ratings })
  }
  return (
    <Notice className="mt-4 max-w-[75ch] text-ink">
      <p>
        {t('former', { matches: former.matches, ratings: former.ratings })}{' '}
        {former.state !== 'open' && t(former.state)}
      </p>
      {report && (
        <p>
          <Link href={withShare(at, share)} className={underlined}>
            {report.version === null ? t('newestOpen') : t('newest', { version: report.version })}
          </Link>{' '}
          {told()}
        </p>
      )}
    </Notice>
  )
}

/** All versions with what they count, the newest first. */
function Versions({ page, former, at, share }: VersionOfProps) {
  const t = useTranslations('lab.report.version')
  const format = useFormatter()
  const { report, versions } = page
  if (versions.length < 2 && !(versions.length === 1 && report?.version === null)) return null
  const shown = former?.version ?? report?.version
  return (
    <details className="pt-1" data-testid="versions">
      <summary className="w-fit underline decoration-rim underline-offset-4">
        {t('all', { count: versions.length })}
      </summary>
      <ol reversed className="grid gap-1 pt-2">
        {versions.toReversed().map((one) => (
          <li key={one.version}>
            <Link
              href={withShare(at, share, versionIn(one))}
              aria-current={one.version === shown ? 'page' : undefined}
              className={underlined}
            >
              {t('numbered', { version: one.version, at: timeInUtc(format, one.at) })}
            </Link>{' '}
            · {t('size', { matches: one.matches, ratings: one.ratings })}
          </li>
        ))}
      </ol>
    </details>
  )
}
