import { listMatches } from '@wis/db/matches'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { Pager } from '../../../components/list/pager.tsx'
import { EmptyState } from '../../../components/page/notice.tsx'
import { PageTitle } from '../../../components/page/titles.tsx'
import { requireAdmin } from '../../../features/admin/require-admin.ts'
import { addressWith, cursorIn } from '../../../features/admin/search-form.tsx'
import { MatchList } from '../../../features/watch/match-list.tsx'
import { database } from '../../../server/database.ts'

const here = '/admin/void'

/** The matches of all games that ended without a result, newest first. */
export default async function VoidMatchesPage({ searchParams }: PageProps<'/admin/void'>) {
  await requireAdmin()
  const t = await getTranslations('admin')
  const { admin, match, watch } = await getMessages()
  const cursor = cursorIn(await searchParams)
  const page = await listMatches(database(), { status: ['void'], ...(cursor && { cursor }) })
  return (
    <NextIntlClientProvider messages={{ admin, match, watch }}>
      <PageTitle title={t('void.title')}>{t('void.text')}</PageTitle>
      {page.items.length === 0 ? <EmptyState title={t('void.empty')} /> : <MatchList matches={page.items} />}
      <Pager
        first={cursor && here}
        next={page.nextCursor && addressWith(here, { cursor: page.nextCursor })}
        labels={[t('first'), t('next')]}
      />
    </NextIntlClientProvider>
  )
}
