'use client'

import { useTranslations } from 'next-intl'
import { SeatChip } from '../table/seat-chip.tsx'

interface EyesBarProps {
  readonly seat: number
  readonly alias: string
  /** The address of the spectator's view, for readers without scripts. */
  readonly address: string
  readonly onLeave: () => void
}

/** Says that this is one seat's view of the match, with a link back. */
export function EyesBar({ seat, alias, address, onLeave }: EyesBarProps) {
  const t = useTranslations('match.eyes')
  return (
    <p
      data-eyes
      className="mb-3 flex items-center gap-x-3 border-l-2 border-brass bg-sunken px-3 py-2 text-sm max-sm:mb-2 max-sm:py-1 max-sm:text-xs"
    >
      <SeatChip seat={seat} />
      <span className="min-w-0 flex-1">{t('bar', { player: alias })}</span>
      <a
        href={address}
        onClick={(event) => {
          event.preventDefault()
          onLeave()
        }}
        className="max-w-2/5 shrink-0 text-right underline underline-offset-4"
      >
        {t('leave')}
      </a>
    </p>
  )
}
