'use client'

import { useTranslations } from 'next-intl'
import { SeatChip } from '../table/seat-chip.tsx'
import { CrowdLine } from './crowd-line.tsx'
import { guessOf, roundsOf } from './guesses.ts'
import { useGuesses } from './use-guess.ts'

interface GuessLineProps {
  readonly matchId: string
  readonly that: string
  readonly aliases: readonly string[]
  /** Whether others guess at the same match now. */
  readonly isLive: boolean
}

/** Says how to guess, and names the current guess, but not whether it is right. */
export default function GuessLine({ matchId, that, aliases, isLive }: GuessLineProps) {
  const t = useTranslations('match.guess')
  const guesses = useGuesses()
  const guess = guessOf(guesses, matchId)
  if (guess === undefined) return t('now', { that })
  return (
    <>
      <SeatChip seat={guess} className="mr-2" />
      {t('is', { player: aliases[guess] ?? '', round: roundsOf(guesses, matchId).at(-1)?.[0] ?? 1 })}{' '}
      {t('change')}
      {isLive && <CrowdLine matchId={matchId} guess={guess} aliases={aliases} />}
    </>
  )
}
