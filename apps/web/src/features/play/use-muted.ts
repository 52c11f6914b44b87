import { saying, spokenIn } from '@wis/engine'
import type { Entry, Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { keptText } from '../match/guess/kept-text.ts'

/** The log as a reader hears it who has muted some seats. Only this browser knows of it. */
export function useMuted(seatId: string, entries: readonly Entry[]) {
  const t = useTranslations('play.others')
  const [kept] = useState(() => keptText(`wis-muted ${seatId}`))
  const [muted, setMuted] = useState<readonly Seat[]>(() => seatsIn(kept.read()))
  const words = t('muted')
  const heard = useMemo(
    () =>
      muted.length === 0
        ? entries
        : entries.map((entry) => {
            const spoken = spokenIn(entry.event)
            return spoken && muted.includes(spoken.seat)
              ? { ...entry, event: saying(entry.event, words) }
              : entry
          }),
    [entries, muted, words],
  )
  const mute = (seats: readonly Seat[]) => {
    setMuted(seats)
    kept.keep(seats.join(' '))
  }
  return { heard, muted, mute }
}

const seatsIn = (text: string | null): readonly Seat[] =>
  (text ?? '').split(' ').flatMap((seat) => (/^\d{1,2}$/.test(seat) ? [Number(seat)] : []))
