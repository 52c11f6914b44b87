import { useTranslations } from 'next-intl'
import styles from '../../match/controls/timeline.module.css'
import { useWords } from '../words.ts'
import { isTold, placeAt, roundStarts } from './scene-player.ts'
import type { SceneHandle } from './scene-store.ts'

/** More steps than this would make dots that touch each other. */
const mostDots = 40

/** A slider through a match. */
export function SceneSlider({ handle: { player, dispatch } }: { handle: SceneHandle }) {
  const t = useTranslations('match.controls')
  const words = useWords()
  const { steps, index } = player
  const last = Math.max(0, steps.length - 1)
  const share = (place: number) => `${last === 0 ? 0 : Math.round((place / last) * 1000) / 10}%`
  const say = steps[index]?.say
  const rounds = roundStarts(steps)
  const pins = isTold(player) ? player.moments : []
  return (
    <div className={styles.track}>
      <div aria-hidden="true" className={styles.dots}>
        <span className={styles.seen} style={{ width: share(index) }} />
        {steps.map(({ seq }, place) => {
          const isRound = rounds.includes(place)
          if (!isRound && steps.length > mostDots) return null
          return (
            <span
              key={seq}
              data-seen={place <= index}
              className={`${styles.dot ?? ''} ${(isRound ? styles.round : styles.speech) ?? ''}`}
              style={{ left: share(place) }}
            />
          )
        })}
        {pins.map(({ seq, kind }) => (
          <span
            key={`${seq} ${kind}`}
            className={styles.moment}
            style={{ left: share(placeAt(steps, seq)) }}
          />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={index}
        aria-label={t('slider')}
        aria-valuetext={say ? words(say) : ''}
        onChange={(event) => {
          dispatch({ type: 'seek', index: Number(event.target.value) })
        }}
        className={styles.slider}
      />
    </div>
  )
}
