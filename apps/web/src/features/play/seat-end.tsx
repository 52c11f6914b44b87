import type { OpponentStrength } from '@wis/db/people'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { Link } from '../../components/link/link.tsx'
import { withMinus } from '../../components/text/whole-text.ts'
import { SeatChip } from '../match/table/seat-chip.tsx'
import type { KnownOfMatch } from '../scene/player/scene-player.ts'
import { takeSeatWith } from './seat-actions.ts'
import type { KnownSeat } from './use-seat.ts'

interface SeatEndProps {
  readonly seat: KnownSeat
  readonly match: KnownOfMatch | undefined
  readonly opponents: OpponentStrength
}

/** How it ended, the way to the replay, and another table. */
export function SeatEnd({ seat, match, opponents }: SeatEndProps) {
  const t = useTranslations('play')
  const { matchId, game, language } = seat
  return (
    <div className="grid gap-5">
      <Result seat={seat} match={match} />
      <div className="flex flex-wrap gap-3">
        <form action={takeSeatWith}>
          <input type="hidden" name="game" value={game} />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="opponents" value={opponents} />
          <SubmitButton className={buttonStyle.primary}>{t('again')}</SubmitButton>
        </form>
        {matchId !== null && (
          <Link href={`/matches/${matchId}`} className={buttonStyle.quiet}>
            {t('replay')}
          </Link>
        )}
        <Link href="/play" className={buttonStyle.quiet}>
          {t('otherGame')}
        </Link>
      </div>
    </div>
  )
}

function Result({ seat: { aliases, seat: own }, match }: Pick<SeatEndProps, 'seat' | 'match'>) {
  const t = useTranslations('play')
  const ofResult = useTranslations('scene.result')
  if (!match?.outcome) return null
  const { places, points, perPoint } = match.outcome
  const rows = aliases
    .map((alias, seat) => ({ alias, seat, place: places[seat] ?? 0 }))
    .toSorted((one, other) => one.place - other.place)
  return (
    <section aria-labelledby="result-title" data-testid="result">
      <h2 id="result-title" className="label pb-2">
        {ofResult('title')}
      </h2>
      <table className="w-full border-collapse text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{ofResult('place')}</th>
            <th scope="col">{ofResult('player')}</th>
            <th scope="col">{ofResult('points')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ alias, seat, place }) => (
            <tr key={seat} className="border-y border-line">
              <td className="figures w-8 py-2 font-display text-xl">{place}</td>
              <th scope="row" className="py-2 text-left font-normal">
                <span className="flex items-center gap-2.5">
                  <SeatChip seat={seat} />
                  <span className="font-semibold">{alias}</span>
                  {seat === own && <span className="text-xs text-brass">{t('you')}</span>}
                </span>
              </th>
              <td className="figures py-2 text-right font-display text-xl">
                {withMinus(String(Math.round(((points[seat] ?? 0) / perPoint) * 100) / 100))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
