import { readCost } from '@wis/db/agents'
import type { OwnerAgentPage } from '@wis/protocol'
import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '../../../../components/link/link.tsx'
import { EmptyState } from '../../../../components/page/notice.tsx'
import { Section } from '../../../../components/page/titles.tsx'
import { ownAgent, ownPage } from '../../../../features/agent-settings/own-agent.ts'
import { SettingsHeader } from '../../../../features/agent-settings/settings-header.tsx'
import { CostByDay, CostByMatch, CostByModel } from '../../../../features/agent/cost/cost-tables.tsx'
import { database } from '../../../../server/database.ts'

export const generateMetadata = ownPage('/cost', 'cost')

/** What an agent used, and what its next matches are expected to take. */
export default async function CostPage({ params }: PageProps<'/agents/[slug]/cost'>) {
  const { agentId, page: agent } = await ownAgent((await params).slug, '/cost')
  const { days, models, matches } = await readCost(database(), agentId)
  const t = await getTranslations('cost')
  const isEmpty = days.length + matches.length === 0
  return (
    <>
      <SettingsHeader agent={agent} here="cost" />
      <p className="max-w-[68ch] pb-8 text-sm text-soft">
        {t('text')}{' '}
        <Link href={`/agents/${agent.slug}/settings#limits`} className="underline underline-offset-4">
          {t('limits')}
        </Link>
      </p>
      {agent.forecast && <NextMatches forecast={agent.forecast} />}
      {isEmpty && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      {days.length > 0 && (
        <Section id="days" title={t('days')} className="pb-14">
          <p className="pb-4 text-sm text-soft">{t('daysText')}</p>
          <CostByDay days={days} />
        </Section>
      )}
      {models.length > 0 && (
        <Section id="models" title={t('models')} className="pb-14">
          <p className="pb-4 text-sm text-soft">{t('modelsText')}</p>
          <CostByModel models={models} />
        </Section>
      )}
      {matches.length > 0 && (
        <Section id="matches" title={t('matches')} className="pb-14">
          <p className="pb-4 text-sm text-soft">{t('matchesText')}</p>
          <CostByMatch slug={agent.slug} matches={matches} />
        </Section>
      )}
    </>
  )
}

const forecastMatches = 100

async function NextMatches({ forecast }: { forecast: NonNullable<OwnerAgentPage['forecast']> }) {
  const t = await getTranslations('cost')
  const { number } = await getFormatter()
  const { tokens, dollars, minutes } = forecast
  const money = { style: 'currency', currency: 'USD', maximumSignificantDigits: 2 } as const
  const parts = [
    tokens
      ? t('nextTokens', {
          tokens: number(tokens.count * forecastMatches, { maximumSignificantDigits: 2 }),
        })
      : t('nextElsewhere'),
    ...(tokens ? [dollars === null ? t('nextNoPrice') : number(dollars * forecastMatches, money)] : []),
    ...(minutes
      ? [t('nextHours', { hours: Math.max(1, Math.round((minutes.count * forecastMatches) / 60)) })]
      : []),
  ]
  return (
    <p className="figures pb-12">
      <span className="label block pb-1">{t('next')}</span>
      <span className="display text-2xl">{parts.join(' · ')}</span>
    </p>
  )
}
