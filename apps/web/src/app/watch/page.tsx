import { listMatches, listSeasons, readLog } from '@wis/db'
import { ids } from '@wis/engine'
import { liveNamespace } from '@wis/protocol'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { EmptyState } from '../../components/empty-state.tsx'
import { FilteredList } from '../../components/filtered-list.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Pager } from '../../components/pager.tsx'
import { SectionTitle } from '../../components/section-title.tsx'
import { SkeletonRows } from '../../components/skeleton.tsx'
import { LiveProvider } from '../../features/match/live/live-provider.tsx'
import { LiveTables } from '../../features/watch/live-tables.tsx'
import { mostTiles } from '../../features/watch/live-tiles.ts'
import { hasFilters, matchListAddress, parseMatchFilter } from '../../features/watch/match-filter.ts'
import { MatchFilters } from '../../features/watch/match-filters.tsx'
import { MatchList } from '../../features/watch/match-list.tsx'
import { database } from '../../server/database.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('watch'))('title') }
}

export default async function WatchPage({ searchParams }: PageProps<'/watch'>) {
  const t = await getTranslations('watch')
  const { match, watch } = await getMessages()
  const filter = parseMatchFilter(await searchParams)
  const [tables, past, seasons] = await Promise.all([
    liveTables(),
    pastMatches(filter),
    listSeasons(database()),
  ])
  const { cursor: _, ...withoutCursor } = filter
  return (
    <NextIntlClientProvider messages={{ match, watch }}>
      <PageTitle title={t('title')} />
      <section aria-labelledby="live-title">
        <SectionTitle id="live-title" title={t('liveTitle')}>
          {t('liveCount', { count: tables.length })}
        </SectionTitle>
        <LiveProvider namespace={liveNamespace}>
          <LiveTables tables={tables} />
        </LiveProvider>
      </section>
      <section aria-labelledby="past-title" className="pt-16">
        <SectionTitle id="past-title" title={t('pastTitle')} />
        <FilteredList
          filters={<MatchFilters filter={filter} seasons={seasons} />}
          skeleton={<SkeletonRows label={t('loading')} />}
        >
          {past.items.length > 0 ? (
            <MatchList matches={past.items} />
          ) : hasFilters(filter) ? (
            <EmptyState title={t('pastEmptyTitle')} text={t('pastEmptyText')} />
          ) : (
            <EmptyState title={t('pastNone')} />
          )}
          <Pager
            first={
              filter.cursor ? { address: matchListAddress(withoutCursor), label: t('first') } : undefined
            }
            next={
              past.nextCursor
                ? { address: matchListAddress({ ...filter, cursor: past.nextCursor }), label: t('next') }
                : undefined
            }
          />
        </FilteredList>
      </section>
    </NextIntlClientProvider>
  )
}

async function liveTables() {
  const { items } = await listMatches(database(), { status: ['running'], limit: mostTiles })
  return Promise.all(
    items.map(async (header) => ({
      header,
      entries: await readLog(database(), ids.match(header.id), 'spectator'),
    })),
  )
}

function pastMatches({ agent, season, ...filter }: ReturnType<typeof parseMatchFilter>) {
  return listMatches(database(), {
    status: ['finished', 'void'],
    limit: 20,
    ...filter,
    ...(agent && { agent }),
    ...(season && { seasonSlug: season }),
  })
}
