'use client'

import type { MatchHeader, SpyEntry } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useMemo, useRef } from 'react'
import { buttonStyle } from '../../components/button-style.ts'
import { KeysDialog } from './controls/keys-dialog.tsx'
import { PlayerControls } from './controls/player-controls.tsx'
import { RevealButton } from './controls/reveal-control.tsx'
import { PlayerAside } from './player-aside.tsx'
import { PlayerBar } from './player-bar.tsx'
import type { KeyCommand } from './player/keys.ts'
import type { PlayerView } from './player/player.ts'
import { playerQuery } from './player/player-address.ts'
import type { RevealLevel } from './player/reveal.ts'
import { Announcer } from './table/announcer.tsx'
import { RoundMark } from './table/round-mark.tsx'
import { TableView } from './table/table-view.tsx'
import { TranscriptView } from './transcript-view.tsx'
import type { PlayerHandle } from './use-player.ts'
import { usePlayer } from './use-player.ts'
import { usePlayerAddress } from './use-player-address.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { VotesView } from './votes-view.tsx'

interface MatchPlayerProps {
  readonly header: MatchHeader
  readonly entries: readonly SpyEntry[]
  readonly at: number | undefined
  readonly view: PlayerView
  readonly level: RevealLevel
}

/** One player for what is happening and for what has happened. */
export function MatchPlayer({ header, ...opening }: MatchPlayerProps) {
  const handle = usePlayer(header.id, opening)
  const { player, scene, isOn, dispatch } = handle
  const keys = useRef<HTMLDialogElement>(null)
  usePlayerAddress(player)
  const obey = (command: KeyCommand) => {
    if (command.type === 'show-keys') keys.current?.showModal()
    else if (command.type === 'toggle-reveal') dispatch({ type: 'reveal', level: player.level === 2 ? 1 : 2 })
    else dispatch(command)
  }
  usePlayerKeys(obey)
  return (
    <div data-testid="player" className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <PlayerBar player={player} isOn={isOn} onAction={dispatch} />
        <RoundMark state={scene.state} className="mb-4 flex justify-center" />
        <PlayerStage header={header} handle={handle} />
        <div className="sticky bottom-0 z-10 mt-4 bg-ground pb-2">
          <PlayerControls
            player={player}
            scene={scene}
            isOn={isOn}
            onAction={dispatch}
            onShowKeys={() => keys.current?.showModal()}
          />
        </div>
        <Announcer scene={scene} level={player.level} />
        <KeysDialog ref={keys} />
      </div>
      <PlayerAside header={header} handle={handle} />
    </div>
  )
}

interface PlayerStageProps {
  readonly header: MatchHeader
  readonly handle: PlayerHandle
}

function PlayerStage({ header, handle: { player, scene, known, isOn, dispatch } }: PlayerStageProps) {
  const t = useTranslations('match')
  const { level, view, isPlaying } = player
  const agents = useMemo(() => header.seats.map(({ agent }) => agent), [header])
  const reveal = isOn ? null : (
    <RevealButton
      level={level}
      address={playerQuery({ at: player.cursor, view, level: level === 2 ? 1 : 2 })}
      onReveal={(next) => {
        dispatch({ type: 'reveal', level: next })
      }}
    />
  )
  const begin = (
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
  switch (view) {
    case 'table':
      return (
        <TableView
          scene={scene}
          agents={agents}
          level={level}
          action={scene.step?.kind === 'deal' ? (isPlaying ? null : begin) : reveal}
        />
      )
    case 'transcript':
      return (
        <TranscriptView
          scene={scene}
          agents={agents}
          level={level}
          isPlaying={isPlaying}
          isFollowing={player.isFollowing}
          action={reveal}
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
