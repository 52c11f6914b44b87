import { agentVersions, versionSettings, versionUse } from '@wis/db/agents'
import { kits } from '@wis/games'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server'
import { Avatar } from '../../../../components/avatar/avatar.tsx'
import { SettingsRows, settingsRows } from '../../../../components/page/settings-rows.tsx'
import { Section } from '../../../../components/page/titles.tsx'
import { LimitFields } from '../../../../features/agent-form/limit-fields.tsx'
import { ownersKind } from '../../../../features/agent-form/owners-kinds.ts'
import { ActionForm } from '../../../../features/agent-settings/action-form.tsx'
import { removeAvatarWith } from '../../../../features/agent-settings/avatar-actions.ts'
import { AvatarForm } from '../../../../features/agent-settings/avatar-form.tsx'
import { waysToBegin } from '../../../../features/agent-settings/begun.tsx'
import { EndForm } from '../../../../features/agent-settings/end-form.tsx'
import { gamesPlayed } from '../../../../features/agent-settings/flight-check.tsx'
import { keptOfSettings } from '../../../../features/agent-settings/kept-of-agent.ts'
import { OnlineSwitch } from '../../../../features/agent-settings/online-switch.tsx'
import { ownAgent } from '../../../../features/agent-settings/own-agent.ts'
import type { OwnAgent } from '../../../../features/agent-settings/own-agent.ts'
import { AgainstPeople, InExperiments } from '../../../../features/agent-settings/permission-fields.tsx'
import { ProfileFields, SettingsForm } from '../../../../features/agent-settings/settings-form.tsx'
import { SettingsHeader } from '../../../../features/agent-settings/settings-header.tsx'
import { hasTokenSection, TokenSection } from '../../../../features/agent-settings/token-section.tsx'
import { Versions } from '../../../../features/agent-settings/versions.tsx'
import { knowsCost } from '../../../../features/agent/desk/budget-today.tsx'
import { HiddenNotice } from '../../../../features/agent/desk/hidden-notice.tsx'
import { gameNameIn } from '../../../../features/games/names.ts'
import { database } from '../../../../server/database.ts'

type SettingsPageProps = PageProps<'/agents/[slug]/settings'>

const shownVersions = 10

export async function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  const { page } = await ownAgent((await params).slug, '/settings')
  const t = await getTranslations('agentSettings')
  return { title: t('of', { name: page.name }), robots: { index: false } }
}

export default async function SettingsPage({ params, searchParams }: SettingsPageProps) {
  const own = await ownAgent((await params).slug, '/settings')
  const { page, agentId, may } = own
  const { kind, versions: cursor, begun } = await searchParams
  const before = typeof cursor === 'string' && /^\d{1,7}$/.test(cursor) ? Number(cursor) : undefined
  const versions = await agentVersions(database(), agentId, { cursor: before, limit: shownVersions })
  const numbers = versions.items.map(({ number }) => number)
  const settings = await versionSettings(database(), agentId, [
    ...numbers,
    ...numbers.slice(-1).map((last) => last - 1),
  ])
  const { agentSettings, newAgent, tickets, lab } = await getMessages()
  const t = await getTranslations('agentSettings')
  const chosen = ownersKind(kind)
  const tLab = await getTranslations('lab.settings')
  const index = [
    ...(may('agent.change')
      ? ([
          ['profile', t('profile.title')],
          ['limits', t('limits.title')],
          ['against-people', t('againstPeople.title')],
          ['lab', tLab('title')],
          ['picture', t('avatar.title')],
          ...(hasTokenSection(page) ? ([['token', t('token.title')]] as const) : []),
        ] as const)
      : []),
    ['versions', t('versions.title')],
    ...(may('agent.end') ? ([['end', t('end.title')]] as const) : []),
  ] as const
  return (
    <NextIntlClientProvider messages={{ agentSettings, newAgent, tickets, lab: { settings: lab.settings } }}>
      <SettingsHeader agent={page} here="settings" />
      {page.retired ? (
        <p className="text-sm">{t('end.retired')}</p>
      ) : (
        <>
          {!may('agent.change') && <p className="max-w-[68ch] pb-6 text-sm">{t('mayNotChange')}</p>}
          {may('agent.switch') && (
            <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-line bg-raised p-4 *:min-w-0">
              <OnlineSwitch agent={page} leadsToCheck />
              {!page.online && page.badges.length > 0 && (
                <p className="flex-1 basis-72 text-sm text-soft">{t('play.goOnlineText')}</p>
              )}
            </div>
          )}
          <SettingsRows label={t('of', { name: page.name })} index={index}>
            {may('agent.change') && (
              <>
                <SettingsForm agentId={page.id} initial={keptOfSettings(page)} className={settingsRows}>
                  <Profile {...own} />
                  <Limits {...own} />
                  <AgainstPeople />
                  <InExperiments />
                </SettingsForm>
                <Picture {...own} />
                <TokenSection agent={page} isOwner={may('agent.improve')} />
              </>
            )}
            <Versions
              agent={page}
              versions={versions.items}
              settings={settings}
              uses={await versionUse(database(), agentId)}
              older={versions.nextCursor}
              changes={may('agent.improve')}
              spends={may('agent.check')}
              kind={chosen ?? ownersKind(page.kind) ?? 'webhook'}
              isOpen={chosen !== undefined || page.connector === null}
              begun={waysToBegin.find((way) => way === begun)}
            />
            {may('agent.end') && <TheEnd {...own} />}
          </SettingsRows>
        </>
      )}
    </NextIntlClientProvider>
  )
}

async function Profile({ page }: OwnAgent) {
  const t = await getTranslations('agentSettings')
  const locale = await getLocale()
  const games = kits.map(({ id }) => ({ id, name: gameNameIn(locale, id) }))
  return (
    <Section id="profile" title={t('profile.title')}>
      <HiddenNotice agentId={page.id} />
      <ProfileFields games={games} />
    </Section>
  )
}

async function Picture({ page }: OwnAgent) {
  const t = await getTranslations('agentSettings')
  return (
    <Section id="picture" title={t('avatar.title')}>
      <div className="flex flex-wrap items-start gap-6">
        <Avatar id={page.id} version={page.avatarVersion} className="size-20 shrink-0 rounded-full" />
        <div className="min-w-0 flex-1 space-y-4">
          <AvatarForm agentId={page.id} />
          {page.avatarVersion !== null && (
            <ActionForm action={removeAvatarWith} agentId={page.id} submit={t('avatar.remove')} />
          )}
        </div>
      </div>
    </Section>
  )
}

async function Limits({ page }: OwnAgent) {
  const t = await getTranslations('agentSettings.limits')
  const tBudget = await getTranslations('agent.desk.budget')
  const format = await getFormatter()
  const { matches, tokens, dollars } = page.today
  const locale = await getLocale()
  return (
    <Section id="limits" title={t('title')}>
      <p className="figures pb-4 text-sm text-soft">
        {t('today', {
          matches,
          tokens: format.number(tokens),
          dollars: knowsCost(page)
            ? format.number(dollars, { style: 'currency', currency: 'USD' })
            : tBudget('priceUnknown'),
        })}
      </p>
      <LimitFields
        kind={ownersKind(page.kind) ?? 'webhook'}
        plays={{
          games: gamesPlayed(page.games).map((id) => ({ id, name: gameNameIn(locale, id) })),
          languages: page.languages,
          defaultPrices: page.defaultPrices,
        }}
      />
    </Section>
  )
}

async function TheEnd({ page }: OwnAgent) {
  const t = await getTranslations('agentSettings.end')
  return (
    <Section id="end" title={t('title')}>
      <p className="max-w-[68ch] text-sm text-soft">{t('text')}</p>
      <details className="pt-4">
        <summary className="text-sm underline decoration-rim underline-offset-4">{t('summary')}</summary>
        <EndForm agentId={page.id} name={page.name} />
      </details>
    </Section>
  )
}
