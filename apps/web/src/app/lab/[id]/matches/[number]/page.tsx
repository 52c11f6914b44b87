import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { secretIn } from '../../../../../features/lab/experiment-seen.ts'
import { PlannedMatchFacts, plannedMatchSeen } from '../../../../../features/lab/planned-match-facts.tsx'
import { WithinExperiment } from '../../../../../features/match/player/experiment-place.tsx'
import { parsePlayerAddress } from '../../../../../features/match/player/player-address.ts'
import type { PlayerAddress } from '../../../../../features/match/player/player-address.ts'
import { SceneMatch } from '../../../../../features/scene/scene-match.tsx'
import { missingMetadata } from '../../../../../features/site/missing-page.tsx'
import { labReader } from '../../../../../server/lab/find-planned-match.ts'
import type { PlannedMatchFound } from '../../../../../server/lab/find-planned-match.ts'

type Asked = PageProps<'/lab/[id]/matches/[number]'>

/** No preview, and nothing for search engines: the page is for readers of the experiment. */
export async function generateMetadata({ params, searchParams }: Asked): Promise<Metadata> {
  const { id, number } = await params
  const seen = await plannedMatchSeen(id, number, secretIn((await searchParams).share))
  if (!seen) return missingMetadata()
  const title = (await getTranslations('lab.matches'))('titleOf', { number, name: seen.experiment.name })
  return { title, robots: { index: false }, referrer: 'no-referrer' }
}

/** The replay of a match of an experiment. As long as it is played, the page shows what a spectator may know. */
export default async function PlannedMatchPage({ params, searchParams }: Asked) {
  const { id, number } = await params
  const query = await searchParams
  const share = secretIn(query.share)
  const seen = await plannedMatchSeen(id, number, share)
  if (!seen) notFound()
  const place = { entries: `/api/v1/experiments/${id}/matches/${number}/entries`, share }
  return (
    <WithinExperiment place={place}>
      <Match seen={seen} share={share} address={parsePlayerAddress(query)} />
    </WithinExperiment>
  )
}

interface MatchProps {
  readonly seen: PlannedMatchFound
  readonly share: string | undefined
  readonly address: PlayerAddress
}

function Match({ seen, share, address }: MatchProps) {
  const { header } = seen
  return (
    <SceneMatch header={header} reader={labReader} address={address} share={share}>
      <PlannedMatchFacts seen={seen} share={share} />
    </SceneMatch>
  )
}
