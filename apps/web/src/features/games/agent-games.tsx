import { usualGame } from '@wis/db/matches'
import type { AgentRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { GameMark } from './game-mark.tsx'

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
