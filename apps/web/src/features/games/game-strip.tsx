import { kits } from '@wis/games'
import { useLocale, useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Grid } from '../../components/icon/icons.tsx'
import { Link } from '../../components/link/link.tsx'
import { LiveDot } from '../watch/live-dot.tsx'
import { GameGlyph } from './game-marks.tsx'
import { gameNameIn } from './names.ts'

interface GameStripProps {
  /** How many tables of each game are in play. */
  readonly live: ReadonlyMap<string, number>
  readonly addressOf?: (game: string) => string
  /** Where the strip chooses what the page shows, also all games. On a phone it is one row then, so that what it chooses is in sight. */
  readonly chosen?: string
}

/** What is chosen if not one game is. */
export const everyGame = 'all'

/** On wider screens the first one takes the cells that the last row would leave blank. */
const inMiddle = 7
const firstCells = (count: number): CSSProperties & Record<'--first', number> => ({
  '--first': ((inMiddle - (count % inMiddle)) % inMiddle) + 1,
})

/** The first game has a row of its own on a phone if the last would be alone in one. */
const rowsOf = (columns: number) => (kits.length % columns === 1 ? 'max-sm:*:first:col-span-full' : '')
const threeInARow = `max-sm:grid-cols-3 ${rowsOf(3)}`
/** The chosen game is in sight at the beginning of one row that moves aside. */
const oneRow = 'max-sm:flex max-sm:overflow-x-auto max-sm:*:w-[4.6rem] max-sm:*:shrink-0'

/** All games in a row, with the number of tables in play. */
export function GameStrip({ live, addressOf = (game) => `/games/${game}`, chosen }: GameStripProps) {
  const t = useTranslations('watch.channels')
  const locale = useLocale()
  const games = kits.map(({ id }) => ({ id, name: gameNameIn(locale, id), tables: live.get(id) ?? 0 }))
  const tables = games.reduce((sum, game) => sum + game.tables, 0)
  const all = { id: everyGame, name: t('everyGame'), tables }
  const tabs = chosen === undefined ? games : [all, ...games]
  return (
    <ul
      style={firstCells(tabs.length)}
      className={`grid gap-px sm:max-xl:grid-cols-7 sm:max-xl:*:first:col-[span_var(--first)] xl:grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] sm:overflow-hidden rounded-card border border-line bg-raised ${chosen === undefined ? threeInARow : oneRow}`}
    >
      {tabs.map(({ id, name, tables }) => (
        <li
          key={id}
          className={`shadow-[0_0_0_1px_var(--color-line)] ${id === chosen ? 'max-sm:order-first' : ''}`}
        >
          <Link
            href={addressOf(id)}
            aria-current={id === chosen ? 'page' : undefined}
            className={`group relative flex h-full flex-col items-center gap-2 px-1 pt-4 pb-3 text-center text-xs leading-tight text-soft hover:bg-sunken hover:text-ink aria-[current]:bg-ink aria-[current]:text-ground ${chosen === undefined ? '' : 'max-sm:gap-1 max-sm:px-0.5 max-sm:pt-4 max-sm:pb-1.5 max-sm:text-2xs'}`}
          >
            {tables > 0 && (
              <span className="figures absolute top-1.5 right-1.5 flex items-center gap-1 text-2xs leading-none font-semibold">
                <LiveDot />
                <span aria-hidden="true">{tables}</span>
                <span className="sr-only">{t('live', { count: tables })}</span>
              </span>
            )}
            {id === everyGame ? (
              <Grid className="size-7 stroke-1 max-sm:size-5" />
            ) : (
              <GameGlyph
                game={id}
                className={`${chosen === undefined ? 'size-7' : 'size-7 max-sm:size-5'} ${id === chosen ? 'stroke-ground!' : ''}`}
              />
            )}
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
