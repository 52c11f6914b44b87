'use client'

import { RevealButton } from './controls/reveal-control.tsx'
import { Guess, GuessVerdict } from './guess/guess.tsx'
import { resultId } from './table/end-notice.tsx'
import { EndSlip } from './table/end-slip.tsx'
import type { PlayerHandle } from './use-player.ts'

interface EndResultProps {
  readonly matchId: string
  readonly handle: PlayerHandle
}

/** The slip with the result, below the controls of a table: over the table it would cover those who sit there. */
export function EndResult({ matchId, handle }: EndResultProps) {
  const { player, scene } = handle
  const event = scene.step?.event
  if (player.view !== 'table' || event?.type !== 'match-ended') return null
  return (
    <div id={resultId} data-testid="result" className="@container scroll-mt-4 py-6">
      <EndSlip
        event={event}
        alias={(seat) => scene.state.aliases[seat] ?? ''}
        isRevealed={player.level === 2}
        action={<EndAction matchId={matchId} handle={handle} />}
      />
    </div>
  )
}

/** What can be pressed at the end: to guess, and to be told how it ended. */
export function EndAction({ matchId, handle: { player, scene, isOn, dispatch } }: EndResultProps) {
  if (isOn) return null
  const { aliases, spy } = scene.state
  if (player.level === 2) return spy === null ? null : <GuessVerdict {...{ matchId, aliases, spy }} />
  return (
    <>
      <Guess matchId={matchId} aliases={aliases} />
      <RevealButton player={player} onAction={dispatch} />
    </>
  )
}
