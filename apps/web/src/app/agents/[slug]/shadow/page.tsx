import { agentVersions, readShadow } from '@wis/db/agents'
import { traitsOf } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { getFormatter, getMessages, getTranslations } from 'next-intl/server'
import { KeepFresh } from '../../../../components/loading/keep-fresh.tsx'
import { Section } from '../../../../components/page/titles.tsx'
import { DayAndTime } from '../../../../components/text/day-and-time.tsx'
import { ActionForm } from '../../../../features/agent-settings/action-form.tsx'
import { ownAgent, ownPage } from '../../../../features/agent-settings/own-agent.ts'
import { SettingsHeader } from '../../../../features/agent-settings/settings-header.tsx'
import { stopShadowWith } from '../../../../features/agent/shadow/shadow-actions.ts'
import { ShadowForm } from '../../../../features/agent/shadow/shadow-form.tsx'
import { ShadowSummary, ShadowTurns } from '../../../../features/agent/shadow/shadow-turns.tsx'
import { database } from '../../../../server/database.ts'

export const generateMetadata = ownPage('/shadow', 'shadow')

/** A version that is asked the turns of the agent while another one plays, and where the two differ. */
export default async function ShadowPage({ params }: PageProps<'/agents/[slug]/shadow'>) {
  const { agentId, page: agent } = await ownAgent((await params).slug, '/shadow')
  const [{ shadow, summary, turns }, versions] = await Promise.all([
    readShadow(database(), agentId),
    agentVersions(database(), agentId, { limit: 100 }),
  ])
  const t = await getTranslations('shadow')
  const { number } = await getFormatter()
  const { agentSettings, newAgent, shadow: words, tickets } = await getMessages()
  const { hasOneMemory } = traitsOf(agent.kind)
  const money = { style: 'currency', currency: 'USD', maximumFractionDigits: 2 } as const
  return (
    <NextIntlClientProvider messages={{ agentSettings, newAgent, shadow: words, tickets }}>
      {shadow?.isListening && <KeepFresh everyMs={5_000} />}
      <SettingsHeader agent={agent} here="shadow" />
      <p className="max-w-[68ch] pb-8 text-sm text-soft">{t('text')}</p>
      <Section id="now" title={t('now.title')} className="pb-14">
        {shadow && (
          <div className="flex max-w-[68ch] flex-wrap items-center gap-x-6 gap-y-2 pb-6">
            <p>
              {t(shadow.isListening ? 'now.listens' : 'now.over', {
                number: shadow.version,
                turns: shadow.turnsLeft,
              })}{' '}
              {shadow.dollarsLeft !== null &&
                t('now.dollars', { dollars: number(Math.max(0, shadow.dollarsLeft), money) })}{' '}
              <span className="text-sm text-soft">
                {t('now.since')} <DayAndTime at={shadow.startedAt} precision="minute" />
              </span>
            </p>
            {shadow.isListening && (
              <ActionForm action={stopShadowWith} agentId={agent.id} submit={t('now.stop')} />
            )}
          </div>
        )}
        {hasOneMemory ? (
          <p className="max-w-[68ch] text-sm font-semibold">{t('memory')}</p>
        ) : versions.items.length < 2 ? (
          <p className="max-w-[68ch] text-sm text-soft">{t('oneVersion')}</p>
        ) : (
          !agent.retired && (
            <ShadowForm agentId={agent.id} versions={versions.items.map(({ number: one }) => one)} />
          )
        )}
      </Section>
      <Section id="same" title={t('summary.title')} className="pb-14">
        {summary.length === 0 ? (
          <p className="max-w-[68ch] text-sm text-soft">{t('summary.empty')}</p>
        ) : (
          <ShadowSummary summary={summary} />
        )}
      </Section>
      {turns.length > 0 && (
        <Section id="differences" title={t('turns.title')} className="pb-14">
          <ShadowTurns slug={agent.slug} turns={turns} />
        </Section>
      )}
    </NextIntlClientProvider>
  )
}
