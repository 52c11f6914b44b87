import { pageOfSeasons } from '@wis/db/seasons'
import { handle } from '@wis/protocol'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { Pager } from '../../components/list/pager.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { PageTitle } from '../../components/page/page-title.tsx'
import { isAllowed } from '../../features/account/actor.ts'
import { SeasonList } from '../../features/seasons/season-list.tsx'
import { alternatesOf } from '../../features/site/alternates.ts'
import { database } from '../../server/database.ts'
import { currentUser } from '../../server/session.ts'

const atOnce = 50

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('seasons')
  return {
    title: t('title'),
    description: t('text'),
    alternates: alternatesOf('/seasons', { hasFeed: true }),
  }
}

export default async function SeasonsPage({ searchParams }: PageProps<'/seasons'>) {
  const t = await getTranslations('seasons')
  const tRequests = await getTranslations('seasonRequests')
  const asked = handle.safeParse((await searchParams)['cursor'])
  const cursor = asked.success ? asked.data : undefined
  const user = await currentUser()
  const isAdmin = user !== undefined && isAllowed(user, 'season.change', { ownerId: null })
  const organizerId = isAdmin ? 'everybody' : user?.id
  const { items, nextCursor } = await pageOfSeasons(database(), { organizerId, cursor, limit: atOnce })
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <div className="pb-10 text-sm text-soft">
        {user && isAllowed(user, 'season.create') ? (
          <Link href="/seasons/new" className={buttonStyle.primary}>
            {t('create')}
          </Link>
        ) : (
          <p className="max-w-[62ch]">
            {tRequests('linkText')}{' '}
            <Link href="/seasons/new" className="underline decoration-rim underline-offset-4">
              {tRequests('link')}
            </Link>
          </p>
        )}
      </div>
      {items.length === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      <SeasonList group="created" seasons={items.filter(({ state }) => state === 'created')} />
      <SeasonList
        group="playing"
        seasons={items.filter(({ state }) => state !== 'created' && state !== 'closed')}
      />
      <SeasonList group="closed" seasons={items.filter(({ state }) => state === 'closed')} />
      <Pager
        first={cursor ? { address: '/seasons', label: t('first') } : undefined}
        next={nextCursor ? { address: `/seasons?cursor=${nextCursor}`, label: t('next') } : undefined}
      />
    </>
  )
}
