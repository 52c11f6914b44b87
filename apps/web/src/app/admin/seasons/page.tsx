import { pageOfSeasons, waitingSeasonRequests } from '@wis/db/seasons'
import { handle } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import { Pager } from '../../../components/list/pager.tsx'
import { EmptyState } from '../../../components/page/notice.tsx'
import { PageTitle, SectionTitle } from '../../../components/page/titles.tsx'
import { requireAdmin } from '../../../features/admin/require-admin.ts'
import { addressWith, cursorIn, textIn } from '../../../features/admin/search-form.tsx'
import { SeasonTable, SuspectedSeasons } from '../../../features/admin/season-table.tsx'
import { WaitingRequests } from '../../../features/season-requests/waiting-requests.tsx'
import { database } from '../../../server/database.ts'

const here = '/admin/seasons'

export default async function SeasonsPage({ searchParams }: PageProps<'/admin/seasons'>) {
  await requireAdmin()
  const t = await getTranslations('admin')
  const tRequests = await getTranslations('seasonRequests.desk')
  const search = await searchParams
  const cursor = handle.safeParse(textIn(search, 'cursor')).data
  const asked = cursorIn(search, 'requests')
  const [page, requests] = await Promise.all([
    pageOfSeasons(database(), { organizerId: 'everybody', cursor }),
    waitingSeasonRequests(database(), { cursor: asked }),
  ])
  return (
    <>
      <PageTitle title={t('nav.seasons')} />
      <WaitingRequests requests={requests.items}>
        <Pager
          first={asked && here}
          next={requests.nextCursor && addressWith(here, { requests: requests.nextCursor })}
          labels={[tRequests('first'), tRequests('next')]}
        />
      </WaitingRequests>
      <SuspectedSeasons />
      <SectionTitle id="seasons" title={tRequests('all')} />
      {page.items.length === 0 ? (
        <EmptyState title={t('seasons.emptyTitle')} text={t('seasons.emptyText')} />
      ) : (
        <SeasonTable seasons={page.items} />
      )}
      <Pager
        first={cursor && here}
        next={page.nextCursor && addressWith(here, { cursor: page.nextCursor })}
        labels={[t('first'), t('next')]}
      />
    </>
  )
}
