import { seatRatings } from '@wis/db/boards'
import { ownSeats, publishedThoughts } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { momentsOf, whoIsSpy } from '@wis/games'
import { liveNamespace } from '@wis/protocol'
import type { MatchHeader } from '@wis/protocol'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { tasteCookies } from '../../../components/page/taste-cookies.ts'
import { DecideLink } from '../../../features/decisions/decide-link.tsx'
import { DecisionNotice } from '../../../features/decisions/decision-notice.tsx'
import { MatchFacts } from '../../../features/match/match-facts.tsx'
import { logOf, matchOf, readerOf } from '../../../features/match/match-of.ts'
import {
  afterTheEnd,
  parsePlayerAddress,
  playerQuery,
} from '../../../features/match/player/player-address.ts'
import type { PlayerAddress } from '../../../features/match/player/player-address.ts'
import { parseRevealLevel } from '../../../features/match/player/reveal-level.ts'
import { tableName } from '../../../features/match/table-name.ts'
import { SceneMatch } from '../../../features/scene/scene-match.tsx'
import { seasonNameIn } from '../../../features/seasons/season-name-in.ts'
import { WithheldMatch } from '../../../features/seasons/withheld-match.tsx'
import { missingMetadata } from '../../../features/site/missing-metadata.ts'
import { VerifyMatch } from '../../../features/verify/verify-match.tsx'
import { DeferredMatchPlayer } from '../../../features/who-is-spy/deferred/deferred-match-player.tsx'
import { emptyLog, isWhole, merge } from '../../../features/who-is-spy/player/entry-log.ts'
import { openingLevel } from '../../../features/who-is-spy/player/reveal.ts'
import { parseTyping } from '../../../features/who-is-spy/remembered.ts'
import { database } from '../../../server/database.ts'
import { env } from '../../../server/env/env.ts'
import { currentUser } from '../../../server/session.ts'
import { matchPreview } from './match-preview.ts'

/** Names the players but never the result, because people who have not watched yet read titles and previews. */
export async function generateMetadata({
  params,
  searchParams,
}: PageProps<'/matches/[id]'>): Promise<Metadata> {
  const header = await matchOf((await params).id)
  if (!header) return missingMetadata()
  const canonical = `/matches/${header.id}`
  const address = new URL(canonical, env().publicUrl).href
  return {
    ...(await matchPreview(header, parsePlayerAddress(await searchParams))),
    alternates: {
      canonical,
      types: {
        'application/json': `${canonical}.json`,
        'application/json+oembed': `/oembed?url=${encodeURIComponent(address)}`,
      },
    },
  }
}

export default async function MatchPage({ params, searchParams }: PageProps<'/matches/[id]'>) {
  const header = await matchOf((await params).id)
  if (!header) notFound()
  if (header.game !== whoIsSpy.id) return sceneMatchOf(header, parsePlayerAddress(await searchParams))
  const entries = await logOf(header)
  if (header.withheld && entries.length === 0) return <WithheldMatch header={header} />
  const { match } = await getMessages()
  const t = await getTranslations('match')
  const address = parsePlayerAddress(await searchParams)
  const jar = await cookies()
  const remembered = parseRevealLevel(jar.get(tasteCookies.reveal)?.value)
  const isAtRest = isWhole(merge(emptyLog, entries))
  const isOn = header.status === 'waiting' || header.status === 'running'
  const matchId = ids.match(header.id)
  const reader = (await currentUser())?.id
  const [thoughts, ratings, own] = await Promise.all([
    address.seat !== undefined || address.view === 'beliefs'
      ? publishedThoughts(database(), matchId, reader)
      : undefined,
    seatRatings(database(), matchId),
    reader === undefined ? [] : ownSeats(database(), matchId, reader),
  ])
  return (
    <NextIntlClientProvider messages={{ match }}>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 sm:gap-x-5 pt-3 pb-1 sm:pt-6 sm:pb-3">
        <h1 className="display text-[clamp(1.75rem,3.5vw,2.5rem)]">
          {t('table', { name: tableName(header.id) })}
        </h1>
        <p className="text-sm text-soft max-sm:text-xs">
          {t('subtitle', {
            language: t(`languages.${header.language}`),
            season: seasonNameIn(await getLocale(), header.season),
          })}
        </p>
      </header>
      <DecisionNotice header={header} />
      <noscript>
        <p className="mb-4 border-l-2 border-brass pl-4 text-sm text-soft">
          {t('noScript')}{' '}
          <a
            href={playerQuery({ at: afterTheEnd, view: 'transcript', level: undefined })}
            className="text-ink underline underline-offset-4"
          >
            {t('readTranscript')}
          </a>
        </p>
      </noscript>
      <DeferredMatchPlayer
        key={header.id}
        namespace={liveNamespace}
        isAtRest={isAtRest}
        moments={isAtRest ? momentsOf(entries) : undefined}
        header={header}
        entries={entries}
        ratings={ratings}
        own={own}
        at={address.at}
        view={address.view ?? 'table'}
        level={openingLevel(address.level ?? remembered, isOn)}
        covered={remembered === 'everything' ? undefined : remembered}
        seat={address.seat}
        thoughts={thoughts}
        isTyping={parseTyping(jar.get(tasteCookies.typing)?.value)}
      />
      <MatchFacts header={header} />
      <DecideLink header={header} />
      <VerifyMatch header={header} />
    </NextIntlClientProvider>
  )
}

/** A match of any other game: a withheld one is shown to the organizer of its season only. */
async function sceneMatchOf(header: MatchHeader, address: PlayerAddress) {
  const reader = await readerOf(header)
  if (header.withheld && reader === 'spectator') return <WithheldMatch header={header} />
  return <SceneMatch header={header} reader={reader} address={address} />
}
