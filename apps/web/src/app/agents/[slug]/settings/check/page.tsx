import { checkForecast, currentTickets, listHouseAgents, readSeries } from '@wis/db'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { DialIn } from '../../../../../features/agent-settings/dial-in.tsx'
import { FlightCheck } from '../../../../../features/agent-settings/flight-check.tsx'
import { KeepFresh } from '../../../../../features/agent-settings/keep-fresh.tsx'
import { ownAgent } from '../../../../../features/agent-settings/own-agent.ts'
import { isOpen, Play } from '../../../../../features/agent-settings/play.tsx'
import { SettingsHeader } from '../../../../../features/agent-settings/settings-header.tsx'
import { database } from '../../../../../server/database.ts'
import { env } from '../../../../../server/env/env.ts'

export async function generateMetadata({
  params,
}: PageProps<'/agents/[slug]/settings/check'>): Promise<Metadata> {
  const { page } = await ownAgent((await params).slug)
  const t = await getTranslations('agentSettings.check')
  return { title: `${page.name}: ${t('title')}`, robots: { index: false } }
}

/** The page where the owner of a new agent follows its flight check and its first match. */
export default async function CheckPage({ params }: PageProps<'/agents/[slug]/settings/check'>) {
  const { agentId, page, isOwner } = await ownAgent((await params).slug)
  const [all, house, forecast] = await Promise.all([
    currentTickets(database(), agentId),
    listHouseAgents(database()),
    checkForecast(database(), agentId),
  ])
  const seriesId = all.find(({ mode }) => mode === 'practice')?.seriesId
  const series = seriesId ? await readSeries(database(), agentId, seriesId) : []
  const { agentSettings, newAgent, tickets } = await getMessages()
  const isChecked = page.check?.state === 'queued' || page.check?.state === 'running'
  const dialsIn =
    isOwner && !page.retired && page.connector?.kind === 'outbound' && !page.check?.report?.passed
  const isPlayed = series.some(({ status }) => status === 'waiting' || status === 'running')
  const waits = all.some(isOpen)
  const everyMs = isChecked || (waits && !isPlayed) || (dialsIn && !page.online) ? 1_500 : 10_000
  return (
    <NextIntlClientProvider messages={{ agentSettings, newAgent, tickets }}>
      {(isChecked || waits || isPlayed || page.online || dialsIn) && <KeepFresh everyMs={everyMs} />}
      <SettingsHeader agent={page} here="check" />
      {dialsIn && <DialIn agent={page} origin={new URL(env().publicUrl).origin} />}
      <FlightCheck agent={page} forecast={forecast} />
      {!page.retired && <Play {...{ agent: page, tickets: all, series, house, isOwner }} now={new Date()} />}
    </NextIntlClientProvider>
  )
}
