import type { MatchHeader } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'

interface MatchFactsProps {
  readonly header: MatchHeader
  /** One more fact, beside the others. */
  readonly children?: ReactNode
}

/** The details of a match: its rules, and the proof of its deal. */
export function MatchFacts({ header, children }: MatchFactsProps) {
  const t = useTranslations('match')
  const format = useFormatter()
  const { rulesetId, mode, season, startedAt, commitment } = header
  const vouched = header.seats.flatMap((seat) => seat.vouched ?? [])
  return (
    <dl className="mt-16 flex flex-wrap gap-x-12 gap-y-5 border-t border-line pt-6 text-sm">
      <Fact name={t('facts.season')}>{seasonNameIn(useLocale(), season)}</Fact>
      <Fact name={t('facts.mode')}>{t(`modes.${mode}`)}</Fact>
      <Fact name={t('facts.ruleset')}>{rulesetId}</Fact>
      <Fact name={t('facts.started')}>
        {startedAt && (
          <time dateTime={startedAt} className="figures">
            {timeInUtc(format, startedAt)}
          </time>
        )}
      </Fact>
      {vouched.length > 0 && (
        <Fact name={t('facts.vouched')}>
          <Link href="/docs/seasons#vouched-for" className={linkStyle}>
            {t(vouched.every(Boolean) ? 'facts.allVouched' : 'facts.notVouched')}
          </Link>
        </Fact>
      )}
      {children}
      <div className="w-full">
        <dt className="label">{t('facts.commitment')}</dt>
        <dd className="mt-1 font-mono text-xs break-all text-soft">{commitment}</dd>
        <dd className="mt-1 text-xs text-faint">{t('facts.commitmentText')}</dd>
      </div>
    </dl>
  )
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-36">
      <dt className="label">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
