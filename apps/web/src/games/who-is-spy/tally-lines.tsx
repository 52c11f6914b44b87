'use client'

import type { Ballot } from '@wis/games'
import { useFormatter, useTranslations } from 'next-intl'
import { SeatChip } from '../../features/match/table/seat-chip.tsx'
import { tally } from './player/tally.ts'

interface TallyLinesProps {
  readonly ballots: readonly Ballot[]
  readonly alias: (seat: number) => string
}

/** A vote in words: the named seats, with the number and the names of their voters. */
export function TallyLines({ ballots, alias }: TallyLinesProps) {
  const t = useTranslations('match')
  const { list } = useFormatter()
  const { lines, abstained } = tally(ballots)
  return (
    <ul className="space-y-1.5 text-sm">
      {lines.map(({ target, voters }) => (
        <li key={target} className="flex flex-wrap items-center gap-2">
          <SeatChip seat={target} />
          <span className="font-semibold">{alias(target)}</span>
          <span className="figures text-soft">{t('ballots', { count: voters.length })}</span>
          <span className="sr-only">{t('votedBy', { players: list(voters.map(alias)) })}</span>
          <span aria-hidden="true" className="flex items-center gap-1 text-faint">
            ←
            {voters.map((seat) => (
              <SeatChip key={seat} seat={seat} className="size-4! text-2xs" />
            ))}
          </span>
        </li>
      ))}
      {abstained.length > 0 && (
        <li className="text-soft">{t('abstainedBy', { players: list(abstained.map(alias)) })}</li>
      )}
    </ul>
  )
}
