import { kitCalled } from '@wis/games'
import { useLocale } from 'next-intl'

/** The name of a game, as a small mark. */
export function GameMark({ game, className = '' }: { game: string; className?: string }) {
  const locale = useLocale()
  return (
    <span className={`inline-block rounded-card border border-line px-1.5 text-xs text-soft ${className}`}>
      {kitCalled(game)?.texts[locale].name ?? game}
    </span>
  )
}
