import { listMatches } from '@wis/db/matches'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { Link, underlined } from '../../../components/link/link.tsx'
import { Pager } from '../../../components/list/pager.tsx'
import { EmptyState } from '../../../components/page/notice.tsx'
import { PageTitle } from '../../../components/page/titles.tsx'
import { requireAdmin } from '../../../features/admin/require-admin.ts'
import { addressWith, cursorIn } from '../../../features/admin/search-form.tsx'
import { MatchList } from '../../../features/watch/match-list.tsx'
import { database } from '../../../server/database.ts'

const here = '/admin/void'
const dayMs = 24 * 3_600_000

/** The matches of all games that ended without a result, newest first. */
export default async function VoidMatchesPage({ searchParams }: PageProps<'/admin/void'>) {
  await requireAdmin()
  const t = await getTranslations('admin')
  const { admin, match, watch } = await getMessages()
  const search = await searchParams
  const cursor = cursorIn(search)
  const isOfDay = search['within'] === 'day'
  const within = isOfDay ? { within: 'day' } : {}
  const page = await listMatches(database(), {
    status: ['void'],
    ...(isOfDay && { endedAfter: new Date(Date.now() - dayMs) }),
    ...(cursor && { cursor }),
  })
  return (
    <NextIntlClientProvider messages={{ admin, match, watch }}>
      <PageTitle title={t(isOfDay ? 'void.titleOfDay' : 'void.title')}>
        {t('void.text')}
        <p className="pt-1 text-sm">
          <Link href={isOfDay ? here : `${here}?within=day`} className={underlined}>
            {t(isOfDay ? 'void.all' : 'void.ofDay')}
          </Link>
        </p>
      </PageTitle>
      {page.items.length === 0 ? <EmptyState title={t('void.empty')} /> : <MatchList matches={page.items} />}
      <Pager
        first={cursor && addressWith(here, within)}
        next={page.nextCursor && addressWith(here, { ...within, cursor: page.nextCursor })}
        labels={[t('first'), t('next')]}
      />
    </NextIntlClientProvider>
  )
}
