import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import type { Measurement } from './profile-names.ts'

export const linkStyle = 'underline decoration-rim underline-offset-4 hover:decoration-current'

interface SourceLineProps {
  /** The agent, where there are two. */
  readonly who: string | undefined
  /** What the experiment is called here. */
  readonly name: string
  readonly measurement: Measurement
  /** The newest version of the agent. */
  readonly newest: number
}

/** The experiment that numbers are from, with its size, its day and who may read it. */
export function SourceLine({ who, name, measurement, newest }: SourceLineProps) {
  const t = useTranslations('profile.source')
  const { dateTime } = useFormatter()
  const { source, version, isCurrent, matches } = measurement
  const address = source.kind === 'suite' ? `/lab/suites/${source.id}` : `/lab/${source.id}`
  return (
    <Source who={who}>
      <Link href={address} className={linkStyle}>
        {name}
      </Link>
      {' · '}
      {t('matches', { matches })} · {t('version', { version })} ·{' '}
      <time dateTime={source.at}>{dateTime(new Date(source.at), { dateStyle: 'medium' })}</time>
      {!isCurrent && <span className="block text-ink">{t('older', { version, newest })}</span>}
      {source.access !== 'public' && <span className="block text-ink">{t('private')}</span>}
    </Source>
  )
}

/** Where numbers are from. */
export function Source({
  who,
  children,
}: {
  readonly who: string | undefined
  readonly children: ReactNode
}) {
  const t = useTranslations('profile.source')
  return (
    <p className="figures max-w-[80ch] pt-1 text-sm text-soft">
      {who === undefined ? t('from') : t('fromOf', { who })} {children}
    </p>
  )
}
