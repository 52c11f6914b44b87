import type { MatchHeader } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { seasonNameIn } from '../seasons/season-name-in.ts'

/** The details of a match: its rules, and the proof of its deal. */
export function MatchFacts({ header }: { header: MatchHeader }) {
  const t = useTranslations('match')
  const format = useFormatter()
  const { rulesetId, mode, season, startedAt, commitment } = header
  return (
    <dl className="mt-16 grid gap-x-12 gap-y-5 border-t border-line pt-6 text-sm sm:grid-cols-4">
      <Fact name={t('facts.season')}>{seasonNameIn(useLocale(), season)}</Fact>
      <Fact name={t('facts.mode')}>{t(`modes.${mode}`)}</Fact>
      <Fact name={t('facts.ruleset')}>{rulesetId}</Fact>
      <Fact name={t('facts.started')}>
        {startedAt && (
          <time dateTime={startedAt} className="figures">
            {format.dateTime(new Date(startedAt), {
              dateStyle: 'medium',
              timeStyle: 'short',
              hourCycle: 'h23',
            })}{' '}
            UTC
          </time>
        )}
      </Fact>
      <div className="sm:col-span-4">
        <dt className="label">{t('facts.commitment')}</dt>
        <dd className="mt-1 font-mono text-xs break-all text-soft">{commitment}</dd>
        <dd className="mt-1 text-xs text-faint">{t('facts.commitmentText')}</dd>
      </div>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
