import type { FlightForecast, FlightProgress } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** The requests, time and cost of a flight check, for its owner to read before it begins. */
export function CheckForecast({ forecast }: { forecast: FlightForecast }) {
  const t = useTranslations('agentSettings.check.cost')
  const { number } = useFormatter()
  const duration = useDuration()
  const money = useMoney()
  const { calls, turns, atMost, seconds, tokens, dollars } = forecast
  const told = calls - turns
  return (
    <Figures>
      <Figure name={t('calls')}>
        {t(atMost ? 'atMost' : 'about', { count: calls })}{' '}
        {told > 0 && <Aside>{t('told', { turns, told })}</Aside>}{' '}
        <Aside>{t(atMost ? 'matchTwice' : 'twice')}</Aside>
      </Figure>
      <Figure name={t('time')}>
        {seconds ? (
          <>
            {t('around', { what: duration(seconds.count) })} <Aside>{t(`from.${seconds.from}`)}</Aside>
          </>
        ) : (
          t('notTimed')
        )}
      </Figure>
      <Figure name={t('price')}>
        {tokens ? (
          <>
            {t('tokens', { count: number(tokens.count, { maximumSignificantDigits: 2 }) })} ·{' '}
            {dollars === null ? t('noPrice') : t('around', { what: money(dollars) })}{' '}
            <Aside>{t(`from.${tokens.from}`)}</Aside>
          </>
        ) : (
          t('elsewhere')
        )}
      </Figure>
    </Figures>
  )
}

interface SpentProps {
  readonly progress: Pick<FlightProgress, 'spent' | 'turnsLeft'>
  /** Whether it is still running. If so, the time left is shown. */
  readonly goesOn: boolean
}

/** The requests and cost of a flight check so far, and the time left at the measured pace. */
export function CheckSpent({ progress: { spent, turnsLeft = 0 }, goesOn }: SpentProps) {
  const t = useTranslations('agentSettings.check.cost')
  const { number } = useFormatter()
  const duration = useDuration()
  const money = useMoney()
  if (!spent) return null
  const { turns, tookMs, inputTokens, outputTokens, costMicros } = spent
  const tokens = inputTokens + outputTokens
  const share = turns === 0 ? 0 : turnsLeft / turns
  return (
    <Figures>
      <Figure name={t('turns')}>{t('turnsOf', { done: turns, all: turns + turnsLeft })}</Figure>
      {goesOn && (
        <Figure name={t('time')}>
          {turns === 0 ? t('measuring') : t('left', { what: duration((tookMs * share) / 1000) })}
        </Figure>
      )}
      {tokens > 0 && (
        <Figure name={t('price')}>
          {t('soFar', { count: number(tokens) })} ·{' '}
          {costMicros === null
            ? t('noPrice')
            : t('inAll', { spent: money(costMicros / 1e6), all: money((costMicros * (1 + share)) / 1e6) })}
        </Figure>
      )}
    </Figures>
  )
}

function Figures({ children }: { children: ReactNode }) {
  return (
    <dl className="grid max-w-[68ch] grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 pb-5 text-sm">
      {children}
    </dl>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="figures">{children}</dd>
    </>
  )
}

const Aside = ({ children }: { children: ReactNode }) => (
  <span className="text-xs text-faint">{children}</span>
)

function useDuration(): (seconds: number) => string {
  const t = useTranslations('agentSettings.check.cost')
  return (seconds) =>
    seconds < 90
      ? t('seconds', { count: Math.max(1, Math.round(seconds)) })
      : t('minutes', { count: Math.round(seconds / 60) })
}

function useMoney(): (dollars: number) => string {
  const { number } = useFormatter()
  return (dollars) => number(dollars, { style: 'currency', currency: 'USD', maximumSignificantDigits: 2 })
}
