'use client'

import type { MatchHeader, SpyEntry } from '@wis/protocol'
import { useRef } from 'react'
import { KeysDialog } from './controls/keys-dialog.tsx'
import { PlayerControls } from './controls/player-controls.tsx'
import { PlayerAside } from './player-aside.tsx'
import { PlayerBar } from './player-bar.tsx'
import { PlayerStage } from './player-stage.tsx'
import type { KeyCommand } from './player/keys.ts'
import type { PlayerView } from './player/player.ts'
import type { RevealLevel } from './player/reveal.ts'
import { Announcer } from './table/announcer.tsx'
import { RoundMark } from './table/round-mark.tsx'
import { usePlayer } from './use-player.ts'
import { usePlayerAddress } from './use-player-address.ts'
import { usePlayerKeys } from './use-player-keys.ts'

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
    <div
      data-testid="player"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="min-w-0">
        <PlayerBar player={player} isOn={isOn} onAction={dispatch} />
        <RoundMark state={scene.state} className="mb-2 flex justify-center sm:mb-4" />
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
