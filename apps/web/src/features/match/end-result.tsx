'use client'

import type { SpyState } from '@wis/games'
import { useTranslations } from 'next-intl'
import { RevealButton } from './controls/reveal-control.tsx'
import { Guess, GuessVerdict } from './guess/guess.tsx'
import { resultId } from './table/end-notice.tsx'
import { EndSlip } from './table/end-slip.tsx'
import type { PlayerHandle } from './use-player.ts'

interface EndResultProps {
  readonly matchId: string
  readonly handle: PlayerHandle
}

/** The slip with the result, below the controls of a table, because over the table it would cover the seats. */
export function EndResult({ matchId, handle }: EndResultProps) {
  const { player, scene, known, isOn } = handle
  const event = scene.step?.event
  if (player.view !== 'table') return null
  if (event?.type !== 'match-ended') {
    // Nobody can guess a result that is already revealed, nor before the first speech.
    const mayGuess = (isOn || player.level !== 2) && known.rounds.length > 0 && known.phase !== 'over'
    return mayGuess && <GuessNow matchId={matchId} state={known} />
  }
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

/** The buttons at the end: to guess, and to reveal the result. */
export function EndAction({ matchId, handle: { player, scene, isOn, dispatch } }: EndResultProps) {
  if (isOn) return null
  const { aliases, rounds, spy } = scene.state
  if (player.level === 2) return spy === null ? null : <GuessVerdict {...{ matchId, aliases, rounds, spy }} />
  return (
    <>
      <Guess {...{ matchId, aliases, rounds }} />
      <RevealButton player={player} onAction={dispatch} />
    </>
  )
}

/** Asks in every round who the reader thinks is the spy, without saying whether the guess is right. */
function GuessNow({ matchId, state: { aliases, rounds } }: { matchId: string; state: SpyState }) {
  const t = useTranslations('match.guess')
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 pt-4 text-sm text-soft">
      <p className="pb-3">{t('now')}</p>
      <Guess {...{ matchId, aliases, rounds }} />
    </div>
  )
}
