import { Suspense, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { lazyPart } from '../../components/loading/lazy-part.ts'
import { usePlayerKeys } from '../../features/match/player/use-player-keys.ts'
import { PlayerControls } from './controls/player-controls.tsx'
import { EndResult } from './end-result.tsx'
import type { Guessing } from './guess/use-guessing.ts'
import { showSaid } from './said/show-said.ts'
import { Announcer } from './table/announcer.tsx'
import type { usePlayer } from './use-player.ts'

const KeysDialog = lazyPart(() => import('../../features/match/controls/keys-dialog.tsx'))
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

type PlayerDeskProps = Pick<ComponentProps<typeof PlayerControls>, 'moments' | 'isTyping' | 'onTyping'> & {
  readonly handle: ReturnType<typeof usePlayer>
  readonly guessing: Guessing
  readonly className: string
  /** The content below the controls. */
  readonly children?: ReactNode
}

/** The controls of a match, by mouse and keys, with announcements for screen readers. */
export function PlayerDesk({ handle, guessing, className, children, ...controls }: PlayerDeskProps) {
  const { player, scene, isOn, dispatch } = handle
  const [isHelping, setIsHelping] = useState(false)
  usePlayerKeys((command) => {
    if (command.type === 'show-keys') setIsHelping(true)
    else if (command.type === 'show-said') showSaid()
    else dispatch(command)
  })
  return (
    <>
      {/* A long view scrolls below its controls. A table does not, because nothing may cover a seat. */}
      <div className={`${player.view === 'table' ? '' : 'sticky bottom-0 z-10 bg-ground'} ${className}`}>
        <PlayerControls
          {...{ player, scene, isOn, ...controls }}
          onAction={dispatch}
          onShowKeys={() => {
            setIsHelping(true)
          }}
        />
      </div>
      <EndResult guessing={guessing} handle={handle} />
      {children}
      <Announcer scene={scene} level={player.level} />
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
