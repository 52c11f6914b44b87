import { listMatches } from '@wis/db/matches'
import type { GameKit } from '@wis/games'
import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { database } from '../../server/database.ts'
import { GameGlyph } from './game-marks.tsx'
import { titleOfMatch } from './names.ts'

/** A game in the catalogue, with the way to its latest match. */
export async function GameCard({ kit: { id, setup, texts } }: { kit: GameKit }) {
  const t = await getTranslations('games')
  const titles = await getTranslations('match.titles')
  const locale = await getLocale()
  const { name, tagline } = texts[locale]
  const { items } = await listMatches(database(), { game: id, limit: 1 })
  const counts = [...new Set(setup.presets.map(({ players }) => players))].sort((a, b) => a - b)
  return (
    <li className="relative grid content-start gap-3 rounded-card border border-line bg-raised p-6 hover:border-strong">
      <h2 className="display flex items-center gap-3 text-2xl">
        <GameGlyph game={id} className="size-8 text-brass" />
        <Link href={`/games/${id}`} className="after:absolute after:inset-0">
          {name}
        </Link>
      </h2>
      <p className="text-soft text-pretty">{tagline}</p>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-faint">
        <span>{t('seats', { count: counts.join(' / ') })}</span>
        {items.map((match) => (
          <Link
            key={match.id}
            href={`/matches/${match.id}`}
            className="relative text-soft underline decoration-brass underline-offset-4 hover:text-ink"
          >
            {t('latest')}: {titleOfMatch(titles, locale, match)}
          </Link>
        ))}
      </p>
    </li>
  )
}
