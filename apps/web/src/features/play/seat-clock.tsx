import type { Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { usePress } from '../scene/press.ts'

/** When a person is warned that time runs out, in seconds before the end. */
const warnings = [30, 10] as const

/** The time that is left. Its last moments are read aloud, and nothing before. */
export function SeatClock({ endsAt }: { endsAt: number }) {
  const t = useTranslations('play.clock')
  const left = useSecondsLeft(endsAt)
  if (left === undefined) return null
  const warning = warnings.findLast((seconds) => left <= seconds)
  const isShort = warning !== undefined
  return (
    <>
      <p
        data-testid="clock"
        aria-label={t('left', { seconds: left })}
        className={`figures font-display text-2xl tabular-nums ${isShort ? 'text-brass' : ''}`}
      >
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </p>
      <p aria-live="assertive" className="sr-only">
        {isShort && (left > 0 ? t('warning', { seconds: warning }) : t('over'))}
      </p>
    </>
  )
}

/** Undefined until the page is drawn, because a server knows no time of this page. */
function useSecondsLeft(endsAt: number): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = () => {
      setNow(performance.now())
    }
    look()
    const timer = setInterval(look, 500)
    return () => {
      clearInterval(timer)
    }
  }, [])
  return now === undefined ? undefined : Math.max(0, Math.ceil((endsAt - now) / 1000))
}

/** A layer over a seat that the person may name: pressing the seat is the answer. */
export function PressedSeat({ seat }: { seat: Seat }) {
  const at = usePress((place) => place.on === 'seat' && place.seat === seat)
  const [move] = at?.moves ?? []
  if (!at || !move) return null
  return (
    <button
      type="button"
      aria-label={move.label}
      aria-pressed={move.isPicked}
      data-testid="press-seat"
      className="absolute -inset-1 cursor-pointer rounded-card border border-dashed border-brass transition-colors hover:bg-brass/15 aria-pressed:border-2 aria-pressed:border-solid"
      onClick={() => {
        at.press(move.value)
      }}
    />
  )
}
