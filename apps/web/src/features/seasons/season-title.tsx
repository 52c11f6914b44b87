import type { StoredSeason } from '@wis/db/seasons'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import type { Locale } from '../../i18n/locale.ts'
import { gameNameIn } from '../games/names.ts'
import { seasonNameIn } from './season-name-in.ts'

/** The name of a season, which opens it from anywhere on its card. */
export function SeasonTitle({ season, isLarge = false }: { season: StoredSeason; isLarge?: boolean }) {
  return (
    <Link
      href={`/seasons/${season.slug}`}
      className={`font-display leading-tight break-words ${isLarge ? 'text-3xl sm:text-4xl' : 'text-lg'} after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4`}
    >
      <ForeignText text={seasonNameIn(useLocale(), season)} />
    </Link>
  )
}

/** The ladder of a game is called like the game. */
export const isCalledLikeItsGame = (locale: Locale, season: StoredSeason): boolean =>
  seasonNameIn(locale, season).startsWith(gameNameIn(locale, season.game))

/** What is played and how. A name that is that of the game already is not said twice. */
export function KindOfSeason({ season }: { season: StoredSeason }) {
  const t = useTranslations('seasons')
  const locale = useLocale()
  const { game, format, organizer } = season
  const words = [
    ...(isCalledLikeItsGame(locale, season) ? [] : [gameNameIn(locale, game)]),
    t(`format.${format}`),
    ...(organizer === null ? [] : [t('by', { organizer })]),
  ]
  return <ForeignText text={words.join(' · ')} />
}
