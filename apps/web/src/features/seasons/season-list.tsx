import { usualGame } from '@wis/db/matches'
import { playersOfSeasons } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import { getTranslations } from 'next-intl/server'
import { SectionTitle } from '../../components/page/titles.tsx'
import { database } from '../../server/database.ts'
import { CupBanner } from './cup-banner.tsx'
import { FinishedCard } from './finished-card.tsx'
import { isForAll } from './headline-of.ts'
import { SeasonCard } from './season-card.tsx'

export type SeasonGroup = 'playing' | 'entry' | 'ladders' | 'created' | 'closed'

interface SeasonListProps {
  readonly group: SeasonGroup
  readonly seasons: readonly StoredSeason[]
  readonly now: Date
}

/** Cups and ladders as cards, the first cup large, and seasons that are over as smaller ones with their winners. */
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
        {group === 'ladders' && (
          <>
            {seasons.every(isForAll) && `${t('stateText.open-to-all')} `}
            {seasons.length > 2 && t('ladderOrder')}
          </>
        )}
      </SectionTitle>
      {group === 'closed' ? (
        <>
          <FinishedSeasons seasons={seasons.slice(0, mostFinished)} now={now} />
          {seasons.length > mostFinished && (
            <details className="pt-2">
              <summary className="py-2 text-sm underline decoration-rim underline-offset-4">
                {t('moreFinished', { count: seasons.length - mostFinished })}
              </summary>
              <FinishedSeasons seasons={seasons.slice(mostFinished)} now={now} />
            </details>
          )}
        </>
      ) : (
        <ul className={`grid gap-3 sm:gap-4 ${group === 'ladders' ? 'lg:grid-cols-2 xl:grid-cols-3' : ''}`}>
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

/** Whole rows, of two cards and of three. */
const mostFinished = 6

const FinishedSeasons = ({ seasons, now }: Omit<SeasonListProps, 'group'>) => (
  <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
    {seasons.map((season) => (
      <FinishedCard key={season.slug} season={season} now={now} />
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
