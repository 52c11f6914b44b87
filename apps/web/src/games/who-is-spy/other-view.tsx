'use client'

import type { Thought } from '@wis/db/matches'
import type { MatchHeader } from '@wis/protocol'
import { useMemo } from 'react'
import type { Guessing } from '../../features/match/guess/use-guessing.ts'
import { BeliefsView } from './beliefs/beliefs-view.tsx'
import { EndAction } from './end-result.tsx'
import { RestLink } from './rest-link.tsx'
import { thoughtsBySteps } from './seat-eyes/thoughts-by-steps.ts'
import { TranscriptView } from './transcript-view.tsx'
import type { PlayerHandle } from './use-player.ts'
import { VotesView } from './votes-view.tsx'

const noThoughts: readonly Thought[] = []

interface OtherViewProps {
  readonly header: MatchHeader
  readonly handle: PlayerHandle
  readonly guessing: Guessing
  /** Of everybody at the table, as far as they are known. */
  readonly thoughts: readonly Thought[] | undefined
}

/** A match in any view but that of its table. */
export function OtherView({ header, handle, guessing, thoughts }: OtherViewProps) {
  const { player, scene, known, isOn, dispatch } = handle
  const { level, view, isPlaying, isFollowing } = player
  const agents = useMemo(() => header.seats.map(({ agent }) => agent), [header])
  const seat = isOn ? null : player.seat
  const beside = useMemo(
    () => thoughtsBySteps(seat === null ? noThoughts : (thoughts ?? noThoughts), seat ?? 0, scene.steps),
    [seat, thoughts, scene.steps],
  )
  switch (view) {
    case 'table':
      return null
    case 'transcript':
      return (
        <>
          <TranscriptView
            scene={scene}
            until={isOn || level === 'everything' ? undefined : player.furthest}
            agents={agents}
            level={level}
            isPlaying={isPlaying}
            isFollowing={isFollowing}
            thoughts={beside}
            action={<EndAction guessing={guessing} handle={handle} />}
            onSeek={(seq) => {
              dispatch({ type: 'seek', seq })
            }}
          />
          <RestLink handle={handle} />
        </>
      )
    case 'votes':
      return (
        <>
          <VotesView state={known} agents={agents} at={scene.step?.round} />
          {level === 'departures' && <RestLink handle={handle} />}
        </>
      )
    case 'beliefs':
      return <BeliefsView header={header} handle={handle} given={thoughts} />
    default:
      view satisfies never
      return null
  }
}
