'use client'

import type { KitMoment } from '@wis/games'
import { useTranslations } from 'next-intl'
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Keyboard,
} from '../../../components/icon/icons.tsx'
import { ControlButton } from '../../../features/match/controls/control-button.tsx'
import { PlayButton } from '../../../features/match/controls/play-button.tsx'
import { SpeedSelect } from '../../../features/match/controls/speed-select.tsx'
import type { Player, PlayerAction } from '../player/player.ts'
import type { SpyScene } from '../player/spy-scene.ts'
import { Timeline } from './timeline.tsx'
import { TypingSwitch } from './typing-switch.tsx'

interface PlayerControlsProps {
  readonly player: Player
  readonly scene: SpyScene
  readonly moments: readonly KitMoment[]
  readonly isOn: boolean
  readonly isTyping: boolean
  readonly onAction: (action: PlayerAction) => void
  readonly onTyping: (isTyping: boolean) => void
  readonly onShowKeys: () => void
}

/** All the buttons that move through a match. The keys of the page do the same. */
export function PlayerControls(props: PlayerControlsProps) {
  const { player, scene, moments, isOn, isTyping, onAction, onTyping, onShowKeys } = props
  const t = useTranslations('match.controls')
  return (
    <section data-testid="controls" aria-label={t('title')} className="border-t border-line pt-2">
      <Timeline player={player} scene={scene} moments={moments} isOn={isOn} onAction={onAction} />
      <div className="flex items-center justify-between gap-x-1 sm:gap-x-4">
        <Transport player={player} scene={scene} isOn={isOn} onAction={onAction} />
        <div className="flex items-center gap-1">
          {isOn && <TypingSwitch isTyping={isTyping} onChange={onTyping} />}
          <SpeedSelect
            speed={player.speed}
            onChange={(speed) => {
              onAction({ type: 'speed', speed })
            }}
          />
          <span className="max-sm:hidden">
            <ControlButton label={t('keys')} keys="?" onPress={onShowKeys}>
              <Keyboard />
            </ControlButton>
          </span>
        </div>
      </div>
    </section>
  )
}

type TransportProps = Pick<PlayerControlsProps, 'player' | 'scene' | 'isOn' | 'onAction'>

function Transport({ player, scene, isOn, onAction }: TransportProps) {
  const moving = (action: PlayerAction) => () => {
    onAction(action)
  }
  return (
    <div className="flex items-center">
      <Backward isAtStart={scene.index <= 0} moving={moving} />
      <PlayButton isPlaying={player.isPlaying} onPress={moving({ type: 'toggle' })} />
      <Forward isAtEnd={scene.index >= scene.steps.length - 1} isOn={isOn} moving={moving} />
    </div>
  )
}

interface Moving {
  readonly moving: (action: PlayerAction) => () => void
}

function Backward({ isAtStart, moving }: Moving & { readonly isAtStart: boolean }) {
  const t = useTranslations('match.controls')
  return (
    <>
      <span className="max-sm:hidden">
        <ControlButton
          label={t('first')}
          keys="Home"
          isDisabled={isAtStart}
          onPress={moving({ type: 'first' })}
        >
          <ChevronFirst />
        </ControlButton>
      </span>
      <ControlButton
        label={t('previousRound')}
        keys="J"
        isDisabled={isAtStart}
        onPress={moving({ type: 'round', by: -1 })}
      >
        <ChevronsLeft />
      </ControlButton>
      <ControlButton
        label={t('previous')}
        keys="j ArrowLeft"
        isDisabled={isAtStart}
        onPress={moving({ type: 'step', by: -1 })}
      >
        <ChevronLeft />
      </ControlButton>
    </>
  )
}

interface ForwardProps extends Moving {
  readonly isAtEnd: boolean
  readonly isOn: boolean
}

function Forward({ isAtEnd, isOn, moving }: ForwardProps) {
  const t = useTranslations('match.controls')
  return (
    <>
      <ControlButton
        label={t('next')}
        keys="l ArrowRight"
        isDisabled={isAtEnd}
        onPress={moving({ type: 'step', by: 1 })}
      >
        <ChevronRight />
      </ControlButton>
      <ControlButton
        label={t('nextRound')}
        keys="L"
        isDisabled={isAtEnd}
        onPress={moving({ type: 'round', by: 1 })}
      >
        <ChevronsRight />
      </ControlButton>
      <span className="max-sm:hidden">
        <ControlButton
          label={isOn ? t('toLive') : t('last')}
          keys="End"
          isDisabled={isAtEnd && !isOn}
          onPress={moving({ type: 'last' })}
        >
          <ChevronLast />
        </ControlButton>
      </span>
    </>
  )
}
