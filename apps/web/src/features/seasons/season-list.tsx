import { usualGame } from '@wis/db/matches'
import { playersOfSeasons } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link } from '../../components/link/link.tsx'
import { ProgressBar } from '../../components/page/progress-bar.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { pointsText } from '../../components/text/number-text.ts'
import { database } from '../../server/database.ts'
import { GameGlyph } from '../games/game-marks.tsx'
import { gameNameIn } from '../games/names.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { headlineOf } from './headline-of.ts'
import { leadersOf } from './leaders-of.ts'
import { seasonNameIn } from './season-name-in.ts'
import { StateMark } from './state-mark.tsx'

export type SeasonGroup = 'playing' | 'entry' | 'created' | 'closed'

interface SeasonListProps {
  readonly group: SeasonGroup
  readonly seasons: readonly StoredSeason[]
  readonly now: Date
}

/** Seasons as cards; those that are over as lines with their winners. */
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
        <ul className="divide-y divide-line border-y border-line">
          {seasons.map((season) => (
            <FinishedSeason key={season.slug} season={season} />
          ))}
        </ul>
      ) : (
        <ul className="grid border-line max-sm:border-t sm:grid-cols-2 sm:gap-5 sm:*:only:col-span-2 lg:grid-cols-3 lg:*:only:col-span-3">
          {(group === 'playing' ? inOrderOfPlay(seasons) : seasons).map((season) => (
            <SeasonCard key={season.slug} season={season} now={now} players={players.get(season.slug) ?? 0} />
          ))}
        </ul>
      )}
    </section>
  )
}

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
  /** How many agents have played in it. */
  readonly players: number
}

/** On a phone it is a line of a list. */
function SeasonCard({ season, now, players }: SeasonCardProps) {
  const t = useTranslations('seasons')
  const { dateTime } = useFormatter()
  const next = nextDateOf(season, now)
  const { waiting, seated, done } = season.fixtures
  const isEntering = headlineOf(season, now) === 'open-entering'
  return (
    <li className="group relative grid grid-rows-[auto_1fr_auto] gap-x-4 gap-y-2 border-line max-sm:border-b max-sm:py-3.5 sm:gap-4 sm:rounded-card sm:border sm:bg-raised sm:p-5 sm:hover:border-strong">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 sm:items-start sm:gap-x-3.5">
        <span className="row-span-2 grid place-items-center border-line sm:size-12 sm:rounded-card sm:border sm:bg-[radial-gradient(ellipse_at_50%_40%,var(--color-lamp),var(--color-felt)_75%)]">
          <GameGlyph game={season.game} className="size-6" />
        </span>
        <SeasonTitle season={season} />
        <p className="text-sm text-soft max-sm:hidden">
          <KindOfSeason season={season} />
        </p>
      </div>
      <div className="grid content-center gap-3">
        {isEntering ? (
          <p className="text-sm text-soft">{t('stateText.open-entering')}</p>
        ) : (
          <LeaderLine season={season} />
        )}
        {season.format !== 'ladder' && waiting + seated + done > 0 && (
          <ProgressBar done={done} all={waiting + seated + done} label={t('schedule.title')} />
        )}
      </div>
      <div
        className={`flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-line text-sm sm:border-t sm:pt-3 ${season.state === 'open' && !next ? 'max-sm:hidden' : ''}`}
      >
        <span>
          {/* Almost all are open ladders, so that only the others say what they are. */}
          {season.state !== 'open' && <StateMark state={season.state} />}
          <span className="figures block text-soft not-first:pt-1">
            {season.entered > 0 || season.format !== 'ladder'
              ? t('entered', { count: season.entered })
              : players > 0
                ? t('card.agents', { count: players })
                : t('lead.played', { count: season.matches.finished })}
            {season.entered + players > 0 &&
              season.matches.finished > 0 &&
              ` · ${t('card.matches', { count: season.matches.finished })}`}
          </span>
        </span>
        {next && (
          <span className="text-right">
            <span className="text-soft">{t(`card.${next.what}`)} </span>
            <time dateTime={next.at} className="figures inline-block font-semibold">
              {timeInUtc({ dateTime }, next.at)}
            </time>
          </span>
        )}
      </div>
    </li>
  )
}

function SeasonTitle({ season }: { season: StoredSeason }) {
  return (
    <Link
      href={`/seasons/${season.slug}`}
      className="font-display text-lg leading-tight break-words sm:text-xl after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
    >
      <ForeignText text={seasonNameIn(useLocale(), season)} />
    </Link>
  )
}

/** The ladder of a game is called like the game, which is then not said twice. */
function KindOfSeason({ season }: { season: StoredSeason }) {
  const t = useTranslations('seasons')
  const locale = useLocale()
  const { game, format, organizer } = season
  const name = gameNameIn(locale, game)
  const words = [
    ...(seasonNameIn(locale, season).startsWith(name) ? [] : [name]),
    t(`format.${format}`),
    ...(organizer === null ? [] : [t('by', { organizer })]),
  ]
  return <ForeignText text={words.join(' · ')} />
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

type Dated = Pick<StoredSeason, 'entryEndsAt' | 'startsAt' | 'endsAt'>

/** The next date of a season that its followers wait for. */
export function nextDateOf({ entryEndsAt, startsAt, endsAt }: Dated, now: Date) {
  const coming = [
    { what: 'starts', at: startsAt },
    { what: 'entryEnds', at: entryEndsAt },
    { what: 'ends', at: endsAt },
  ] as const
  const next = coming.find(({ at }) => at !== null && new Date(at) > now)
  return next?.at ? { what: next.what, at: next.at } : undefined
}
