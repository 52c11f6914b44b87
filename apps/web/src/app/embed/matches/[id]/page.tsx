import { momentsOf, whoIsSpy } from '@wis/games'
import { liveNamespace } from '@wis/protocol'
import type { MatchHeader } from '@wis/protocol'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { logOf, matchOf, readerOf } from '../../../../features/match/match-of.ts'
import { parsePlayerAddress } from '../../../../features/match/player/player-address.ts'
import type { PlayerAddress } from '../../../../features/match/player/player-address.ts'
import { tableName } from '../../../../features/match/table-name.ts'
import { SceneEmbed } from '../../../../features/scene/scene-embed.tsx'
import { WithheldMatch } from '../../../../features/seasons/withheld-match.tsx'
import { DeferredEmbedPlayer } from '../../../../games/who-is-spy/deferred/deferred-embed-player.tsx'
import { emptyLog, isWhole, merge } from '../../../../games/who-is-spy/player/entry-log.ts'
import { openingLevel } from '../../../../games/who-is-spy/player/reveal.ts'
// The server's drawing needs these styles before the code of the player loads. Imported here, they bring no script.
import '../../../../features/match/controls/timeline.module.css'
import '../../../../games/who-is-spy/table/table-view.module.css'

/** Not for search engines: the match has a page of its own. */
export async function generateMetadata({ params }: PageProps<'/embed/matches/[id]'>): Promise<Metadata> {
  const { id } = await params
  const t = await getTranslations('match')
  const canonical = `/matches/${encodeURIComponent(id)}`
  return { title: t('table', { name: tableName(id) }), robots: { index: false }, alternates: { canonical } }
}

export default async function EmbedPage({ params, searchParams }: PageProps<'/embed/matches/[id]'>) {
  const header = await matchOf((await params).id)
  if (!header) notFound()
  if (header.game !== whoIsSpy.id) return sceneEmbedOf(header, parsePlayerAddress(await searchParams))
  const entries = await logOf(header)
  if (header.withheld && entries.length === 0) return <WithheldMatch header={header} />
  const { match } = await getMessages()
  const { at, view, level, seat } = parsePlayerAddress(await searchParams)
  const isAtRest = isWhole(merge(emptyLog, entries))
  const isOn = header.status === 'waiting' || header.status === 'running'
  return (
    <NextIntlClientProvider messages={{ match }}>
      <DeferredEmbedPlayer
        key={header.id}
        namespace={liveNamespace}
        // The browser asks for the beliefs later, because nothing shows them at first.
        isAtRest={view !== 'beliefs' && isAtRest}
        moments={isAtRest ? momentsOf(entries) : undefined}
        header={header}
        entries={entries}
        at={at}
        view={view ?? 'table'}
        level={openingLevel(level, isOn)}
        seat={seat}
        siteName={(await getTranslations('site'))('name')}
      />
    </NextIntlClientProvider>
  )
}

/** A match of any other game: a withheld one is shown to the organizer of its season only. */
async function sceneEmbedOf(header: MatchHeader, address: PlayerAddress) {
  const reader = await readerOf(header)
  if (header.withheld && reader === 'spectator') return <WithheldMatch header={header} />
  return <SceneEmbed header={header} reader={reader} address={address} />
}
