import type { MatchForecast } from '@wis/db/agents'
import { useFormatter, useTranslations } from 'next-intl'

/**
 * The expected cost and time of one more match, shown before the agent joins one, with the source of the estimate.
 */
export function ForecastText({ forecast }: { forecast: MatchForecast }) {
  const t = useTranslations('agent.forecast')
  const { number } = useFormatter()
  const { tokens, spend, minutes, matches } = forecast
  const timeOf = ({ least, most }: NonNullable<MatchForecast['minutes']>) => {
    const [shortest, longest] = [Math.max(1, Math.floor(least)), Math.max(1, Math.ceil(most))]
    return shortest === longest
      ? t('minutes', { count: longest })
      : t('minutesBetween', { least: shortest, most: longest })
  }
  const parts = [
    tokens ? t('tokens', { count: number(tokens.count, { maximumSignificantDigits: 2 }) }) : t('elsewhere'),
    ...(tokens
      ? [
          spend === null
            ? t('noPrice')
            : number(spend / 1e6, { style: 'currency', currency: 'USD', maximumSignificantDigits: 2 }),
        ]
      : []),
    minutes ? timeOf(minutes) : t('noMinutes'),
  ]
  const from = tokens?.from ?? minutes?.from ?? 'presumed'
  return (
    <span className="figures text-xs text-faint">
      {t('title')} {parts.join(' · ')} {from === 'own' ? t('own', { count: matches }) : t(from)}
    </span>
  )
}
