'use client'

import type { Thought } from '@wis/db/matches'
import type { MatchHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { BeliefsView } from './beliefs/beliefs-view.tsx'
import { EndAction } from './end-result.tsx'
import { GuessAtSeat } from './guess/guess-parts.tsx'
import type { Guessing } from './guess/use-guessing.ts'
import { withSitters } from './player/scene.ts'
import { RestLink } from './rest-link.tsx'
import { thoughtsBySteps } from './seat-eyes/thought-at.ts'
import { EndNotice } from './table/end-notice.tsx'
import { TableView } from './table/table-view.tsx'
import { TranscriptView } from './transcript-view.tsx'
import type { PlayerHandle } from './use-player.ts'
import { VotesView } from './votes-view.tsx'

const noThoughts: readonly Thought[] = []

interface PlayerStageProps {
  readonly header: MatchHeader
  readonly handle: PlayerHandle
  readonly guessing: Guessing
  /** Of everybody at the table, as far as they are known. */
  readonly thoughts?: readonly Thought[]
  /** Whether live speeches appear as if they were being typed. */
  readonly isTyping: boolean
}

/** The match itself, in the chosen view. */
export function PlayerStage({ header, handle, guessing, thoughts, isTyping }: PlayerStageProps) {
  const { player, scene, known, isOn, dispatch } = handle
  const { level, view, isPlaying, isFollowing } = player
  const agents = useMemo(() => header.seats.map(({ agent }) => agent), [header])
  const [openedAt] = useState(scene.step?.seq)
  const seat = isOn ? null : player.seat
  const beside = useMemo(
    () => thoughtsBySteps(seat === null ? noThoughts : (thoughts ?? noThoughts), seat ?? 0, scene.steps),
    [seat, thoughts, scene.steps],
  )
  switch (view) {
    case 'table':
      return (
        <TableView
          scene={withSitters(scene, header.seats)}
          agents={agents}
          level={level}
          action={<BeginButton handle={handle} />}
          isTyping={isTyping && isFollowing && scene.step?.seq !== openedAt}
          Ending={EndNotice}
          atSeat={(at) => <GuessAtSeat guessing={guessing} state={known} seat={at} />}
        />
      )
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

/** The button to start, before the first step. */
function BeginButton({ handle: { player, scene, dispatch } }: { handle: PlayerHandle }) {
  const t = useTranslations('match')
  if (scene.step?.kind !== 'deal' || player.isPlaying) return null
  return (
    <button
      type="button"
      className={buttonStyle.primary}
      onClick={() => {
        dispatch({ type: 'toggle' })
      }}
    >
      {t('begin')}
    </button>
  )
}
