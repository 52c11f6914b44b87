'use client'

import type { KitMoment } from '@wis/games'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../components/loading/lazy-part.ts'
import { usePlayerKeys } from '../../../features/match/player/use-player-keys.ts'
import { useMoments } from '../moments/use-moments.ts'
import { showSaid } from '../said/show-said.ts'
import type { PlayerHandle } from '../use-player.ts'
import { PlayerControls } from './player-controls.tsx'

const KeysDialog = lazyPart(() => import('../../../features/match/controls/keys-dialog.tsx'))
const commands = [
  'play',
  'step',
  'ends',
  'round',
  'goToRound',
  'pace',
  'reveal',
  'said',
  'view',
  'help',
] as const

interface DeskControlsProps {
  readonly handle: PlayerHandle
  readonly moments: readonly KitMoment[] | undefined
  readonly isTyping: boolean
  readonly onTyping: (isTyping: boolean) => void
}

/** The controls of a match, by mouse and keys. */
export function DeskControls({ handle, moments: found, isTyping, onTyping }: DeskControlsProps) {
  const { player, scene, isOn, dispatch } = handle
  const [isHelping, setIsHelping] = useState(false)
  const moments = useMoments(handle, found)
  const showKeys = () => {
    setIsHelping(true)
  }
  usePlayerKeys((command) => {
    if (command.type === 'show-keys') showKeys()
    else if (command.type === 'show-said') showSaid()
    else dispatch(command)
  })
  return (
    <>
      <PlayerControls
        player={player}
        scene={scene}
        isOn={isOn}
        moments={moments}
        isTyping={isTyping}
        onTyping={onTyping}
        onAction={dispatch}
        onShowKeys={showKeys}
      />
      {isHelping && (
        <Suspense>
          <KeysDialog
            commands={commands}
            onClose={() => {
              setIsHelping(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
