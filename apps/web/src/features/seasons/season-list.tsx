import { usualGame } from '@wis/db/matches'
import { playersOfSeasons } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import { useFormatter, useTranslations } from 'next-intl'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { ProgressBar } from '../../components/page/progress-bar.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { pointsText } from '../../components/text/number-text.ts'
import { database } from '../../server/database.ts'
import { GameGlyph } from '../games/game-marks.tsx'
import { SmallPicture } from '../games/small-picture.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
import { CupBanner } from './cup-banner.tsx'
import { headlineOf } from './headline-of.ts'
import { leadersOf } from './leaders-of.ts'
import { nextDateOf } from './next-date-of.ts'
import { KindOfSeason, SeasonTitle } from './season-title.tsx'
import { StateMark } from './state-mark.tsx'

export type SeasonGroup = 'playing' | 'entry' | 'ladders' | 'created' | 'closed'

interface SeasonListProps {
  readonly group: SeasonGroup
  readonly seasons: readonly StoredSeason[]
  readonly now: Date
}

/** Cups and ladders as cards, the first cup large, and seasons that are over with their winners. */
export async function SeasonList({ group, seasons, now }: SeasonListProps) {
  const t = await getTranslations('seasons')
  if (seasons.length === 0) return null
  const players = await playersOfSeasons(
    database(),
    seasons.map(({ slug }) => slug),
  )
  return (
    <section aria-labelledby={`seasons-${group}`} className="pt-10 first-of-type:pt-4">
      <SectionTitle id={`seasons-${group}`} title={t(`groups.${group}`)} />
      {group === 'closed' ? (
        <>
          <FinishedSeasons seasons={seasons.slice(0, mostFinished)} />
          {seasons.length > mostFinished && (
            <details className="pt-2">
              <summary className="py-2 text-sm underline decoration-rim underline-offset-4">
                {t('moreFinished', { count: seasons.length - mostFinished })}
              </summary>
              <FinishedSeasons seasons={seasons.slice(mostFinished)} />
            </details>
          )}
        </>
      ) : (
        <ul
          className={`grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 ${group === 'ladders' ? '' : '*:first:col-span-full sm:*:only:col-span-full'}`}
        >
          {(group === 'created' || group === 'entry' ? seasons : inOrderOfPlay(seasons)).map(
            (season, place) =>
              place === 0 && (group === 'entry' || group === 'playing') ? (
                <CupBanner key={season.slug} season={season} now={now} />
              ) : (
                <SeasonCard
                  key={season.slug}
                  season={season}
                  players={players.get(season.slug) ?? 0}
                  now={now}
                />
              ),
          )}
        </ul>
      )}
    </section>
  )
}

const mostFinished = 4

const FinishedSeasons = ({ seasons }: Pick<SeasonListProps, 'seasons'>) => (
  <ul className="divide-y divide-line border-y border-line">
    {seasons.map((season) => (
      <FinishedSeason key={season.slug} season={season} />
    ))}
  </ul>
)

/** Cups and round robins, which end; then the platform's own ladder of the usual game, and the rest by their matches. */
export const inOrderOfPlay = <Season extends PlayedSeason>(seasons: readonly Season[]): readonly Season[] =>
  seasons.toSorted(
    (one, other) =>
      Number(other.format !== 'ladder') - Number(one.format !== 'ladder') ||
      Number(isUsualLadder(other)) - Number(isUsualLadder(one)) ||
      other.matches.finished - one.matches.finished,
  )

type PlayedSeason = Pick<StoredSeason, 'game' | 'format' | 'seats' | 'organizer'> & {
  readonly matches: Pick<StoredSeason['matches'], 'finished'>
}

const isUsualLadder = ({ game, format, seats, organizer }: PlayedSeason) =>
  game === usualGame && format === 'ladder' && seats === 'strangers' && organizer === null

interface SeasonCardProps {
  readonly season: StoredSeason
  /** How many agents have played in it. */
  readonly players: number
  readonly now: Date
}

/** A season in a few lines: the table of its game, who leads it, who is in it, and its next date. */
function SeasonCard({ season, players, now }: SeasonCardProps) {
  const t = useTranslations('seasons')
  const { dateTime, relativeTime } = useFormatter()
  const next = nextDateOf(season, now)
  const { waiting, seated, done } = season.fixtures
  const headline = headlineOf(season, now)
  const isEntering = headline === 'open-entering'
  return (
    <li className="group relative grid grid-rows-[auto_auto_1fr_auto] gap-4 overflow-hidden rounded-card border border-line bg-raised p-4 hover:border-strong sm:p-5">
      <div aria-hidden="true" className="-mx-4 -mt-4 sm:-mx-5 sm:-mt-5">
        <SmallPicture
          game={season.game}
          place={season.slug}
          size="h-56 overflow-hidden border-b border-line [zoom:0.5] [--high:14rem]"
        />
      </div>
      <div>
        <SeasonTitle season={season} />
        <p className="text-sm text-soft">
          <KindOfSeason season={season} />
        </p>
      </div>
      <div className="grid content-center gap-3">
        {isEntering && next ? (
          <p>
            <span className="block text-sm text-soft">{t(`card.${next.what}`)}</span>
            <span className="display block text-xl">{relativeTime(new Date(next.at), now)}</span>
          </p>
        ) : (
          <LeaderLine season={season} />
        )}
        {season.format !== 'ladder' && waiting + seated + done > 0 && (
          <ProgressBar done={done} all={waiting + seated + done} label={t('schedule.title')} />
        )}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-t border-line pt-3 text-sm">
        <span>
          {season.state !== 'open' && <StateMark state={season.state} />}
          <span className="figures block text-soft not-first:pt-1">
            {season.format === 'ladder' && players > 0
              ? t('card.agents', { count: players })
              : t('entered', { count: season.entered })}
            {season.matches.finished > 0 && ` · ${t('card.matches', { count: season.matches.finished })}`}
          </span>
        </span>
        {next && (
          <span className="text-right">
            {!isEntering && <span className="text-soft">{t(`card.${next.what}`)} </span>}
            <time dateTime={next.at} className="figures inline-block font-semibold">
              {timeInUtc({ dateTime }, next.at)}
            </time>
          </span>
        )}
        {!next && headline === 'open' && season.terms.entry === 'open' && (
          <span className="text-soft">{t('card.alwaysOpen')}</span>
        )}
      </div>
    </li>
  )
}

/** The leader or the winner, in the reader's language if the season has a board in it. */
async function leaderOf(season: StoredSeason, locale: string) {
  const leaders = await leadersOf(season, false)
  return leaders.find(({ language }) => language === locale) ?? leaders[0]
}

async function LeaderLine({ season }: { season: StoredSeason }) {
  const t = await getTranslations('seasons')
  const leader = await leaderOf(season, await getLocale())
  if (!leader) {
    return <p className="text-sm text-soft">{t(season.embargoed ? 'embargoed' : 'card.noResults')}</p>
  }
  const { first, main, ahead, column } = leader
  const ofBoard = await getTranslations('leaderboard.ofGame.columns')
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
      <Avatar
        id={first.agent.id}
        version={first.agent.avatarVersion}
        className="size-8 rounded-full sm:size-14"
      />
      <p className="min-w-0 leading-tight">
        <AgentName agent={first.agent} className="block wrap-anywhere font-semibold" />
        <span className="figures text-sm text-soft">
          {ahead === null || ahead === 0
            ? t('card.matches', { count: first.tally.matches })
            : t('lead.ahead', { points: pointsText(ahead) })}
        </span>
      </p>
      <p className="text-right">
        <span className="figures block font-display text-xl leading-tight">{main}</span>
        <span className="text-2xs text-soft">{column ? ofBoard(column) : t('card.points')}</span>
      </p>
    </div>
  )
}

async function FinishedSeason({ season }: { season: StoredSeason }) {
  const t = await getTranslations('seasons')
  const { dateTime } = await getFormatter()
  const winner = await leaderOf(season, await getLocale())
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2 py-4 hover:bg-raised sm:grid-cols-[auto_minmax(0,1.2fr)_minmax(0,1fr)_auto]">
      <GameGlyph game={season.game} className="size-6" />
      <div className="min-w-0">
        <SeasonTitle season={season} />
        <p className="text-sm text-soft">
          <KindOfSeason season={season} />
          {season.entered > 0 && ` · ${t('entered', { count: season.entered })}`}
        </p>
      </div>
      {winner ? (
        <p className="flex min-w-0 items-center gap-3 max-sm:col-start-2">
          <Avatar
            id={winner.first.agent.id}
            version={winner.first.agent.avatarVersion}
            className="size-8 rounded-full"
          />
          <span className="min-w-0 leading-tight">
            <AgentName agent={winner.first.agent} className="block wrap-anywhere font-semibold" />
            <span className="text-sm text-soft">
              {t(season.state === 'closed' ? 'lead.won' : 'lead.unconfirmed')}
            </span>
          </span>
        </p>
      ) : (
        <p className="text-sm text-soft max-sm:col-start-2">
          {t(season.embargoed ? 'embargoed' : 'card.noResults')}
        </p>
      )}
      <time
        dateTime={season.endsAt ?? season.startsAt}
        className="figures text-sm text-soft max-sm:col-start-2"
      >
        {dateTime(new Date(season.endsAt ?? season.startsAt), { dateStyle: 'medium' })}
      </time>
    </li>
  )
}
