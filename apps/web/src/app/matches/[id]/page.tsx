import { publishedThoughts } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { DecideLink } from '../../../features/decisions/decide-link.tsx'
import { replayAddress } from '../../../features/lab/replay-address.ts'
import { MatchFacts } from '../../../features/match/match-facts.tsx'
import { logOf, matchOf, readerOf } from '../../../features/match/match-of.ts'
import { parsePlayerAddress, playerQuery } from '../../../features/match/player/player-address.ts'
import type { PlayerAddress } from '../../../features/match/player/player-address.ts'
import { SceneMatch } from '../../../features/scene/scene-match.tsx'
import { WithheldMatch } from '../../../features/seasons/withheld-match.tsx'
import { missingMetadata } from '../../../features/site/missing-metadata.ts'
import { VerifyMatch } from '../../../features/verify/verify-match.tsx'
import { SpyMatch } from '../../../games/who-is-spy/spy-match.tsx'
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
  const { id } = await params
  const header = await matchOf(id)
  if (!header) return toItsExperiment(id, await searchParams)
  if (header.game !== whoIsSpy.id) return sceneMatchOf(header, parsePlayerAddress(await searchParams))
  const entries = await logOf(header)
  if (header.withheld && entries.length === 0) return <WithheldMatch header={header} />
  const address = parsePlayerAddress(await searchParams)
  const thoughts =
    address.seat !== undefined || address.view === 'beliefs'
      ? await publishedThoughts(database(), ids.match(header.id), (await currentUser())?.id)
      : undefined
  return (
    <SpyMatch {...{ header, entries, address, thoughts }}>
      <MatchFacts header={header} />
      <DecideLink header={header} />
      <VerifyMatch header={header} />
    </SpyMatch>
  )
}

/** A match of any other game: a withheld one is shown to the organizer of its season only. */
async function sceneMatchOf(header: MatchHeader, address: PlayerAddress) {
  const reader = await readerOf(header)
  if (header.withheld && reader === 'spectator') return <WithheldMatch header={header} />
  return <SceneMatch header={header} reader={reader} address={address} />
}

type Query = Awaited<PageProps<'/matches/[id]'>['searchParams']>

/** A match of an experiment has its page there, and readers of the experiment are led to it. */
async function toItsExperiment(id: string, query: Query): Promise<never> {
  const address = await replayAddress(id)
  if (address === undefined) notFound()
  const { at, view, level, seat } = parsePlayerAddress(query)
  redirect(`${address}${playerQuery({ at, view, level, seat })}`)
}
