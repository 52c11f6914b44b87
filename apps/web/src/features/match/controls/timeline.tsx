'use client'

import type { Moment } from '@wis/games'
import { useTranslations } from 'next-intl'
import type { Player, PlayerAction } from '../player/player.ts'
import type { Scene } from '../player/scene.ts'
import { trackOf } from '../player/slider-track.ts'
import { stepIndexAt } from '../player/steps.ts'
import type { StepKind } from '../player/steps.ts'
import { useSay } from '../table/use-say.ts'
import styles from './timeline.module.css'

interface TimelineProps {
  readonly player: Player
  readonly scene: Scene
  readonly moments: readonly Moment[]
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

/** The way through a match: a slider, with a mark for everything that happened. */
export function Timeline({ player, scene, moments, isOn, onAction }: TimelineProps) {
  const t = useTranslations('match.controls')
  const tMoments = useTranslations('match.moments.kinds')
  const { steps, index, state, step } = scene
  const { level, furthest } = player
  const say = useSay({ level, alias: (seat) => state.aliases[seat] ?? '' })
  const { max, dots } = trackOf({ steps, level, furthest, isOn, ruleset: state.ruleset })
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
            title={say(dot.step)}
            data-seen={dot.index <= index}
            className={`${styles.dot ?? ''} ${shapes[dot.step.kind] ?? ''}`}
            style={{ left: `${share(dot.index, max)}%` }}
          />
        ))}
        {moments.map(({ kind, seq, seat }) => (
          <span
            key={`${kind} ${seq} ${seat}`}
            title={tMoments(kind)}
            className={styles.moment}
            style={{ left: `${share(stepIndexAt(steps, seq), max)}%` }}
          />
        ))}
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
      />
    </div>
  )
}

function share(place: number, max: number): number {
  return max === 0 ? 0 : Math.round((Math.max(0, place) / max) * 1000) / 10
}
