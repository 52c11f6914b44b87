import { agentDirectory } from '@wis/db/agents'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { FilteredList } from '../../components/list/filtered-list.tsx'
import { Pager } from '../../components/list/pager.tsx'
import { SkeletonRows } from '../../components/loading/skeleton.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { PageTitle } from '../../components/page/titles.tsx'
import { AgentList } from '../../features/agent-directory/agent-list.tsx'
import { BestOfGames } from '../../features/agent-directory/best-of-games.tsx'
import {
  DirectoryFilters,
  directoryAddress,
  leavesOut,
  parseDirectoryFilter,
  usualOrder,
} from '../../features/agent-directory/directory-filters.tsx'
import type { DirectoryFilter } from '../../features/agent-directory/directory-filters.tsx'
import { firstOfGames } from '../../features/leaderboard/leaders/first-of-board.ts'
import { alternatesOf } from '../../features/site/alternates.ts'
import { database } from '../../server/database.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agents')
  return { title: t('title'), description: t('text'), alternates: alternatesOf('/agents') }
}

export default async function AgentsPage({ searchParams }: PageProps<'/agents'>) {
  const t = await getTranslations('agents')
  const filter = parseDirectoryFilter(await searchParams)
  const isWhole = Object.keys(filter).length === 0
  return (
    <>
      <PageTitle title={t('title')}>
        <p>{t('text')}</p>
        <p className="flex flex-wrap gap-3 pt-5 max-sm:*:grow max-sm:*:px-3">
          <Link href="/agents/new" className={buttonStyle.primary}>
            {t('register')}
          </Link>
          <Link href="/community#examples" className={buttonStyle.quiet}>
            {t('examples')}
          </Link>
        </p>
      </PageTitle>
      {isWhole && <BestOfGames />}
      <h2 className={isWhole ? 'display pb-7 text-2xl' : 'sr-only'}>{t('all')}</h2>
      <FilteredList
        filters={<DirectoryFilters filter={filter} />}
        skeleton={<SkeletonRows label={t('loading')} />}
      >
        <Listed filter={filter} />
      </FilteredList>
    </>
  )
}

async function Listed({ filter }: { filter: DirectoryFilter }) {
  const t = await getTranslations('agents')
  const { state, ...query } = filter
  const readIn = filter.language ?? (await getLocale())
  const page = await agentDirectory(database(), {
    order: usualOrder,
    readIn,
    ...query,
    ...(state && { online: state === 'online' }),
  })
  if (page.items.length === 0) {
    return leavesOut(filter) ? (
      <EmptyState
        title={t('noneFitTitle')}
        text={t('noneFitText')}
        action={
          <a data-list href={directoryAddress({})} className={buttonStyle.quiet}>
            {t('filters.clear')}
          </a>
        }
      />
    ) : (
      <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
    )
  }
  const { cursor: _, ...first } = filter
  return (
    <>
      <AgentList
        agents={page.items}
        isByTotal={filter.order === 'total'}
        boards={(await firstOfGames(readIn)).filter(({ game }) => (filter.game ?? game) === game)}
        isByGame={(filter.order ?? usualOrder) === usualOrder}
      />
      <Pager
        first={filter.cursor && directoryAddress(first)}
        next={page.nextCursor && directoryAddress({ ...filter, cursor: page.nextCursor })}
        labels={[t('first'), t('next')]}
      />
    </>
  )
}
