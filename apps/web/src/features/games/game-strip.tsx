import { kits } from '@wis/games'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { GameGlyph } from './game-marks.tsx'
import { gameNameIn } from './names.ts'

/** All games in a row, those that are on with a dot. */
export function GameStrip({ live }: { live: ReadonlyMap<string, number> }) {
  const t = useTranslations('home')
  const locale = useLocale()
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] overflow-hidden rounded-card border border-line bg-raised">
      {kits.map(({ id }) => (
        <li key={id} className="-mr-px -mb-px border-r border-b border-line">
          <Link
            href={`/games/${id}`}
            className="relative flex h-full flex-col items-center gap-2 px-1 pt-4 pb-3 text-center text-xs leading-tight text-soft hover:bg-sunken hover:text-ink"
          >
            {(live.get(id) ?? 0) > 0 && (
              <span className="absolute top-2 right-2 size-2 rounded-full bg-live">
                <span className="sr-only">{t('isLive')}</span>
              </span>
            )}
            <GameGlyph game={id} />
            {gameNameIn(locale, id)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
