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
    <nav aria-label={t('games')} className="-mx-4 overflow-x-auto px-4 pb-8 sm:mx-0 sm:px-0">
      <ul className="flex w-max min-w-full gap-x-1 border-b border-line">
        {kits.map(({ id, texts }) => (
          <li key={id} className={id === chosen ? '[scroll-initial-target:nearest]' : ''}>
            <Link
              href={matchListAddress(id === usualGame ? {} : { game: id })}
              aria-current={id === chosen ? 'page' : undefined}
              className="-mb-px flex items-baseline gap-2 border-b-2 border-transparent px-3 py-2.5 text-sm whitespace-nowrap text-soft hover:text-ink aria-[current]:border-brass aria-[current]:font-semibold aria-[current]:text-ink"
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
