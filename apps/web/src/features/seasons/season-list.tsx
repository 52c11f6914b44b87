import { usualGame } from '@wis/db/matches'
import { playersOfSeasons } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { database } from '../../server/database.ts'
import { GameGlyph } from '../games/game-marks.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
import { CupBanner } from './cup-banner.tsx'
import { isForAll } from './headline-of.ts'
import { leadersFor } from './leaders-of.ts'
import { SeasonCard } from './season-card.tsx'
import { KindOfSeason, SeasonTitle } from './season-title.tsx'

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
      <SectionTitle id={`seasons-${group}`} title={t(`groups.${group}`)}>
        {group === 'ladders' && seasons.every(isForAll) && t('stateText.open-to-all')}
      </SectionTitle>
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
        <ul className={`grid gap-3 sm:gap-4 ${group === 'ladders' ? 'lg:grid-cols-2' : ''}`}>
          {orders[group](seasons).map((season, place) =>
            place === 0 && (group === 'entry' || group === 'playing') ? (
              <CupBanner key={season.slug} season={season} now={now} />
            ) : (
              <SeasonCard
                key={season.slug}
                season={season}
                players={players.get(season.slug) ?? 0}
                isWide={group !== 'ladders'}
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

/** Those that agents wait in, by the end of their entry; then those that still wait for an agent. */
export const inOrderOfEntry = <Season extends AwaitedSeason>(seasons: readonly Season[]): readonly Season[] =>
  seasons.toSorted(
    (one, other) =>
      Number(other.entered > 0) - Number(one.entered > 0) ||
      dateOf(one).localeCompare(dateOf(other)) ||
      other.entered - one.entered,
  )

type AwaitedSeason = Pick<StoredSeason, 'entered' | 'entryEndsAt' | 'startsAt'>

const dateOf = ({ entryEndsAt, startsAt }: AwaitedSeason) => entryEndsAt ?? startsAt

type Order = (seasons: readonly StoredSeason[]) => readonly StoredSeason[]

const orders: Readonly<Record<Exclude<SeasonGroup, 'closed'>, Order>> = {
  entry: inOrderOfEntry,
  playing: inOrderOfPlay,
  ladders: inOrderOfPlay,
  created: (seasons) => seasons,
}

type PlayedSeason = Pick<StoredSeason, 'game' | 'format' | 'seats' | 'organizer'> & {
  readonly matches: Pick<StoredSeason['matches'], 'finished'>
}

const isUsualLadder = ({ game, format, seats, organizer }: PlayedSeason) =>
  game === usualGame && format === 'ladder' && seats === 'strangers' && organizer === null

async function FinishedSeason({ season }: { season: StoredSeason }) {
  const t = await getTranslations('seasons')
  const tMatch = await getTranslations('match.languages')
  const { dateTime } = await getFormatter()
  const winners = await leadersFor(await getLocale(), season)
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
      {winners.length > 0 ? (
        <div className="grid min-w-0 gap-2 max-sm:col-start-2">
          {winners.map(({ language, first: { agent } }) => (
            <p key={language} className="flex min-w-0 items-center gap-3">
              <Avatar id={agent.id} version={agent.avatarVersion} className="size-8 rounded-full" />
              <span className="min-w-0 leading-tight">
                <AgentName agent={agent} className="block wrap-anywhere font-semibold" />
                <span className="text-sm text-soft">
                  {season.ladders.length > 1 && `${tMatch(language)} · `}
                  {t(season.state === 'closed' ? 'lead.won' : 'lead.unconfirmed')}
                </span>
              </span>
            </p>
          ))}
        </div>
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
