import { publishedThoughts, readLog } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { SoftRefresh } from '../../../../../components/loading/soft-refresh.tsx'
import { secretIn } from '../../../../../features/lab/experiment-seen.ts'
import { PlannedMatchFacts } from '../../../../../features/lab/planned-match-facts.tsx'
import { plannedMatchSeen } from '../../../../../features/lab/planned-match-seen.ts'
import { WithinExperiment } from '../../../../../features/match/player/experiment-place.tsx'
import { parsePlayerAddress } from '../../../../../features/match/player/player-address.ts'
import type { PlayerAddress } from '../../../../../features/match/player/player-address.ts'
import { SceneMatch } from '../../../../../features/scene/scene-match.tsx'
import { missingMetadata } from '../../../../../features/site/missing-metadata.ts'
import { SpyMatch } from '../../../../../games/who-is-spy/spy-match.tsx'
import { database } from '../../../../../server/database.ts'
import { labReader } from '../../../../../server/lab/find-planned-match.ts'
import type { PlannedMatchFound } from '../../../../../server/lab/find-planned-match.ts'
import { currentUser } from '../../../../../server/session.ts'

type Asked = PageProps<'/lab/[id]/matches/[number]'>

const everyMs = 3000

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
  const place = { scenes: `/api/v1/experiments/${id}/matches/${number}/scenes`, share }
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

async function Match({ seen, share, address }: MatchProps) {
  const { header } = seen
  const facts = <PlannedMatchFacts seen={seen} share={share} />
  if (header.game !== whoIsSpy.id)
    return <SceneMatch {...{ header, reader: labReader, address, share }}>{facts}</SceneMatch>
  const matchId = ids.match(header.id)
  const reader = (await currentUser())?.id
  const [entries, thoughts] = await Promise.all([
    readLog(database(), matchId, labReader),
    publishedThoughts(database(), matchId, reader, { seesWithheld: true }),
  ])
  return (
    <SpyMatch {...{ header, entries, address, thoughts, share }}>
      {(header.status === 'waiting' || header.status === 'running') && <Following />}
      {facts}
    </SpyMatch>
  )
}

async function Following() {
  const t = await getTranslations('lab')
  const labels = {
    ...{ on: t('matches.follows'), off: t('live.stopped') },
    ...{ pause: t('live.stop'), go: t('live.follow') },
  }
  return (
    <div className="pt-6">
      <SoftRefresh everyMs={everyMs} labels={labels} />
    </div>
  )
}
