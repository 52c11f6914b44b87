import { listEntries } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { ProgressBar } from '../../components/page/progress-bar.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { database } from '../../server/database.ts'
import { GameGlyph } from '../games/game-marks.tsx'
import { SmallPicture } from '../games/small-picture.tsx'
import { enteredOf } from './bracket/bracket-ahead.tsx'
import { EnteredFaces } from './entered-faces.tsx'
import { headlineOf, isUnplayed } from './headline-of.ts'
import { LeaderLines } from './leader-lines.tsx'
import { nextDateOf } from './next-date-of.ts'
import { isCalledLikeItsGame, KindOfSeason, SeasonTitle } from './season-title.tsx'
import { StateMark } from './state-mark.tsx'

interface SeasonCardProps {
  readonly season: StoredSeason
  /** How many agents have played in it. */
  readonly players: number
  /** Whether it has the width of the page, for its dates and for who is in it. */
  readonly isWide: boolean
  readonly now: Date
}

/** A season in a few lines: the table of its game, who leads it, who is in it, and its next date. */
export async function SeasonCard({ season, players, isWide, now }: SeasonCardProps) {
  const t = await getTranslations('seasons')
  const saysItsGame = isCalledLikeItsGame(await getLocale(), season)
  const { waiting, seated, done } = season.fixtures
  const isEntering = headlineOf(season, now) === 'open-entering'
  const agents = isEntering
    ? enteredOf(await listEntries(database(), season.id, { isOrganizer: false, userId: undefined }))
    : []
  return (
    <li
      className={`group relative grid overflow-hidden rounded-card border border-line bg-raised hover:border-strong ${isWide ? 'sm:grid-cols-[12rem_minmax(0,1fr)]' : 'sm:grid-cols-[7rem_minmax(0,1fr)] xl:grid-cols-[4rem_minmax(0,1fr)]'}`}
    >
      <div aria-hidden="true" className="grid content-center border-r border-line bg-felt max-sm:hidden">
        {isWide ? (
          <SmallPicture
            game={season.game}
            place={season.slug}
            size="overflow-hidden [zoom:0.5] [--high:16rem]"
          />
        ) : (
          <GameGlyph game={season.game} className="mx-auto size-14 xl:size-9" />
        )}
      </div>
      <div
        className={`grid gap-x-8 px-4 sm:min-h-32 sm:gap-y-3 sm:px-5 sm:py-4 ${isWide ? 'content-center items-center gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_15rem_minmax(0,1fr)]' : 'content-start gap-y-2 py-3'}`}
      >
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5">
          <GameGlyph game={season.game} className={`size-4.5 ${isWide ? '' : 'sm:hidden'}`} />
          <SeasonTitle season={season} />
          {(isWide || season.organizer !== null || !saysItsGame) && (
            <p className="col-start-2 text-sm text-soft">
              <KindOfSeason season={season} />
            </p>
          )}
          {season.format !== 'ladder' && waiting + seated + done > 0 && (
            <div className="col-start-2 pt-2">
              <ProgressBar done={done} all={waiting + seated + done} label={t('schedule.title')} />
            </div>
          )}
        </div>
        <NextDate season={season} now={now} />
        {isUnplayed(season) && season.entered === 0 ? (
          <p className="text-sm text-soft">
            {t(`entries.empty.${season.terms.entry === 'open' ? 'open.text' : 'invitation.title'}`)}
          </p>
        ) : isEntering ? (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
            <EnteredFaces season={season} agents={agents} />
            {/* The name of the season opens it from anywhere on its card. */}
            <span className={buttonStyle.quiet}>{t('card.enter')}</span>
          </div>
        ) : (
          <div className="grid gap-2">
            <LeaderLines season={season} />
            <p
              className={`figures flex flex-wrap gap-x-3 text-sm text-soft ${isWide ? '' : 'max-sm:hidden'}`}
            >
              {season.state !== 'open' && <StateMark state={season.state} />}
              {season.format === 'ladder' && players > 0
                ? t('card.agents', { count: players })
                : t('entered', { count: season.entered })}
              {season.matches.finished > 0 && ` · ${t('card.matches', { count: season.matches.finished })}`}
              {season.terms.entry !== 'open' && ` · ${t(`entry.${season.terms.entry}`)}`}
            </p>
          </div>
        )}
      </div>
    </li>
  )
}

/** What comes next in a season, how soon, and when. */
async function NextDate({ season, now }: Pick<SeasonCardProps, 'season' | 'now'>) {
  const t = await getTranslations('seasons.card')
  const format = await getFormatter()
  const next = nextDateOf(season, now)
  if (!next) return null
  return (
    <p className="border-l-2 border-brass pl-4">
      <span className="block text-sm text-soft">{t(next.what)}</span>
      <span className="display block text-xl">{format.relativeTime(new Date(next.at), now)}</span>
      <time dateTime={next.at} className="figures text-sm text-soft">
        {timeInUtc(format, next.at)}
      </time>
    </p>
  )
}
