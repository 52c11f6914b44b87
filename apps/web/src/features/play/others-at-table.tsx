import { spokenIn } from '@wis/engine'
import type { Entry, Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import type { SeatPage } from './seat-page.ts'

interface OthersProps {
  readonly seatId: string
  readonly table: Pick<SeatPage, 'seat' | 'aliases' | 'entries' | 'isTogether'>
  readonly muted: readonly Seat[]
  onMute(muted: readonly Seat[]): void
}

/**
 * Whoever disturbs is not heard any more by this reader, is reported to the moderators, or is blocked. Where people came by a link,
 * every seat can be blocked, so that the list does not say who is a person.
 */
export function OthersAtTable({ seatId, table, muted, onMute }: OthersProps) {
  const t = useTranslations('play.others')
  const said = lastWords(table)
  const listed = table.isTogether ? table.aliases.map((_, seat) => seat) : [...said.keys()]
  const others = listed.filter((seat) => seat !== table.seat)
  if (others.length === 0) return null
  return (
    <details data-testid="others" className="text-sm text-soft max-lg:order-6 lg:order-5">
      <summary className="cursor-pointer py-1.5 underline underline-offset-4">{t('title')}</summary>
      <ul className="grid gap-2 pt-2">
        {others.map((seat) => {
          const isMuted = muted.includes(seat)
          const name = table.aliases[seat] ?? ''
          const seq = said.get(seat)
          const what = seq === undefined ? 'block' : 'report'
          return (
            <li key={seat} className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-semibold text-ink">{name}</span>
              <span className="flex items-center gap-4">
                {seq !== undefined && (
                  <button
                    type="button"
                    aria-pressed={isMuted}
                    aria-label={t(isMuted ? 'unmuteSeat' : 'muteSeat', { name })}
                    className={buttonStyle.quiet}
                    onClick={() => onMute(isMuted ? muted.filter((one) => one !== seat) : [...muted, seat])}
                  >
                    {t(isMuted ? 'unmute' : 'mute')}
                  </button>
                )}
                <a
                  href={`/report?seat=${seatId}&${seq === undefined ? `player=${seat + 1}` : `seq=${seq}`}`}
                  target="_blank"
                  rel="noopener nofollow"
                  aria-label={t(`${what}Seat`, { name })}
                  className="underline underline-offset-4 hover:text-ink"
                >
                  {t(what)}
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

/** The entry of the last speech of each other seat. */
const lastWords = ({
  entries,
  seat: own,
}: {
  readonly entries: readonly Entry[]
  readonly seat: Seat | null
}) =>
  new Map(
    entries.flatMap(({ seq, event }) => {
      const spoken = spokenIn(event)
      return spoken && spoken.seat !== own ? [[spoken.seat, seq]] : []
    }),
  )
