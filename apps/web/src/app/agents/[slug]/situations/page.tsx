import { agentVersions, readSituations } from '@wis/db/agents'
import { traitsOf } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { Link } from '../../../../components/link/link.tsx'
import { KeepFresh } from '../../../../components/loading/keep-fresh.tsx'
import { EmptyState } from '../../../../components/page/notice.tsx'
import { SectionTitle } from '../../../../components/page/titles.tsx'
import { visibleString } from '../../../../components/text/visible-text.ts'
import { ActionForm } from '../../../../features/agent-settings/action-form.tsx'
import { ownAgent, ownPage } from '../../../../features/agent-settings/own-agent.ts'
import { SettingsHeader } from '../../../../features/agent-settings/settings-header.tsx'
import { callsAddress } from '../../../../features/agent/calls/call-filter.ts'
import { askSituationsWith } from '../../../../features/agent/situations/situation-actions.ts'
import { SituationTable } from '../../../../features/agent/situations/situation-table.tsx'
import { database } from '../../../../server/database.ts'

export const generateMetadata = ownPage('/situations', 'situations.list')

const times = 3

/** The turns that an owner keeps, and how the versions of the agent answer to them. */
export default async function SituationsPage({ params }: PageProps<'/agents/[slug]/situations'>) {
  const { agentId, page: agent } = await ownAgent((await params).slug, '/situations')
  const [situations, versions] = await Promise.all([
    readSituations(database(), agentId),
    agentVersions(database(), agentId, { limit: 1 }),
  ])
  const t = await getTranslations('situations.list')
  const { agentSettings, newAgent, tickets } = await getMessages()
  const newest = versions.items[0]?.number ?? 1
  const sets = [...new Set(situations.map(({ set }) => set))]
  const isOpen = situations.some((one) => one.versions.some(({ open }) => open > 0))
  return (
    <NextIntlClientProvider messages={{ agentSettings, newAgent, tickets }}>
      {isOpen && <KeepFresh everyMs={1_500} />}
      <SettingsHeader agent={agent} here="situations" />
      <p className="max-w-[68ch] pb-8 text-sm text-soft">{t('text')}</p>
      {sets.length > 0 && (
        <a
          href={`/api/v1/agents/${agent.slug}/situations.jsonl`}
          className="inline-block pb-6 text-sm underline decoration-rim underline-offset-4 hover:decoration-current"
          download
        >
          {t('export')}
        </a>
      )}
      {sets.length === 0 && (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Link href={callsAddress(agent.slug, { failed: true })} className="underline underline-offset-4">
              {t('emptyAction')}
            </Link>
          }
        />
      )}
      {sets.map((set, place) => {
        const kept = situations.filter((one) => one.set === set)
        return (
          <section key={set} aria-labelledby={`set-${place}`} className="pb-14">
            <SectionTitle id={`set-${place}`} title={visibleString(set)} />
            <SituationTable slug={agent.slug} situations={kept} label={visibleString(set)} />
            {!agent.retired && !traitsOf(agent.kind).hasOneMemory && (
              <div className="flex flex-wrap items-center gap-x-4 pt-4 text-sm text-soft">
                <ActionForm
                  action={askSituationsWith}
                  agentId={agent.id}
                  hidden={{ set, version: String(newest), times: String(times) }}
                  submit={t('ask', { number: newest })}
                  saysDone
                />
                <p className="pb-2">{t('askText', { situations: kept.length, times })}</p>
              </div>
            )}
          </section>
        )
      })}
    </NextIntlClientProvider>
  )
}
