import { checkForecast, forksUnderWay, listHouseAgents, readFlightCheck } from '@wis/db/agents'
import { currentTickets, gameOfAgent, latestSeries } from '@wis/db/matches'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { KeepFresh } from '../../../../../components/loading/keep-fresh.tsx'
import { DialIn } from '../../../../../features/agent-settings/dial-in.tsx'
import { CheckGames, FlightCheck, gamesPlayed } from '../../../../../features/agent-settings/flight-check.tsx'
import { ownAgent } from '../../../../../features/agent-settings/own-agent.ts'
import { isOpen, Play } from '../../../../../features/agent-settings/play.tsx'
import { SettingsHeader } from '../../../../../features/agent-settings/settings-header.tsx'
import { ForksUnderWay } from '../../../../../features/agent/forks/fork-list.tsx'
import { database } from '../../../../../server/database.ts'
import { env } from '../../../../../server/env/env.ts'

export async function generateMetadata({
  params,
}: PageProps<'/agents/[slug]/settings/check'>): Promise<Metadata> {
  const { page } = await ownAgent((await params).slug, '/settings/check')
  const t = await getTranslations('agentSettings.check')
  return { title: `${page.name}: ${t('title')}`, robots: { index: false } }
}

/** The page where the owner of a new agent follows its flight check and its first match. */
export default async function CheckPage({
  params,
  searchParams,
}: PageProps<'/agents/[slug]/settings/check'>) {
  const { agentId, page, may } = await ownAgent((await params).slug, '/settings/check')
  const asked = (await searchParams)['game']
  const game = gamesPlayed(page.games).find((id) => id === asked) ?? gameOfAgent(page.games)
  const [all, house, check, forecast, series, again] = await Promise.all([
    currentTickets(database(), agentId),
    listHouseAgents(database()),
    readFlightCheck(database(), agentId, { game }),
    checkForecast(database(), agentId, game),
    latestSeries(database(), agentId),
    forksUnderWay(database(), agentId),
  ])
  if (!forecast) notFound()
  const { agentSettings, forks, newAgent, tickets } = await getMessages()
  const isChecked = page.checks.some(({ state }) => state === 'queued' || state === 'running')
  const hasPassed = page.checks.some(({ passed }) => passed === true)
  const dialsIn =
    may('agent.play') &&
    !page.retired &&
    page.connector?.kind === 'outbound' &&
    !(hasPassed && page.connected)
  const isPlayed = series?.matches.some(({ status }) => status === 'waiting' || status === 'running')
  const waits = all.some(isOpen)
  const everyMs = isChecked || (waits && !isPlayed) || (dialsIn && !page.connected) ? 1_500 : 10_000
  return (
    <NextIntlClientProvider messages={{ agentSettings, forks, newAgent, tickets }}>
      {(isChecked || waits || isPlayed || page.online || dialsIn) && <KeepFresh everyMs={everyMs} />}
      <SettingsHeader agent={page} here="check" />
      <ForksUnderWay slug={page.slug} again={again} />
      {dialsIn && <DialIn agent={page} origin={new URL(env().publicUrl).origin} />}
      <CheckGames agent={page} chosen={game} />
      <FlightCheck agent={page} check={check ?? null} forecast={forecast} />
      {!page.retired && (
        <Play
          agent={page}
          tickets={all}
          series={series}
          house={house}
          isOwner={may('ticket.open')}
          now={new Date()}
        />
      )}
    </NextIntlClientProvider>
  )
}
