import { readLog, readMatch } from '@wis/db'
import { ids } from '@wis/engine'
import { liveNamespace } from '@wis/protocol'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { LiveProvider } from '../../../features/match/live/live-provider.tsx'
import { MatchFacts } from '../../../features/match/match-facts.tsx'
import { MatchPlayer } from '../../../features/match/match-player.tsx'
import { parsePlayerAddress } from '../../../features/match/player/player-address.ts'
import { openingLevel, parseRevealLevel } from '../../../features/match/player/reveal.ts'
import { revealCookie } from '../../../features/match/remembered-level.ts'
import { agentNameIn } from '../../../features/match/agent-name-in.ts'
import { tableName } from '../../../features/match/table-name.ts'
import { database } from '../../../server/database.ts'
import { handle } from '../../../server/read-queries.ts'

const matchOf = cache(async (id: string) => {
  if (!handle.safeParse(id).success) return undefined
  return readMatch(database(), ids.match(id))
})

/** Says who plays, never how it ended: titles and previews are read by people who have not watched yet. */
export async function generateMetadata({ params }: PageProps<'/matches/[id]'>): Promise<Metadata> {
  const header = await matchOf((await params).id)
  if (!header) return {}
  const t = await getTranslations('match')
  const locale = await getLocale()
  const names = header.seats.map(({ agent }) => agentNameIn(locale, agent)).join(', ')
  return {
    title: t('table', { name: tableName(header.id) }),
    description: t('description', { count: header.seats.length, names }),
  }
}

export default async function MatchPage({ params, searchParams }: PageProps<'/matches/[id]'>) {
  const header = await matchOf((await params).id)
  if (!header) notFound()
  const entries = await readLog(database(), ids.match(header.id), 'spectator')
  const { match } = await getMessages()
  const t = await getTranslations('match')
  const address = parsePlayerAddress(await searchParams)
  const remembered = parseRevealLevel((await cookies()).get(revealCookie)?.value)
  const isOn = header.status === 'waiting' || header.status === 'running'
  return (
    <NextIntlClientProvider messages={{ match }}>
      <header className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-3 pb-1 sm:pt-6 sm:pb-3">
        <h1 className="display text-[clamp(1.75rem,3.5vw,2.5rem)]">
          {t('table', { name: tableName(header.id) })}
        </h1>
        <p className="text-sm text-soft">
          {t('subtitle', { language: t(`languages.${header.language}`), season: header.season.name })}
        </p>
      </header>
      <noscript>
        <p className="mb-4 border-l-2 border-brass pl-4 text-sm text-soft">
          {t('noScript')}{' '}
          <a href="?view=transcript" className="text-ink underline underline-offset-4">
            {t('readTranscript')}
          </a>
        </p>
      </noscript>
      <LiveProvider namespace={liveNamespace}>
        <MatchPlayer
          key={header.id}
          header={header}
          entries={entries}
          at={address.at}
          view={address.view ?? 'table'}
          level={openingLevel(address.level ?? remembered, isOn)}
        />
      </LiveProvider>
      <MatchFacts header={header} />
    </NextIntlClientProvider>
  )
}
