import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Keyboard,
} from '../../../components/icon/icons.tsx'
import { lazyPart } from '../../../components/loading/lazy-part.ts'
import { ControlButton } from '../../match/controls/control-button.tsx'
import { PlayButton } from '../../match/controls/play-button.tsx'
import { SpeedSelect } from '../../match/controls/speed-select.tsx'
import { usePlayerKeys } from '../../match/player/use-player-keys.ts'
import { isAtEnd, isOver } from './scene-player.ts'
import { SceneSlider } from './scene-slider.tsx'
import type { SceneHandle } from './scene-store.ts'

const KeysDialog = lazyPart(() => import('../../match/controls/keys-dialog.tsx'))
const commands = ['play', 'step', 'ends', 'pace', 'reveal', 'help'] as const

/** Everything that moves through a match, by mouse and by keys. */
export function SceneControls({ handle }: { handle: SceneHandle }) {
  const t = useTranslations('match.controls')
  const { player, dispatch } = handle
  const [isHelping, setIsHelping] = useState(false)
  usePlayerKeys((command) => {
    switch (command.type) {
      case 'show-keys':
        setIsHelping(true)
        return
      case 'toggle':
      case 'step':
      case 'first':
      case 'last':
      case 'pace':
      case 'toggle-reveal':
        dispatch(command)
        return
      default:
    }
  })
  return (
    <section data-testid="controls" aria-label={t('title')} className="border-t border-line pt-2">
      <SceneSlider handle={handle} />
      <div className="flex items-center justify-between gap-x-1 sm:gap-x-4">
        <Transport handle={handle} />
        <div className="flex items-center gap-1">
          <SpeedSelect
            speed={player.speed}
            onChange={(speed) => {
              dispatch({ type: 'speed', speed })
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

function Transport({ handle: { player, dispatch } }: { handle: SceneHandle }) {
  const t = useTranslations('match.controls')
  const isAtStart = player.index === 0
  const isLast = isAtEnd(player)
  const isOn = !isOver(player)
  return (
    <div className="flex items-center">
      <ControlButton
        label={t('first')}
        keys="Home"
        isDisabled={isAtStart}
        onPress={() => {
          dispatch({ type: 'first' })
        }}
      >
        <ChevronFirst />
      </ControlButton>
      <ControlButton
        label={t('previous')}
        keys="j ArrowLeft"
        isDisabled={isAtStart}
        onPress={() => {
          dispatch({ type: 'step', by: -1 })
        }}
      >
        <ChevronLeft />
      </ControlButton>
      <PlayButton
        isPlaying={player.isPlaying}
        onPress={() => {
          dispatch({ type: 'toggle' })
        }}
      />
      <ControlButton
        label={t('next')}
        keys="l ArrowRight"
        isDisabled={isLast}
        onPress={() => {
          dispatch({ type: 'step', by: 1 })
        }}
      >
        <ChevronRight />
      </ControlButton>
      <ControlButton
        label={t(isOn ? 'toLive' : 'last')}
        keys="End"
        isDisabled={isLast && !isOn}
        onPress={() => {
          dispatch({ type: 'last' })
        }}
      >
        <ChevronLast />
      </ControlButton>
    </div>
  )
}
