import { leaderboard, listSeasons } from '@wis/db'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { EmptyState } from '../../components/empty-state.tsx'
import { FilteredList } from '../../components/filtered-list.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Pager } from '../../components/pager.tsx'
import { SkeletonRows } from '../../components/skeleton.tsx'
import { boardAddress, parseBoardFilter } from '../../features/leaderboard/board-filter.ts'
import type { BoardFilter } from '../../features/leaderboard/board-filter.ts'
import { BoardFilters } from '../../features/leaderboard/board-filters.tsx'
import { BoardTable } from '../../features/leaderboard/board-table.tsx'
import { leaderboardRowOf } from '../../features/leaderboard/leaderboard-row-of.ts'
import { Method } from '../../features/leaderboard/method.tsx'
import { database } from '../../server/database.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('leaderboard'))('title') }
}

export default async function LeaderboardPage({ searchParams }: PageProps<'/leaderboard'>) {
  const t = await getTranslations('leaderboard')
  const filter = parseBoardFilter(await searchParams, await getLocale())
  const [board, seasons] = await Promise.all([readBoard(filter), listSeasons(database())])
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <FilteredList
        filters={<BoardFilters filter={filter} season={board?.season.slug} seasons={seasons} />}
        skeleton={<SkeletonRows label={t('loading')} />}
      >
        <BoardContent filter={filter} board={board} />
      </FilteredList>
      <Method />
    </>
  )
}

type ReadBoard = Awaited<ReturnType<typeof readBoard>>

async function BoardContent({ filter, board }: { filter: BoardFilter; board: ReadBoard }) {
  const t = await getTranslations('leaderboard')
  const tMatch = await getTranslations('match')
  if (!board) return <EmptyState title={t('noSeasonTitle')} text={t('noSeasonText')} />
  if (board.items.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  const caption = t('caption', {
    season: board.season.name,
    language: tMatch(`languages.${filter.language}`),
  })
  return (
    <>
      <BoardTable rows={board.items.map((row) => leaderboardRowOf(row, board.rule))} caption={caption} />
      <Pager
        first={
          filter.cursor
            ? { address: boardAddress({ ...filter, cursor: undefined }), label: t('first') }
            : undefined
        }
        next={
          board.nextCursor
            ? { address: boardAddress({ ...filter, cursor: board.nextCursor }), label: t('next') }
            : undefined
        }
      />
    </>
  )
}

function readBoard({ season, language, house, cursor }: BoardFilter) {
  return leaderboard(database(), {
    language,
    includeHouse: house,
    ...(season && { seasonSlug: season }),
    ...(cursor && { cursor }),
  })
}
