import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { titleOfMatch } from '../../../../features/games/names.ts'
import { matchOf, readerOf } from '../../../../features/match/match-of.ts'
import { parsePlayerAddress } from '../../../../features/match/player/player-address.ts'
import { SceneEmbed } from '../../../../features/scene/scene-embed.tsx'
import { WithheldMatch } from '../../../../features/seasons/withheld-match.tsx'

/** Not for search engines: the match has a page of its own. */
export async function generateMetadata({ params }: PageProps<'/embed/matches/[id]'>): Promise<Metadata> {
  const { id } = await params
  const header = await matchOf(id)
  const title = header && titleOfMatch(await getTranslations('match.titles'), await getLocale(), header)
  const canonical = `/matches/${encodeURIComponent(id)}`
  return { title, robots: { index: false }, alternates: { canonical } }
}

export default async function EmbedPage({ params, searchParams }: PageProps<'/embed/matches/[id]'>) {
  const header = await matchOf((await params).id)
  if (!header) notFound()
  const reader = await readerOf(header)
  const question = { header, reader, address: parsePlayerAddress(await searchParams) }
  // A withheld match is shown to the organizer of its season only.
  if (header.withheld && reader === 'spectator') return <WithheldMatch header={header} />
  return <SceneEmbed {...question} />
}
