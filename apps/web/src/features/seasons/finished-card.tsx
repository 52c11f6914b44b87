import type { StoredSeason } from '@wis/db/seasons'
import { getFormatter, getTranslations } from 'next-intl/server'
import { GameGlyph } from '../games/game-marks.tsx'
import { LeaderLines } from './leader-lines.tsx'
import { KindOfSeason, SeasonTitle } from './season-title.tsx'

interface FinishedCardProps {
  readonly season: StoredSeason
  readonly now: Date
}

/** A season that is over: its game, who won, how many entered and when it ended. */
export async function FinishedCard({ season, now }: FinishedCardProps) {
  const t = await getTranslations('seasons')
  const { dateTime } = await getFormatter()
  const { what, at } = lastDateOf(season, now)
  return (
    <li className="group relative flex min-w-0 flex-col gap-4 rounded-card border border-line bg-raised px-4 py-4 hover:border-strong sm:px-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5">
        <GameGlyph game={season.game} className="size-4.5" />
        <SeasonTitle season={season} />
        <p className="col-start-2 text-sm text-soft">
          <KindOfSeason season={season} />
        </p>
      </div>
      <div className="grid gap-2">
        <LeaderLines season={season} isOver />
      </div>
      <p className="figures mt-auto flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-sm text-soft">
        <span>{t('card.agents', { count: season.entered })}</span>
        <span>
          {t(`card.${what}`)} <time dateTime={at}>{dateTime(new Date(at), { dateStyle: 'medium' })}</time>
        </span>
      </p>
    </li>
  )
}

/** When its board became final, else when it was to end; one that ended sooner is told by its start. */
function lastDateOf({ state, boardTakenAt, endsAt, startsAt }: StoredSeason, now: Date) {
  const over = state === 'closed' ? (boardTakenAt ?? endsAt) : endsAt
  return over !== null && new Date(over) <= now
    ? ({ what: 'ended', at: over } as const)
    : ({ what: 'started', at: startsAt } as const)
}
