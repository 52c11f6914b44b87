import type { VersionUse } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'

/** What a version used, with a way to its calls and its matches. */
export function VersionUsed({ slug, use }: { slug: string; use: VersionUse }) {
  const t = useTranslations('agentSettings.versions.use')
  const { number } = useFormatter()
  const { version, matches, calls, failed, medianMs, tokens, costMicros } = use
  const money = { style: 'currency', currency: 'USD', maximumFractionDigits: 4 } as const
  const facts = [
    t('matches', { count: matches }),
    t('failed', { failed, calls }),
    ...(medianMs === null
      ? []
      : [t('time', { seconds: number(medianMs / 1000, { maximumFractionDigits: 1 }) })]),
    ...(tokens === null ? [] : [t('tokens', { count: number(tokens, { maximumFractionDigits: 0 }) })]),
    ...(costMicros === null ? [] : [t('cost', { dollars: number(costMicros / 1_000_000, money) })]),
  ]
  const link = 'underline decoration-rim underline-offset-4'
  return (
    <p className="figures text-xs text-soft sm:col-span-3">
      {facts.join(' · ')}{' '}
      <Link href={`/agents/${slug}/matches?version=${version}`} className={link}>
        {t('toMatches')}
      </Link>{' '}
      <Link href={`/agents/${slug}/calls?version=${version}`} className={link}>
        {t('toCalls')}
      </Link>
    </p>
  )
}
