import { publishedThoughts } from '@wis/db'
import { ids } from '@wis/engine'
import { liveNamespace } from '@wis/protocol'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { DecideLink } from '../../../features/decisions/decide-link.tsx'
import { DecisionNotice } from '../../../features/decisions/decision-notice.tsx'
import { LiveProvider } from '../../../features/match/live/live-provider.tsx'
import { logOf, matchOf } from '../../../features/match/match-of.ts'
import { MatchFacts } from '../../../features/match/match-facts.tsx'
import { MatchPlayer } from '../../../features/match/match-player.tsx'
import { parsePlayerAddress } from '../../../features/match/player/player-address.ts'
import { openingLevel, parseRevealLevel } from '../../../features/match/player/reveal.ts'
import { parseTyping, revealCookie, typingCookie } from '../../../features/match/remembered.ts'
import { agentNameIn } from '../../../features/match/agent-name-in.ts'
import { WithheldMatch } from '../../../features/seasons/withheld-match.tsx'
import { tableName } from '../../../features/match/table-name.ts'
import { VerifyMatch } from '../../../features/verify/verify-match.tsx'
import { database } from '../../../server/database.ts'

/** Says who plays, never how it ended: titles and previews are read by people who have not watched yet. */
export async function generateMetadata({ params }: PageProps<'/matches/[id]'>): Promise<Metadata> {
  const header = await matchOf((await params).id)
  if (!header) return {}
  const t = await getTranslations('match')
  const locale = await getLocale()
  const names = header.seats.map(({ agent }) => agentNameIn(locale, agent)).join(', ')
  const title = t('table', { name: tableName(header.id) })
  const description = t('description', { count: header.seats.length, names })
  return {
    title,
    description,
    alternates: { canonical: `/matches/${header.id}` },
    openGraph: { title, description, type: 'website' },
    twitter: { card: 'summary_large_image', title, description },
  }
}

export default async function MatchPage({ params, searchParams }: PageProps<'/matches/[id]'>) {
  const header = await matchOf((await params).id)
  if (!header) notFound()
  const entries = await logOf(header)
  if (header.withheld && entries.length === 0) return <WithheldMatch header={header} />
  const { match } = await getMessages()
  const t = await getTranslations('match')
  const address = parsePlayerAddress(await searchParams)
  const jar = await cookies()
  const remembered = parseRevealLevel(jar.get(revealCookie)?.value)
  const isOn = header.status === 'waiting' || header.status === 'running'
  const thoughts =
    address.seat === undefined ? undefined : await publishedThoughts(database(), ids.match(header.id))
  return (
    <NextIntlClientProvider messages={{ match }}>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 sm:gap-x-5 pt-3 pb-1 sm:pt-6 sm:pb-3">
        <h1 className="display text-[clamp(1.75rem,3.5vw,2.5rem)]">
          {t('table', { name: tableName(header.id) })}
        </h1>
        <p className="text-sm text-soft max-sm:text-xs">
          {t('subtitle', { language: t(`languages.${header.language}`), season: header.season.name })}
        </p>
      </header>
      <DecisionNotice header={header} />
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
          seat={address.seat}
          thoughts={thoughts}
          isTyping={parseTyping(jar.get(typingCookie)?.value)}
        />
      </LiveProvider>
      <MatchFacts header={header} />
      <DecideLink header={header} />
      <VerifyMatch header={header} />
    </NextIntlClientProvider>
  )
}
