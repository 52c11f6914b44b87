import { spokenIn } from '@wis/engine'
import type { Entry, Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'

interface OthersProps {
  readonly seatId: string
  readonly own: Seat | null
  readonly aliases: readonly string[]
  readonly entries: readonly Entry[]
  readonly muted: readonly Seat[]
  onMute(muted: readonly Seat[]): void
}

/** Whoever disturbs is not heard any more by this reader, or is reported to the moderators. */
export function OthersAtTable({ seatId, own, aliases, entries, muted, onMute }: OthersProps) {
  const t = useTranslations('play.others')
  const said = new Map(
    entries.flatMap(({ seq, event }) => {
      const spoken = spokenIn(event)
      return spoken && spoken.seat !== own ? [[spoken.seat, seq]] : []
    }),
  )
  if (said.size === 0) return null
  return (
    <details data-testid="others" className="text-sm text-soft max-lg:order-6">
      <summary className="cursor-pointer py-1.5 underline underline-offset-4">{t('title')}</summary>
      <ul className="grid gap-2 pt-2">
        {[...said].map(([seat, seq]) => {
          const isMuted = muted.includes(seat)
          const name = aliases[seat] ?? ''
          return (
            <li key={seat} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-semibold text-ink">{name}</span>
              <span className="flex items-center gap-4">
                <button
                  type="button"
                  aria-pressed={isMuted}
                  aria-label={t(isMuted ? 'unmuteSeat' : 'muteSeat', { name })}
                  className={buttonStyle.quiet}
                  onClick={() => onMute(isMuted ? muted.filter((one) => one !== seat) : [...muted, seat])}
                >
                  {t(isMuted ? 'unmute' : 'mute')}
                </button>
                <a
                  href={`/report?seat=${seatId}&seq=${seq}`}
                  target="_blank"
                  rel="noopener nofollow"
                  aria-label={t('reportSeat', { name })}
                  className="underline underline-offset-4 hover:text-ink"
                >
                  {t('report')}
                </a>
              </span>
            </li>
          )
        })}
      </ul>
      <p className="pt-2">{t('text')}</p>
    </details>
  )
}
