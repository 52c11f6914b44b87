import { usualGame } from '@wis/db/matches'
import { kits } from '@wis/games'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { gameNameIn } from '../games/names.ts'
import { SmallPicture } from '../games/small-picture.tsx'
import type { PresetName } from './game-to-organize.ts'

/** The address of the form. The oldest game is meant where none is named. */
const address = (game: string, preset: string) =>
  `/seasons/new?${game === usualGame ? '' : `game=${game}&`}preset=${preset}`

interface GameChoiceProps {
  readonly current: string
  readonly preset: PresetName
}

/** The games as pictures. Each leads to a form with its own fields. On a phone they lie in two rows, which scroll. */
export function GameChoice({ current, preset }: GameChoiceProps) {
  const t = useTranslations('organize')
  const locale = useLocale()
  return (
    <nav aria-label={t('game')} className="min-w-0 space-y-5">
      <h2 className="display text-2xl">{t('game')}</h2>
      <ul className="grid gap-2.5 max-sm:-mx-4 max-sm:auto-cols-[8.5rem] max-sm:grid-flow-col max-sm:grid-rows-2 max-sm:overflow-x-auto max-sm:px-4 sm:grid-cols-4 xl:grid-cols-5">
        {kits.map(({ id }) => (
          <li
            key={id}
            className="relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-raised hover:border-strong has-[[aria-current]]:border-brass has-[[aria-current]]:bg-sunken has-[[aria-current]]:shadow-[0_0_0_1px_var(--color-brass)]"
          >
            <SmallPicture game={id} place="choice" size="border-b border-line [zoom:0.4] [--high:14rem]" />
            <Link
              href={address(id, preset)}
              keepsScroll
              aria-current={id === current ? 'page' : undefined}
              className="px-3 py-2 text-xs leading-tight font-medium after:absolute after:inset-0 aria-[current]:font-semibold"
            >
              {gameNameIn(locale, id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface PresetChoiceProps {
  readonly current: PresetName
  readonly game: string
  readonly presets: readonly PresetName[]
}

/** The usual kinds of seasons. Each fills in the form its own way. */
export function PresetChoice({ current, game, presets }: PresetChoiceProps) {
  const t = useTranslations('organize.presets')
  return (
    <nav aria-label={t('title')} className="flex flex-wrap items-center gap-2 text-sm">
      <h2 className="display w-full pb-3 text-2xl">{t('title')}</h2>
      {presets.map((name) => (
        <Link
          key={name}
          href={address(game, name)}
          keepsScroll
          aria-current={name === current ? 'page' : undefined}
          className="flex h-9 items-center rounded-full border border-line bg-raised px-4 text-soft hover:border-strong hover:text-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground"
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  )
}
