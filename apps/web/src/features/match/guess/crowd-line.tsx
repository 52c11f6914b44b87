import type { Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { tellCrowd } from './crowd.ts'
import type { CrowdBelief } from './crowd.ts'

interface CrowdLineProps {
  readonly matchId: string
  readonly guess: Seat
  readonly aliases: readonly string[]
}

const askEveryMs = 20_000

/** Whom the viewers of a live match suspect. It is told to whoever has named a seat. */
export function CrowdLine({ matchId, guess, aliases }: CrowdLineProps) {
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
