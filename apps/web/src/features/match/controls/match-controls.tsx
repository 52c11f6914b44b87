import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Keyboard,
} from '../../../components/icon/icons.tsx'
import { lazyPart } from '../../../components/loading/lazy-part.ts'
import type { KeyCommand } from '../player/keys.ts'
import type { Speed } from '../player/speeds.ts'
import { usePlayerKeys } from '../player/use-player-keys.ts'
import { PlayButton, SpeedSelect } from './play-controls.tsx'

const KeysDialog = lazyPart(() => import('./keys-dialog.tsx'))

/** What a button or a key asks of a player. */
export type ControlCommand =
  | Exclude<KeyCommand, { readonly type: 'show-keys' }>
  | { readonly type: 'speed'; readonly speed: Speed }

interface Moving {
  readonly isPlaying: boolean
  /** Whether the match is live for its reader. */
  readonly isOn: boolean
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
  readonly onCommand: (command: ControlCommand) => void
  /** Whether there are buttons for rounds. On a phone they have the place of those for the ends. */
  readonly hasRounds?: boolean
}

interface MatchControlsProps extends Moving {
  readonly speed: Speed
  /** What the list of keys names. */
  readonly commands: ComponentProps<typeof KeysDialog>['commands']
  readonly slider: ReactNode
  /** A switch beside the speed. */
  readonly children?: ReactNode
}

/** Everything that moves through a match, by mouse and by keys. */
export function MatchControls({ speed, commands, slider, children, ...moving }: MatchControlsProps) {
  const t = useTranslations('match.controls')
  const [isHelping, setIsHelping] = useState(false)
  const { onCommand } = moving
  usePlayerKeys((command) => {
    if (command.type === 'show-keys') setIsHelping(true)
    else onCommand(command)
  })
  return (
    <section data-testid="controls" aria-label={t('title')} className="border-t border-line pt-2">
      {slider}
      <div className="flex items-center justify-between gap-x-1 sm:gap-x-4">
        <div className="flex items-center">
          <Backward {...moving} />
          <PlayButton
            isPlaying={moving.isPlaying}
            onPress={() => {
              onCommand({ type: 'toggle' })
            }}
          />
          <Forward {...moving} />
        </div>
        <div className="flex items-center gap-1">
          {children}
          <SpeedSelect
            speed={speed}
            onChange={(next) => {
              onCommand({ type: 'speed', speed: next })
            }}
          />
          <span className="max-sm:hidden">
            <ControlButton
              label={t('keys')}
              keys="?"
              onPress={() => {
                setIsHelping(true)
              }}
            >
              <Keyboard />
            </ControlButton>
          </span>
        </div>
      </div>
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
    </section>
  )
}

function Backward({ isAtStart, hasRounds = false, onCommand }: Moving) {
  const t = useTranslations('match.controls')
  return (
    <>
      <span className={hasRounds ? 'max-sm:hidden' : ''}>
        <ControlButton
          label={t('first')}
          keys="Home"
          isDisabled={isAtStart}
          onPress={() => {
            onCommand({ type: 'first' })
          }}
        >
          <ChevronFirst />
        </ControlButton>
      </span>
      {hasRounds && (
        <ControlButton
          label={t('previousRound')}
          keys="J"
          isDisabled={isAtStart}
          onPress={() => {
            onCommand({ type: 'round', by: -1 })
          }}
        >
          <ChevronsLeft />
        </ControlButton>
      )}
      <ControlButton
        label={t('previous')}
        keys="j ArrowLeft"
        isDisabled={isAtStart}
        onPress={() => {
          onCommand({ type: 'step', by: -1 })
        }}
      >
        <ChevronLeft />
      </ControlButton>
    </>
  )
}

function Forward({ isAtEnd, isOn, hasRounds = false, onCommand }: Moving) {
  const t = useTranslations('match.controls')
  return (
    <>
      <ControlButton
        label={t('next')}
        keys="l ArrowRight"
        isDisabled={isAtEnd}
        onPress={() => {
          onCommand({ type: 'step', by: 1 })
        }}
      >
        <ChevronRight />
      </ControlButton>
      {hasRounds && (
        <ControlButton
          label={t('nextRound')}
          keys="L"
          isDisabled={isAtEnd}
          onPress={() => {
            onCommand({ type: 'round', by: 1 })
          }}
        >
          <ChevronsRight />
        </ControlButton>
      )}
      <span className={hasRounds ? 'max-sm:hidden' : ''}>
        <ControlButton
          label={t(isOn ? 'toLive' : 'last')}
          keys="End"
          isDisabled={isAtEnd && !isOn}
          onPress={() => {
            onCommand({ type: 'last' })
          }}
        >
          <ChevronLast />
        </ControlButton>
      </span>
    </>
  )
}

interface ControlButtonProps {
  readonly label: string
  readonly keys?: string
  readonly isDisabled?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A small square button whose visible name is its icon. */
export function ControlButton({ label, keys, isDisabled = false, onPress, children }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys ? `${label} (${keys.split(' ')[0] ?? ''})` : label}
      disabled={isDisabled}
      onClick={onPress}
      className="grid size-10 place-items-center rounded-card text-soft transition-colors hover:bg-sunken hover:text-ink disabled:text-rim disabled:hover:bg-transparent [&_svg]:size-[1.125rem]"
    >
      {children}
    </button>
  )
}
