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

/** Cups as cards, the first one large; ladders as lines with their leaders, and seasons that are over with their winners. */
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
      ) : group === 'ladders' ? (
        <ul className="grid gap-x-10 border-t border-line lg:grid-cols-2">
          {inOrderOfPlay(seasons).map((season) => (
            <LadderLine key={season.slug} season={season} players={players.get(season.slug) ?? 0} />
          ))}
        </ul>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 *:first:col-span-full sm:*:only:col-span-full">
          {(group === 'playing' ? inOrderOfPlay(seasons) : seasons).map((season, place) =>
            place === 0 && group !== 'created' ? (
              <CupBanner key={season.slug} season={season} now={now} />
            ) : (
              <SeasonCard key={season.slug} season={season} now={now} />
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
  readonly now: Date
}

function SeasonCard({ season, now }: SeasonCardProps) {
  const t = useTranslations('seasons')
  const { dateTime, relativeTime } = useFormatter()
  const next = nextDateOf(season, now)
  const { waiting, seated, done } = season.fixtures
  const isEntering = headlineOf(season, now) === 'open-entering'
  return (
    <li className="group relative grid grid-rows-[auto_1fr_auto] gap-4 rounded-card border border-line bg-raised p-4 hover:border-strong sm:p-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5">
        <span className="row-span-2 grid size-12 place-items-center rounded-card border border-line bg-[radial-gradient(ellipse_at_50%_40%,var(--color-lamp),var(--color-felt)_75%)]">
          <GameGlyph game={season.game} className="size-6" />
        </span>
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
            {t('entered', { count: season.entered })}
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
      </div>
    </li>
  )
}

/** The ladder of a game in a line: its leader and how much was played. */
async function LadderLine({ season, players }: { season: StoredSeason; players: number }) {
  const t = await getTranslations('seasons')
  const leader = await leaderOf(season, await getLocale())
  const ofBoard = await getTranslations('leaderboard.ofGame.columns')
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b border-line py-3 text-sm hover:bg-raised sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,10rem)_6.5rem]">
      <GameGlyph game={season.game} className="size-5" />
      <p className="min-w-0">
        <SeasonTitle season={season} />
        <span className="figures block text-xs text-soft">
          {season.state !== 'open' && <StateMark state={season.state} />}
          {players > 0 && `${t('card.agents', { count: players })} · `}
          {t('card.matches', { count: season.matches.finished })}
        </span>
      </p>
      {leader ? (
        <>
          <span className="flex min-w-0 items-center gap-2.5 max-sm:hidden">
            <Avatar
              id={leader.first.agent.id}
              version={leader.first.agent.avatarVersion}
              className="size-8 shrink-0 rounded-full"
            />
            <AgentName agent={leader.first.agent} className="min-w-0 wrap-anywhere" />
          </span>
          <span className="text-right leading-tight">
            <AgentName agent={leader.first.agent} className="block sm:hidden" />
            <span className="figures font-display text-base">{leader.main}</span>
            <span className="block text-2xs whitespace-nowrap text-soft max-sm:hidden">
              {leader.column ? ofBoard(leader.column) : t('card.points')}
            </span>
          </span>
        </>
      ) : (
        <span className="text-soft sm:col-span-2">
          {t(season.embargoed ? 'embargoed' : 'card.noResults')}
        </span>
      )}
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
        <span className="figures font-display text-xl leading-tight sm:block">{main}</span>{' '}
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
            <span className="text-sm text-soft">{t('lead.won')}</span>
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
