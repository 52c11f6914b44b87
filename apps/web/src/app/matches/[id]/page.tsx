import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { replayAddress } from '../../../features/lab/replay-address.ts'
import { matchOf, readerOf } from '../../../features/match/match-of.ts'
import { parsePlayerAddress, playerQuery } from '../../../features/match/player/player-address.ts'
import { SceneMatch } from '../../../features/scene/scene-match.tsx'
import { WithheldMatch } from '../../../features/seasons/withheld-match.tsx'
import { missingMetadata } from '../../../features/site/missing-metadata.ts'
import { env } from '../../../server/env/env.ts'
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
  const reader = await readerOf(header)
  const question = { header, reader, address: parsePlayerAddress(await searchParams) }
  // A withheld match is shown to the organizer of its season only.
  if (header.withheld && reader === 'spectator') return <WithheldMatch header={header} />
  return <SceneMatch {...question} />
}

type Query = Awaited<PageProps<'/matches/[id]'>['searchParams']>

/** A match of an experiment has its page there, and readers of the experiment are led to it. */
async function toItsExperiment(id: string, query: Query): Promise<never> {
  const address = await replayAddress(id)
  if (address === undefined) notFound()
  const { at, view, level, seat } = parsePlayerAddress(query)
  redirect(`${address}${playerQuery({ at, view, level, seat })}`)
}
