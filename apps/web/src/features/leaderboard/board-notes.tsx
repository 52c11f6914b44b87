import type { Board } from '@wis/db/boards'
import { useFormatter, useTranslations } from 'next-intl'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { exportAddress } from './board-filter.ts'
import type { BoardFilter } from './board-filter.ts'

interface BoardNotesProps {
  readonly ratings: Board['ratings']
  readonly filter: BoardFilter
  /** Whether ratings are computed for the game. */
  readonly isRated: boolean
}

const style = 'underline decoration-rim underline-offset-4 hover:decoration-current'

/** The age of the ratings, and the addresses of the board as a file. */
export function BoardNotes({ ratings, filter, isRated }: BoardNotesProps) {
  const t = useTranslations('leaderboard')
  const { dateTime } = useFormatter()
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pt-4 text-xs text-faint">
      <span>
        {ratings
          ? t.rich('asOf', {
              matches: ratings.matches,
              time: () => <time dateTime={ratings.asOf}>{timeInUtc({ dateTime }, ratings.asOf)}</time>,
            })
          : isRated && t('notRated')}
      </span>
      <span className="flex gap-4">
        {t('thisPage')}
        {(['csv', 'json'] as const).map((format) => (
          <a key={format} href={exportAddress(filter, format)} className={style}>
            {format.toUpperCase()}
          </a>
        ))}
      </span>
    </p>
  )
}
