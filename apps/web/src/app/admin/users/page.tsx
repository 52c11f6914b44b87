import { listUsers } from '@wis/db/accounts'
import { getTranslations } from 'next-intl/server'
import { Pager } from '../../../components/list/pager.tsx'
import { EmptyState } from '../../../components/page/notice.tsx'
import { PageTitle } from '../../../components/page/titles.tsx'
import { requireAdmin } from '../../../features/admin/require-admin.ts'
import { addressWith, cursorIn, SearchForm, textIn } from '../../../features/admin/search-form.tsx'
import { UserLine } from '../../../features/admin/user-line.tsx'
import { database } from '../../../server/database.ts'

const here = '/admin/users'

export default async function UsersPage({ searchParams }: PageProps<'/admin/users'>) {
  const admin = await requireAdmin()
  const t = await getTranslations('admin')
  const search = await searchParams
  const [q, cursor] = [textIn(search, 'q'), cursorIn(search)]
  const page = await listUsers(database(), { q, cursor })
  return (
    <>
      <PageTitle title={t('nav.users')} />
      <SearchForm action={here} label={t('users.search')} hint={t('users.searchHint')} q={q} />
      {page.items.length === 0 ? (
        <EmptyState title={t('users.emptyTitle')} text={t('users.emptyText')} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {page.items.map((user) => (
            <UserLine key={user.id} user={user} isSelf={user.id === admin.id} />
          ))}
        </ul>
      )}
      <Pager
        first={cursor && addressWith(here, { q })}
        next={page.nextCursor && addressWith(here, { q, cursor: page.nextCursor })}
        labels={[t('first'), t('next')]}
      />
    </>
  )
}
