'use client'

import type { KitMoment } from '@wis/games'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import styles from '../../../features/match/controls/timeline.module.css'
import type { Player, PlayerAction } from '../player/player.ts'
import { stopNear, trackOf } from '../player/slider-track.ts'
import type { TrackPoint } from '../player/slider-track.ts'
import type { SpyScene } from '../player/spy-scene.ts'
import { stepIndexAt } from '../player/steps.ts'
import type { StepKind } from '../player/table-event.ts'
import { useSay } from '../table/use-say.ts'
import { TrackLabel } from './track-label.tsx'

interface TimelineProps {
  readonly player: Player
  readonly scene: SpyScene
  readonly moments: readonly KitMoment[]
  readonly isOn: boolean
  readonly onAction: (action: PlayerAction) => void
}

const shapes: Record<StepKind, string | undefined> = {
  deal: styles.round,
  round: styles.round,
  speech: styles.speech,
  foul: styles.foul,
  vote: styles.vote,
  tally: styles.vote,
  out: styles.out,
  end: styles.end,
}

/** A slider through a match, with a mark for every event. */
export function Timeline({ player, scene, moments, isOn, onAction }: TimelineProps) {
  const t = useTranslations('match.controls')
  const { steps, index, state, step } = scene
  const { level, furthest } = player
  const say = useSay({ level, alias: (seat) => state.aliases[seat] ?? '' })
  const track = trackOf({ steps, level, furthest, isOn, ruleset: state.ruleset })
  const { max, dots } = track
  const { point, ...mouse } = useMouse((pressed) => {
    const stop = stopNear(track, moments, pressed)
    if (stop && stop.moments.length > 0) onAction({ type: 'seek', seq: stop.step.seq })
  })
  const stop = point && stopNear(track, moments, point)
  const seek = (place: number) => {
    const target = steps[Math.min(place, steps.length - 1)]
    if (target) onAction({ type: 'seek', seq: target.seq })
  }
  return (
    <div className={styles.track}>
      <div aria-hidden="true" className={styles.dots}>
        <span className={styles.seen} style={{ width: `${share(index, max)}%` }} />
        {dots.map((dot) => (
          <span
            key={dot.index}
            data-seen={dot.index <= index}
            className={`${styles.dot ?? ''} ${shapes[dot.step.kind] ?? ''}`}
            style={{ left: `${share(dot.index, max)}%` }}
          />
        ))}
        {moments.map(({ kind, seq, seat }) => (
          <span
            key={`${kind} ${seq} ${seat}`}
            className={styles.moment}
            style={{ left: `${share(stepIndexAt(steps, seq), max)}%` }}
          />
        ))}
        {stop && <TrackLabel stop={stop} share={share(stop.index, max)} text={say(stop.step)} />}
      </div>
      <input
        type="range"
        min={0}
        max={max}
        step={1}
        value={Math.max(0, index)}
        aria-label={t('slider')}
        aria-valuetext={step ? say(step) : ''}
        onChange={(event) => {
          seek(Number(event.target.value))
        }}
        className={styles.slider}
        {...mouse}
      />
    </div>
  )
}

/**
 * Follows the mouse over the slider, and finds clicks: pressed and released at the same place. The slider itself
 * handles dragging.
 */
function useMouse(onClick: (point: TrackPoint) => void) {
  const [point, setPoint] = useState<TrackPoint>()
  const pressed = useRef<number>(undefined)
  return {
    point,
    onPointerMove: (event: PointerEvent<HTMLInputElement>) => {
      if (event.pointerType === 'mouse') setPoint(pointOf(event))
    },
    onPointerLeave: () => {
      setPoint(undefined)
    },
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      pressed.current = pointerType === 'mouse' ? clientX : undefined
    },
    onPointerUp: (event: PointerEvent<HTMLInputElement>) => {
      const { current } = pressed
      pressed.current = undefined
      if (current !== undefined && Math.abs(event.clientX - current) < 3) onClick(pointOf(event))
    },
  }
}

/** The track begins and ends in the middle of the thumb. */
const thumbPx = 16

function pointOf({ clientX, currentTarget }: PointerEvent<HTMLInputElement>): TrackPoint {
  const { left, width } = currentTarget.getBoundingClientRect()
  return { x: clientX - left - thumbPx / 2, width: width - thumbPx }
}

function share(place: number, max: number): number {
  return max === 0 ? 0 : Math.round((Math.max(0, place) / max) * 1000) / 10
}
