'use client'

import type { Thought } from '@wis/db'
import type { MatchHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { BeliefsView } from './beliefs/beliefs-view.tsx'
import { RevealButton } from './controls/reveal-control.tsx'
import { Guess, GuessVerdict } from './guess/guess.tsx'
import { withSitters } from './player/scene.ts'
import { RestLink } from './rest-link.tsx'
import { thoughtsBySteps } from './seat-eyes/thought-at.ts'
import { EndSlip } from './table/end-slip.tsx'
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
export function PlayerStage({ header, handle, thoughts, isTyping }: PlayerStageProps) {
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
          action={<SlipAction matchId={header.id} handle={handle} />}
          isTyping={isTyping && isFollowing && scene.step?.seq !== openedAt}
          Ending={EndSlip}
        />
      )
    case 'transcript':
      return (
        <>
          <TranscriptView
            scene={scene}
            until={isOn || level === 2 ? undefined : player.furthest}
            agents={agents}
            level={level}
            isPlaying={isPlaying}
            isFollowing={isFollowing}
            thoughts={beside}
            action={<SlipAction matchId={header.id} handle={handle} />}
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
          <VotesView state={known} agents={agents} />
          {level === 1 && <RestLink handle={handle} />}
        </>
      )
    case 'beliefs':
      return <BeliefsView header={header} handle={handle} given={thoughts} />
    default:
      view satisfies never
      return null
  }
}

interface SlipActionProps {
  readonly matchId: string
  readonly handle: PlayerHandle
}

/** What can be pressed on the slip: to begin, or to guess and be told how it ended. */
function SlipAction({ matchId, handle: { player, scene, isOn, dispatch } }: SlipActionProps) {
  const t = useTranslations('match')
  const { view, isPlaying } = player
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
  const { aliases, spy } = scene.state
  if (player.level === 2) return spy === null ? null : <GuessVerdict {...{ matchId, aliases, spy }} />
  return (
    <>
      <Guess matchId={matchId} aliases={aliases} />
      <RevealButton player={player} onAction={dispatch} />
    </>
  )
}
