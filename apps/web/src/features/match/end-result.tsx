'use client'

import { RevealButton } from './controls/reveal-control.tsx'
import { GuessNow, GuessToldAtEnd } from './guess/guess-parts.tsx'
import type { Guessing } from './guess/use-guessing.ts'
import { resultId } from './table/end-notice.tsx'
import { EndSlip } from './table/end-slip.tsx'
import type { PlayerHandle } from './use-player.ts'

interface EndResultProps {
  readonly guessing: Guessing
  readonly handle: PlayerHandle
}

/** The slip with the result, below the controls of a table: over the table it would cover those who sit there. */
export function EndResult({ guessing, handle }: EndResultProps) {
  const { player, scene, known } = handle
  const event = scene.step?.event
  if (player.view !== 'table') return null
  if (event?.type !== 'match-ended') return <GuessNow guessing={guessing} state={known} />
  return (
    <div id={resultId} data-testid="result" className="@container scroll-mt-4 py-6">
      <EndSlip
        event={event}
        alias={(seat) => scene.state.aliases[seat] ?? ''}
        isRevealed={player.level === 2}
        action={
          <>
            <EndAction guessing={guessing} handle={handle} />
            <GuessNow guessing={guessing} state={known} />
          </>
        }
      />
    </div>
  )
}

/** What can be pressed at the end, to be told how it ended; and then how the guess came out. */
export function EndAction({ guessing, handle: { player, scene, isOn, dispatch } }: EndResultProps) {
  if (isOn) return null
  if (player.level === 2) return <GuessToldAtEnd guessing={guessing} state={scene.state} />
  return <RevealButton player={player} onAction={dispatch} />
}
