import type { QueueStatus } from '@wis/db'
import { matchmakingRule } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

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
