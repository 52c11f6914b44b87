import { channelCounts, listMatches, liveGames } from '@wis/db/matches'
import type { ChannelCounts } from '@wis/db/matches'
import { listSeasons } from '@wis/db/seasons'
import type { Metadata } from 'next'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { Shuffle } from '../../components/icon/icons.tsx'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { FilteredList } from '../../components/list/filtered-list.tsx'
import { Pager } from '../../components/list/pager.tsx'
import { SkeletonRows } from '../../components/loading/skeleton.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { PageTitle, SectionTitle } from '../../components/page/titles.tsx'
import { isSpoken } from '../../features/games/names.ts'
import { Agenda } from '../../features/schedule/agenda.tsx'
import { alternatesOf } from '../../features/site/alternates.ts'
import { BestShelf } from '../../features/watch/best-shelf.tsx'
import { ChannelList, GameTabs, KitTables } from '../../features/watch/channel-list.tsx'
import type { ChannelOfGame, MatchFilter } from '../../features/watch/filter/match-filter.ts'
import {
  gameOf,
  hasFilters,
  matchListAddress,
  onlyGame,
  spanOf,
} from '../../features/watch/filter/match-filter.ts'
import { MatchFilters } from '../../features/watch/filter/match-filters.tsx'
import { MatchList } from '../../features/watch/match-list.tsx'
import { watchCookie } from '../../features/watch/watch-cookie.ts'
import { filterWithin, parseWatchPreferences } from '../../features/watch/watch-preferences.ts'
import { bestOfGame, bestOfGames } from '../../server/best-of-the-day.ts'
import { database } from '../../server/database.ts'
import { liveShown, mostTiles, replaysBeside } from '../../server/scenes/live-scenes.ts'
import { untilSettled } from '../../server/until-settled.ts'

const mostDates = 3
const noChannels: ChannelCounts = {}

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await getTranslations('watch'))('title'),
    alternates: alternatesOf('/watch', { hasData: false, hasFeed: true }),
  }
}

export default async function WatchPage({ searchParams }: PageProps<'/watch'>) {
  const [t, locale] = [await getTranslations('watch'), await getLocale()]
  const { match, watch } = await getMessages()
  const preferences = parseWatchPreferences((await cookies()).get(watchCookie)?.value)
  const filter = filterWithin(await searchParams, preferences)
  const { channel } = filter
  const game = gameOf(filter)
  const isFront = !channel && !filter.cursor && !hasFilters(filter)
  const [inChannels, live, past, seasons, best] = await Promise.all([
    game === undefined ? noChannels : untilSettled(`channels ${game}`, () => channelCounts(database(), game)),
    liveGames(database()),
    pastMatches(filter),
    listSeasons(database()),
    isFront ? (game === undefined ? bestOfGames(locale) : bestOfGame(game, locale)) : undefined,
  ])
  const tables = [...live.values()].reduce((sum, count) => sum + count, 0)
  const shown =
    game === undefined
      ? Math.min(tables, mostTiles)
      : liveShown({ own: isSpoken(game) ? (inChannels[locale] ?? 0) : 0, all: live.get(game) ?? 0 })
  return (
    <NextIntlClientProvider messages={{ match, watch }}>
      <PageTitle title={t('title')} isLow>
        <p className="figures">{t('onAir', { tables, games: live.size })}</p>
        <Link href="/schedule" className={linkStyle}>
          {(await getTranslations('schedule'))('toSchedule')}
        </Link>
      </PageTitle>
      <GameTabs chosen={game} live={live} />
      <LiveNow game={game} channel={channel} live={shown}>
        {game !== undefined && (
          <ChannelList game={game} live={inChannels} chosen={channel} language={filter.language} />
        )}
      </LiveNow>
      {isFront && <Agenda {...onlyGame(game)} most={mostDates} />}
      {best && <BestShelf best={best} game={game} shown={replaysBeside(shown)} />}
      <Past
        filter={filter}
        past={past}
        seasons={seasons.filter((season) => game === undefined || season.game === game)}
      />
    </NextIntlClientProvider>
  )
}

interface LiveNowProps extends ChannelOfGame {
  /** How many tables of the game are shown in play. */
  readonly live: number
  readonly children: ReactNode
}

function LiveNow({ game, channel, live, children }: LiveNowProps) {
  const t = useTranslations('watch')
  const hasReplays = !channel && replaysBeside(live) > 0
  return (
    <section aria-labelledby="live-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pb-3">
        <h2 id="live-title" className="display text-2xl">
          {t(live === 0 ? 'replaysTitle' : hasReplays ? 'mixedTitle' : 'liveTitle')}
        </h2>
        {children}
        <a
          href={game === undefined ? '/watch/surprise' : `/watch/surprise?game=${game}`}
          className={`inline-flex items-center gap-2 text-sm ${linkStyle}`}
        >
          <Shuffle className="size-4" />
          {t('surprise')}
        </a>
      </div>
      {(channel || hasReplays) && (
        <p className="pb-4 text-sm text-soft">{channel ? t(`channels.texts.${channel}`) : t('replay')}</p>
      )}
      <KitTables game={game} channel={channel} />
    </section>
  )
}

interface PastProps {
  readonly filter: MatchFilter
  readonly past: Awaited<ReturnType<typeof pastMatches>>
  readonly seasons: Awaited<ReturnType<typeof listSeasons>>
}

function Past({ filter, past, seasons }: PastProps) {
  const t = useTranslations('watch')
  const { cursor: _, ...withoutCursor } = filter
  const game = gameOf(filter)
  return (
    <section aria-labelledby="past-title" className="pt-16">
      <SectionTitle id="past-title" title={t('pastTitle')} />
      <FilteredList
        filters={<MatchFilters filter={filter} seasons={seasons} />}
        skeleton={<SkeletonRows label={t('loading')} />}
      >
        {past.items.length > 0 ? (
          <MatchList matches={past.items} {...onlyGame(game)} />
        ) : hasFilters(filter) || filter.channel ? (
          <EmptyState title={t('pastEmptyTitle')} text={t('pastEmptyText')} />
        ) : (
          <EmptyState title={t('pastNone')} />
        )}
        <Pager
          first={filter.cursor && matchListAddress(withoutCursor)}
          next={past.nextCursor && matchListAddress({ ...filter, cursor: past.nextCursor })}
          labels={[t('first'), t('next')]}
        />
      </FilteredList>
    </section>
  )
}

function pastMatches(filter: MatchFilter) {
  const { game: _, agent, season, from: __, until: ___, ...rest } = filter
  return listMatches(database(), {
    ...onlyGame(gameOf(filter)),
    // A void match has nothing to watch. A season and an agent still account for theirs.
    status: agent || season ? ['finished', 'void'] : ['finished'],
    limit: 20,
    ...rest,
    ...spanOf(filter),
    ...(agent && { agent }),
    ...(season && { seasonSlug: season }),
  })
}
