'use client'

import type { SpyState } from '@wis/games'
import { useTranslations } from 'next-intl'
import { Check } from '../../../components/icon/icons.tsx'
import { SeatChip } from '../table/seat-chip.tsx'
import { useGuess } from './use-guess.ts'

interface GuessProps {
  readonly matchId: string
  readonly aliases: SpyState['aliases']
}

/** Asks the reader, before it is told, who it was. It is kept in their browser and nowhere else. */
export function Guess({ matchId, aliases }: GuessProps) {
  const t = useTranslations('match.guess')
  const [guess, choose] = useGuess(matchId)
  return (
    <div role="group" aria-label={t('title')} className="flex flex-wrap justify-center gap-1 pb-3">
      {aliases.map((alias, seat) => (
        <button
          key={seat}
          type="button"
          data-testid="guess"
          aria-pressed={guess === seat}
          aria-label={t('it', { player: alias })}
          title={alias}
          onClick={() => {
            choose(seat)
          }}
          className="grid size-9 place-items-center rounded-full opacity-75 outline-offset-0 hover:opacity-100 aria-pressed:opacity-100 aria-pressed:ring-2 aria-pressed:ring-brass"
        >
          <SeatChip seat={seat} className="size-7! text-sm" />
        </button>
      ))}
    </div>
  )
}

interface VerdictProps extends GuessProps {
  readonly spy: number
}

/** Whether the guess was right, for whoever made one. */
export function GuessVerdict({ matchId, aliases, spy }: VerdictProps) {
  const t = useTranslations('match.guess')
  const [guess] = useGuess(matchId)
  if (guess === undefined) return null
  const isRight = guess === spy
  return (
    <p
      role="status"
      data-testid="verdict"
      data-right={isRight}
      className="mt-3 flex flex-wrap items-center justify-center gap-2 border-t border-line pt-3 text-sm"
    >
      {isRight ? <Check className="size-4 text-brass" /> : <SeatChip seat={guess} />}
      {isRight ? t('right') : t('wrong', { player: aliases[guess] ?? '' })}
    </p>
  )
}
