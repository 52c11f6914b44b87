'use client'

import { spyGuess } from '@wis/games'
import { GuessNow } from '../../features/match/guess/guess-parts.tsx'
import { GuessToldAtEnd } from '../../features/match/guess/guess-told.tsx'
import type { Guessing } from '../../features/match/guess/use-guessing.ts'
import { RevealButton } from './controls/reveal-control.tsx'
import { resultId } from './table/end-notice.tsx'
import { EndSlip } from './table/end-slip.tsx'
import type { PlayerHandle } from './use-player.ts'

interface EndResultProps {
  readonly guessing: Guessing
  readonly handle: PlayerHandle
}

/** The slip with the result, below the controls of a table, because over the table it would cover the seats. */
export function EndResult({ guessing, handle }: EndResultProps) {
  const { player, scene } = handle
  const event = scene.step?.event
  if (event?.type !== 'match-ended') return null
  return (
    <div id={resultId} data-testid="result" className="@container scroll-mt-4 py-6">
      <EndSlip
        event={event}
        alias={(seat) => scene.state.aliases[seat] ?? ''}
        isRevealed={player.level === 'everything'}
        action={
          <>
            <EndAction guessing={guessing} handle={handle} />
            <GuessNow guessing={guessing} aliases={scene.glance.aliases} />
          </>
        }
      />
    </div>
  )
}

/** The buttons at the end that reveal the result; then the verdict on the guess. */
export function EndAction({ guessing, handle: { player, known, isOn, dispatch } }: EndResultProps) {
  if (isOn) return null
  if (player.level === 'everything')
    return <GuessToldAtEnd guessing={guessing} about={spyGuess(known)} aliases={known.aliases} />
  return <RevealButton player={player} onAction={dispatch} />
}
