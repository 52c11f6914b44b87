import { usualGame } from '@wis/db/matches'
import { kitCalled } from '@wis/games'
import type { AgentRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { gameNameIn } from './names.ts'

/** The games of an agent, unless it simply plays the usual one. An empty list means all of them. */
export function AgentGames({ games }: Pick<AgentRow, 'games'>) {
  const t = useTranslations('games')
  if (games.length === 1 && games[0] === usualGame) return null
  return (
    <span className="flex flex-wrap gap-1 pt-1">
      {games.length === 0 ? (
        <span className="text-xs text-soft">{t('allOfThem')}</span>
      ) : (
        games.map((game) => <GameMark key={game} game={game} />)
      )}
    </span>
  )
}

export function GameMark({ game, className = '' }: { game: string; className?: string }) {
  return (
    <span className={`inline-block rounded-card border border-line px-1.5 text-xs text-soft ${className}`}>
      {gameNameIn(useLocale(), game)}
    </span>
  )
}

/** Six pips, for a game without a mark of its own. */
const usual = 'M5 5h14v14H5zM9 9h.01M15 9h.01M9 12h.01M15 12h.01M9 15h.01M15 15h.01'

export function GameGlyph({ game, className = 'size-7' }: { game: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 fill-none stroke-brass ${className}`}
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={kitCalled(game)?.glyph ?? usual} />
    </svg>
  )
}
