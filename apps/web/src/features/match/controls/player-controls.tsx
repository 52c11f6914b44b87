'use client'

import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Keyboard,
  Pause,
  Play,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Player, PlayerAction } from '../player/player.ts'
import type { Scene } from '../player/scene.ts'
import { ControlButton } from './control-button.tsx'
import { SpeedSelect } from './speed-select.tsx'
import { Timeline } from './timeline.tsx'

interface PlayerControlsProps {
  readonly player: Player
  readonly scene: Scene
  readonly isOn: boolean
  readonly onAction: (action: PlayerAction) => void
  readonly onShowKeys: () => void
}

/** Everything that moves a match forwards and back; the keys of the page do the same. */
export function PlayerControls({ player, scene, isOn, onAction, onShowKeys }: PlayerControlsProps) {
  const t = useTranslations('match.controls')
  const isAtStart = scene.index <= 0
  const isAtEnd = scene.index >= scene.steps.length - 1
  return (
    <section aria-label={t('title')} className="border-t border-line pt-3">
      <Timeline player={player} scene={scene} onAction={onAction} />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex items-center">
          <ControlButton label={t('first')} isDisabled={isAtStart} onPress={() => { onAction({ type: 'first' }) }}>
            <ChevronFirst />
          </ControlButton>
          <ControlButton label={t('previousRound')} keys="J" isDisabled={isAtStart} onPress={() => { onAction({ type: 'round', by: -1 }) }}>
            <ChevronsLeft />
          </ControlButton>
          <ControlButton label={t('previous')} keys="j" isDisabled={isAtStart} onPress={() => { onAction({ type: 'step', by: -1 }) }}>
            <ChevronLeft />
          </ControlButton>
          <button
            type="button"
            aria-label={player.isPlaying ? t('pause') : t('play')}
            aria-keyshortcuts="k"
            title={`${player.isPlaying ? t('pause') : t('play')} (k)`}
            onClick={() => { onAction({ type: 'toggle' }) }}
            className="mx-1 grid size-12 place-items-center rounded-full bg-ink text-ground transition-transform hover:scale-105 [&_svg]:size-5 [&_svg]:fill-current"
          >
            {player.isPlaying ? <Pause strokeWidth={0} /> : <Play strokeWidth={0} className="translate-x-px" />}
          </button>
          <ControlButton label={t('next')} keys="l" isDisabled={isAtEnd} onPress={() => { onAction({ type: 'step', by: 1 }) }}>
            <ChevronRight />
          </ControlButton>
          <ControlButton label={t('nextRound')} keys="L" isDisabled={isAtEnd} onPress={() => { onAction({ type: 'round', by: 1 }) }}>
            <ChevronsRight />
          </ControlButton>
          <ControlButton label={isOn ? t('toLive') : t('last')} isDisabled={isAtEnd && !isOn} onPress={() => { onAction({ type: 'last' }) }}>
            <ChevronLast />
          </ControlButton>
        </div>
        <div className="flex items-center gap-1">
          <SpeedSelect speed={player.speed} onChange={(speed) => { onAction({ type: 'speed', speed }) }} />
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
