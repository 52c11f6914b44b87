import type { Seat } from '@wis/engine'
import type { MatchOutcome } from '@wis/games'
import { useTranslations } from 'next-intl'
import styles from './scene.module.css'

interface WonProps extends Pick<MatchOutcome, 'places'> {
  readonly seat: Seat
}

/** The mark of a seat that has won, at any table. Where all share the first place, no seat has one. */
export default function Won({ seat, places }: WonProps) {
  const t = useTranslations('scene.verdict')
  return (
    places[seat] === 1 &&
    places.some((place) => place > 1) && (
      <span data-won className={styles.won}>
        <span className="sr-only">{t('winner')}</span>
      </span>
    )
  )
}
