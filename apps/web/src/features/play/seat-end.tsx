import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { Link } from '../../components/link/link.tsx'
import type { KnownOfMatch } from '../scene/player/scene-player.ts'
import { ResultTable } from '../scene/result-table.tsx'
import { takeSeatWith } from './seat-actions.ts'
import type { Wanted } from './seat-page.ts'
import type { KnownSeat } from './use-seat.ts'

interface SeatEndProps {
  readonly seat: KnownSeat
  readonly match: KnownOfMatch | undefined
  readonly wanted: Wanted
}

/** How it ended, the way to the replay, and another table. */
export default function SeatEnd({ seat, match, wanted }: SeatEndProps) {
  const t = useTranslations('play')
  const { matchId, game, language, aliases } = seat
  const seats = aliases.map((alias, place) => ({ alias, seat: place }))
  const { takesPartAt, seasonAt } = seat
  return (
    <div className="grid gap-5">
      {match?.outcome && (
        <ResultTable
          seats={seats}
          outcome={match.outcome}
          reasons={match.steps.at(-1)?.scene?.reasons}
          own={seat.seat}
        />
      )}
      {takesPartAt !== null ? (
        <Link href={takesPartAt} className={`${buttonStyle.primary} justify-self-start`}>
          {t('backToExperiment')}
        </Link>
      ) : (
        <div className="flex flex-wrap gap-3">
          {seasonAt !== null ? (
            <Link href={seasonAt} className={buttonStyle.primary}>
              {t('backToSeason')}
            </Link>
          ) : (
            <form action={takeSeatWith}>
              <input type="hidden" name="game" value={game} />
              <input type="hidden" name="language" value={language} />
              <input type="hidden" name="opponents" value={wanted.opponents} />
              <input type="hidden" name="onlineAgents" value={wanted.onlineAgents ?? ''} />
              <SubmitButton className={buttonStyle.primary}>{t('again')}</SubmitButton>
            </form>
          )}
          {matchId !== null && (
            <Link href={`/matches/${matchId}`} className={buttonStyle.quiet}>
              {t('replay')}
            </Link>
          )}
          <Link href="/play" className={buttonStyle.quiet}>
            {t('otherGame')}
          </Link>
        </div>
      )}
    </div>
  )
}
