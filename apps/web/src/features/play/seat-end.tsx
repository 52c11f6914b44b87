import type { Seat } from '@wis/engine'
import type { MatchOutcome, SceneDecided } from '@wis/games'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { Link } from '../../components/link/link.tsx'
import type { KnownOfMatch } from '../scene/player/scene-player.ts'
import { inPlaces, ResultTable } from '../scene/result-table.tsx'
import styles from '../scene/scene.module.css'
import { useWords } from '../scene/words.ts'
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
      {match?.outcome && seat.seat !== null && (
        <Headline own={seat.seat} outcome={match.outcome} decided={match.steps.at(-1)?.scene?.decided} />
      )}
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

interface HeadlineProps {
  readonly own: Seat
  readonly outcome: MatchOutcome
  readonly decided: SceneDecided | undefined
}

/** How it ended for the person, with the points of two seats where none lost any, and what decided it. */
function Headline({ own, outcome, decided }: HeadlineProps) {
  const t = useTranslations('play.ended')
  const words = useWords()
  const { places, points } = outcome
  const isFirst = places[own] === 1
  const result = isFirst ? (places.every((place) => place === 1) ? 'draw' : 'won') : 'lost'
  const scores = inPlaces(
    places.map((_, seat) => ({ seat })),
    outcome,
  )
  const [mine] = scores.filter(({ seat }) => seat === own)
  const [other, third] = scores.filter(({ seat }) => seat !== own)
  const isScore = points.every((each) => each >= 0) && !third
  const score = mine && other && isScore ? ` ${mine.score}–${other.score}` : ''
  return (
    <div data-testid="ended" className={styles.ended}>
      <p role="status" className="display text-[1.875rem] leading-tight">
        {decided?.title ? words(decided.title) : `${t(result)}${score}`}
      </p>
      {decided && <p className="pt-1 text-sm leading-snug text-soft">{words(decided.text)}</p>}
    </div>
  )
}
