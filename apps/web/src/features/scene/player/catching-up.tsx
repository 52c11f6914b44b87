import type { InBoth } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { afterTheEnd } from '../../match/player/player-address.ts'
import { useWords } from '../words.ts'
import { isOver, roundStarts } from './scene-player.ts'
import type { SceneHandle } from './scene-store.ts'

interface CatchingUpProps {
  readonly handle: SceneHandle
  /** What a round is called, with `{number}` for its number, if not a round. */
  readonly roundName?: InBoth<string> | undefined
}

/** How far somebody who came late has caught up, and the way to what happens now. Without a script the address leads there. */
export function CatchingUp({ handle: { player, dispatch }, roundName }: CatchingUpProps) {
  const t = useTranslations('match.live')
  const words = useWords()
  const starts = roundStarts(player.steps)
  const round = Math.max(1, starts.filter((start) => start <= player.index).length)
  const place = t('place', { round, count: starts.length })
  return (
    <div data-testid="catching-up" className="flex min-h-9 items-center gap-3">
      <p role="status" className="text-xs leading-tight text-soft">
        {t('catchingUp')}
        {starts.length > 0 && (
          <>
            <span className="max-sm:hidden xl:hidden"> · </span>
            <span className="figures whitespace-nowrap max-sm:block xl:block">
              {roundName ? words(roundName).replace('{number}', place) : t('round', { place })}
            </span>
          </>
        )}
      </p>
      <form
        action="?"
        onSubmit={(event) => {
          event.preventDefault()
          dispatch({ type: 'last' })
        }}
      >
        <button
          name="e"
          value={afterTheEnd}
          aria-keyshortcuts="End"
          className="h-9 rounded-card bg-ink px-3 text-sm font-medium whitespace-nowrap text-ground"
        >
          {t(isOver(player) ? 'skipToEnd' : 'skip')}
        </button>
      </form>
    </div>
  )
}
