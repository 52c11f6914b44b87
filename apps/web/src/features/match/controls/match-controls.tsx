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
  /** Whether there are buttons for rounds. */
  readonly hasRounds?: boolean
}

interface MatchControlsProps extends Moving {
  readonly speed: Speed
  /** What the list of keys names. */
  readonly commands: ComponentProps<typeof KeysDialog>['commands']
  readonly slider: ReactNode
  /** A switch beside the speed. On a phone it has the end of the slider's line. */
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
    <section
      data-testid="controls"
      aria-label={t('title')}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-t border-line pt-2"
    >
      <div className="sm:col-span-2">{slider}</div>
      <div className="contents sm:col-span-2 sm:flex sm:items-center sm:justify-between sm:gap-x-4">
        <div className="flex items-center max-sm:row-start-2">
          <Backward {...moving} />
          <PlayButton
            isPlaying={moving.isPlaying}
            onPress={() => {
              onCommand({ type: 'toggle' })
            }}
          />
          <Forward {...moving} />
        </div>
        <div className="contents sm:flex sm:items-center sm:gap-1">
          <span className="flex justify-end max-sm:-space-x-1">{children}</span>
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

/** A small button whose visible name is its icon. A phone has room for seven of them in a row. */
export function ControlButton({ label, keys, isDisabled = false, onPress, children }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys ? `${label} (${keys.split(' ')[0] ?? ''})` : label}
      disabled={isDisabled}
      onClick={onPress}
      className="grid h-10 w-[min(2.5rem,9.5vw)] place-items-center rounded-card text-soft transition-colors hover:bg-sunken hover:text-ink disabled:text-rim disabled:hover:bg-transparent [&_svg]:size-[1.125rem]"
    >
      {children}
    </button>
  )
}
