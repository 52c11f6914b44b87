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
  return isFilled === undefined ? <ToneSign tone={tone} /> : <i className={styles.dot} />
}
