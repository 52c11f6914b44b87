import { usualGame } from '@wis/db/matches'
import { kits } from '@wis/games'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { matchListAddress } from './filter/match-filter.ts'

interface GameTabsProps {
  readonly chosen: string
  /** How many tables of each game are in play. */
  readonly live: ReadonlyMap<string, number>
}

/** Links to the halls of the games. */
export function GameTabs({ chosen, live }: GameTabsProps) {
  const t = useTranslations('watch')
  const locale = useLocale()
  return (
    <nav aria-label={t('games')} className="pb-8">
      <ul className="grid grid-cols-2 gap-x-4 border-y border-line py-1 sm:flex sm:flex-wrap sm:gap-x-1">
        {kits.map(({ id, texts }) => (
          <li key={id}>
            <Link
              href={matchListAddress(id === usualGame ? {} : { game: id })}
              aria-current={id === chosen ? 'page' : undefined}
              className="flex items-center gap-2 border-b-2 border-transparent py-2 text-sm sm:px-2.5 whitespace-nowrap text-soft hover:text-ink aria-[current]:border-brass aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {texts[locale].name}
              {live.has(id) && (
                <span className="figures text-xs font-normal text-brass">
                  {t('channels.live', { count: live.get(id) ?? 0 })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
