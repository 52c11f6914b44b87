'use client'

import type { Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { SeatChip } from '../table/seat-chip.tsx'
import { tellCrowd } from './crowd.ts'
import type { CrowdBelief } from './crowd.ts'
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

interface CrowdLineProps {
  readonly matchId: string
  readonly guess: Seat
  readonly aliases: readonly string[]
}

const askEveryMs = 20_000

/** Whom the viewers of a live match suspect. It is told to whoever has named a seat. */
function CrowdLine({ matchId, guess, aliases }: CrowdLineProps) {
  const t = useTranslations('match.guess')
  const [crowd, setCrowd] = useState<CrowdBelief | null>(null)
  useEffect(() => {
    let isGone = false
    const ask = () =>
      void tellCrowd(matchId, guess).then((told) => {
        if (!isGone) setCrowd(told)
      })
    ask()
    const timer = setInterval(ask, askEveryMs)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [matchId, guess])
  if (!crowd) return null
  return (
    <span data-testid="crowd" className="block pt-1">
      {crowd.seats.length === 0
        ? t('crowdFew')
        : t('crowd', {
            count: crowd.viewers,
            seats: crowd.seats
              .map(({ seat, share }) => t('crowdSeat', { player: aliases[seat] ?? '', share }))
              .join(t('crowdComma')),
          })}
    </span>
  )
}
