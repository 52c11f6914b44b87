'use client'

import type { MatchHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { buttonStyle } from '../../components/button-style.ts'
import { RevealButton } from './controls/reveal-control.tsx'
import { playerQuery } from './player/player-address.ts'
import { TableView } from './table/table-view.tsx'
import { TranscriptView } from './transcript-view.tsx'
import type { PlayerHandle } from './use-player.ts'
import { VotesView } from './votes-view.tsx'

interface PlayerStageProps {
  readonly header: MatchHeader
  readonly handle: PlayerHandle
}

/** The match itself, in the way its reader looks at it. */
export function PlayerStage({ header, handle }: PlayerStageProps) {
  const { player, scene, known, dispatch } = handle
  const { level, view, isPlaying, isFollowing } = player
  const agents = useMemo(() => header.seats.map(({ agent }) => agent), [header])
  switch (view) {
    case 'table':
      return <TableView scene={scene} agents={agents} level={level} action={<SlipAction handle={handle} />} />
    case 'transcript':
      return (
        <TranscriptView
          scene={scene}
          agents={agents}
          level={level}
          isPlaying={isPlaying}
          isFollowing={isFollowing}
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
  const { level, view, cursor, isPlaying } = player
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
      address={playerQuery({ at: cursor, view, level: level === 2 ? 1 : 2 })}
      onReveal={(next) => {
        dispatch({ type: 'reveal', level: next })
      }}
    />
  )
}
