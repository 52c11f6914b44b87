import type { Tone } from '@wis/games'
import { ToneSign } from '../parts/tone-sign.tsx'
import styles from './card-table.module.css'

interface ChoiceSignProps {
  readonly tone: Tone
  /** Not given where the sign is that of its tone. */
  readonly isFilled: boolean | undefined
}

/** A choice as a sign: a disc that is full or empty, or the sign of a tone. */
export function ChoiceSign({ tone, isFilled }: ChoiceSignProps) {
  return isFilled === undefined ? (
    <ToneSign tone={tone} />
  ) : (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={`size-3 shrink-0 ${styles.dot ?? ''}`}>
      <circle
        cx="6"
        cy="6"
        r="4.75"
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2.5"
      />
    </svg>
  )
}
