'use client'

import { useTranslations } from 'next-intl'
import styles from '../../../features/match/controls/timeline.module.css'
import { useWords } from '../../../features/scene/words.ts'
import type { TrackStop } from '../player/slider-track.ts'

interface TrackLabelProps {
  readonly stop: TrackStop
  /** The position along the track, in percent. */
  readonly share: number
  /** The event at this place. */
  readonly text: string
}

/** Describes the place under the pointer. For screen readers, the slider itself describes its value. */
export function TrackLabel({ stop: { step, moments }, share, text }: TrackLabelProps) {
  const t = useTranslations('match')
  const words = useWords()
  return (
    <div aria-hidden="true" className={styles.label} style={{ left: `${share}%`, translate: `-${share}%` }}>
      <p className="flex flex-wrap gap-x-2 text-2xs text-faint">
        {step.round > 0 && <span>{t('round', { round: step.round })}</span>}
        {moments.map(({ kind, seat, title }) => (
          <span key={`${kind} ${seat}`} className="font-semibold text-brass">
            {title && words(title)}
          </span>
        ))}
      </p>
      <p className="line-clamp-2 break-words">{text}</p>
    </div>
  )
}
