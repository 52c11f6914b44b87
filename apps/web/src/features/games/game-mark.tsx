import { useLocale } from 'next-intl'
import { gameNameIn } from './game-name-in.ts'

/** The name of a game, as a small mark. */
export function GameMark({ game, className = '' }: { game: string; className?: string }) {
  return (
    <span className={`inline-block rounded-card border border-line px-1.5 text-xs text-soft ${className}`}>
      {gameNameIn(useLocale(), game)}
    </span>
  )
}
