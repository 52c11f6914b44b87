import { kitCalled } from '@wis/games'

/** Six pips, for a game without a mark of its own. */
const usual = 'M5 5h14v14H5zM9 9h.01M15 9h.01M9 12h.01M15 12h.01M9 15h.01M15 15h.01'

/** The mark of a game. Its name stands beside it. */
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
