import { kits } from '@wis/games'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { LiveDot } from '../watch/live-dot.tsx'
import { GameGlyph } from './game-marks.tsx'
import { gameNameIn } from './names.ts'

interface GameStripProps {
  /** How many tables of each game are in play. */
  readonly live: ReadonlyMap<string, number>
  readonly addressOf?: (game: string) => string
  /** Where the strip chooses what the page shows. On a phone it is then one row, which comes by scrolling. */
  readonly chosen?: string
}

/** On a phone three stand in a row. The first one has a row of its own if the last would be alone. */
const inThrees = `max-sm:grid-cols-3 ${kits.length % 3 === 1 ? 'max-sm:*:first:col-span-full' : ''}`

/** All games in a row, with the number of tables in play. */
export function GameStrip({ live, addressOf = (game) => `/games/${game}`, chosen }: GameStripProps) {
  const t = useTranslations('watch.channels')
  const locale = useLocale()
  return (
    <ul
      className={`grid gap-px grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] overflow-hidden rounded-card border border-line bg-raised ${chosen === undefined ? inThrees : 'max-sm:-mr-4 max-sm:auto-cols-[5.25rem] max-sm:grid-flow-col max-sm:grid-cols-none max-sm:overflow-x-auto max-sm:rounded-r-none max-sm:border-r-0 max-sm:pr-8 max-sm:[mask-image:linear-gradient(to_right,#000_calc(100%-3rem),transparent)] max-sm:[scrollbar-width:none]'}`}
    >
      {kits.map(({ id }) => (
        <li
          key={id}
          className={`shadow-[0_0_0_1px_var(--color-line)] ${id === chosen ? '[scroll-initial-target:nearest]' : ''}`}
        >
          <Link
            href={addressOf(id)}
            aria-current={id === chosen ? 'page' : undefined}
            className="group relative flex h-full flex-col items-center gap-2 px-1 pt-4 pb-3 text-center text-xs leading-tight text-soft hover:bg-sunken hover:text-ink aria-[current]:bg-ink aria-[current]:text-ground"
          >
            {(live.get(id) ?? 0) > 0 && (
              <span className="figures absolute top-1.5 right-1.5 flex items-center gap-1 text-2xs leading-none font-semibold">
                <LiveDot />
                <span aria-hidden="true">{live.get(id)}</span>
                <span className="sr-only">{t('live', { count: live.get(id) ?? 0 })}</span>
              </span>
            )}
            <GameGlyph game={id} className={`size-7 ${id === chosen ? 'stroke-ground!' : ''}`} />
            {gameNameIn(locale, id)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
