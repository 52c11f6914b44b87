'use client'

import type { Thought } from '@wis/db'
import type { MatchHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { buttonStyle } from '../../components/button-style.ts'
import { RevealButton } from './controls/reveal-control.tsx'
import { queryOf } from './player/player-address.ts'
import { withSitters } from './player/scene.ts'
import { thoughtsBySteps } from './seat-eyes/thought-at.ts'
import { TableView } from './table/table-view.tsx'
import { TranscriptView } from './transcript-view.tsx'
import type { PlayerHandle } from './use-player.ts'
import { VotesView } from './votes-view.tsx'

const noThoughts: readonly Thought[] = []

interface PlayerStageProps {
  readonly header: MatchHeader
  readonly handle: PlayerHandle
  /** Of everybody at the table, as far as they are known. */
  readonly thoughts?: readonly Thought[]
  /** Whether what is said live appears as if it were being typed. */
  readonly isTyping: boolean
}

/** The match itself, in the way its reader looks at it. */
export function PlayerStage({ header, handle, thoughts = noThoughts, isTyping }: PlayerStageProps) {
  const { player, scene, known, isOn, dispatch } = handle
  const { level, view, isPlaying, isFollowing } = player
  const agents = useMemo(() => header.seats.map(({ agent }) => agent), [header])
  const [openedAt] = useState(scene.step?.seq)
  const seat = isOn ? null : player.seat
  const beside = useMemo(
    () => thoughtsBySteps(seat === null ? noThoughts : thoughts, seat ?? 0, scene.steps),
    [seat, thoughts, scene.steps],
  )
  switch (view) {
    case 'table':
      return (
        <TableView
          scene={withSitters(scene, header.seats)}
          agents={agents}
          level={level}
          action={<SlipAction handle={handle} />}
          isTyping={isTyping && isFollowing && scene.step?.seq !== openedAt}
        />
      )
    case 'transcript':
      return (
        <TranscriptView
          scene={scene}
          agents={agents}
          level={level}
          isPlaying={isPlaying}
          isFollowing={isFollowing}
          thoughts={beside}
          action={<SlipAction handle={handle} />}
          onSeek={(seq) => {
            dispatch({ type: 'seek', seq })
          }}
        />
      )
    case 'votes':
      return <VotesView state={known} />
    default:
      view satisfies never
      return null
  }
}

/** What can be pressed on the slip: to begin, or to be told how it ended. */
function SlipAction({ handle: { player, scene, isOn, dispatch } }: { handle: PlayerHandle }) {
  const t = useTranslations('match')
  const { level, view, isPlaying } = player
  if (scene.step?.kind === 'deal' && view === 'table') {
    if (isPlaying) return null
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
  if (isOn) return null
  return (
    <RevealButton
      level={level}
      address={queryOf(player, { level: level === 2 ? 1 : 2 })}
      onReveal={(next) => {
        dispatch({ type: 'reveal', level: next })
      }}
    />
  )
}
