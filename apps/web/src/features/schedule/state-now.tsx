import type { QueueStatus } from '@wis/db'
import { matchmakingRule } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { linkStyle } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'

interface StateNowProps {
  readonly status: QueueStatus
  readonly runner: { readonly ok: boolean; readonly latencyMs: number }
  /** Whether another match could be stored. */
  readonly hasRoom: boolean
}

/** The state of the platform in a few true numbers. */
export function StateNow({ status, runner, hasRoom }: StateNowProps) {
  const t = useTranslations('schedule')
  const seconds = matchmakingRule.everyMs / 1000
  return (
    <section aria-label={t('now')}>
      <dl className="figures grid grid-cols-2 gap-x-8 border-y border-line sm:grid-cols-6 lg:grid-cols-5">
        <Fact name={t('waiting')}>{status.waiting + status.checking}</Fact>
        <Fact name={t('live')}>{status.matches.running}</Fact>
        <Fact name={t('ready')}>{status.matches.waiting}</Fact>
        <Fact name={t('nextTick')} isText>
          {!runner.ok ? t('noTick') : hasRoom ? t('nextTickIn', { seconds }) : t('noRoomTick')}
        </Fact>
        <Fact name={t('runner')} isText>
          {runner.ok ? t('runnerUp', { ms: runner.latencyMs }) : <strong>{t('runnerDown')}</strong>}
        </Fact>
      </dl>
    </section>
  )
}

interface FactProps {
  readonly name: string
  readonly isText?: boolean
  readonly children: ReactNode
}

function Fact({ name, isText = false, children }: FactProps) {
  return (
    <div className="flex min-w-0 flex-col justify-between gap-1 py-4 max-sm:last:col-span-2 sm:max-lg:col-span-2 sm:max-lg:nth-last-[-n+2]:col-span-3">
      <dt className="label">{name}</dt>
      <dd className={isText ? 'text-sm' : 'font-display text-3xl font-light'}>{children}</dd>
    </div>
  )
}

/** A plain link, because it leads to an answer of the API, which the router cannot open. */
const scheduleAddress = '/api/v1/schedule'

/** The rule by which tables are made, with its actual numbers. */
export function Rule() {
  const t = useTranslations('schedule')
  const rule = matchmakingRule
  const sentences = [
    t('rules.tick', { seconds: rule.everyMs / 1000 }),
    t('rules.fill', { seconds: rule.fillAfterMs / 1000, alone: rule.fillAloneAfterMs / 1000 }),
    t('rules.near', { points: rule.nearTotal }),
    t('rules.met', { matches: rule.latelyMatches, points: rule.metAgainPenalty }),
    t('rules.owners'),
    t('rules.placements', { count: rule.placements }),
    t('rules.ready', { minutes: rule.readyWithinMs / 60_000 }),
    t('rules.seats'),
  ]
  return (
    <section aria-labelledby="rule" className="pt-16">
      <SectionTitle id="rule" title={t('rule')}>
        <a href={scheduleAddress} className={linkStyle}>
          {t('json')}
        </a>
      </SectionTitle>
      <ol className="figures grid gap-x-12 gap-y-5 text-sm sm:grid-cols-2">
        {sentences.map((sentence, place) => (
          <li key={place} className="grid grid-cols-[2rem_minmax(0,1fr)] border-t border-line pt-3">
            <span aria-hidden="true" className="font-display text-lg font-light text-faint">
              {place + 1}
            </span>
            {sentence}
          </li>
        ))}
      </ol>
    </section>
  )
}
