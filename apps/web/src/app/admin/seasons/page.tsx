import { pageOfSeasons } from '@wis/db'
import Link from 'next/link'
import { getFormatter, getTranslations } from 'next-intl/server'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ForeignText } from '../../../components/foreign-text.tsx'
import { PageTitle } from '../../../components/page-title.tsx'
import { Pager } from '../../../components/pager.tsx'
import { requireAdmin } from '../../../features/admin/require-admin.ts'
import { addressWith, textIn } from '../../../features/admin/search.ts'
import { database } from '../../../server/database.ts'
import { handle } from '../../../server/read-queries.ts'

const here = '/admin/seasons'
const link = 'underline decoration-rim underline-offset-4 hover:decoration-current'
const cell = 'py-3 pl-5'

export default async function SeasonsPage({ searchParams }: PageProps<'/admin/seasons'>) {
  await requireAdmin()
  const t = await getTranslations('admin')
  const format = await getFormatter()
  const cursor = handle.safeParse(textIn(await searchParams, 'cursor')).data
  const page = await pageOfSeasons(database(), { organizerId: 'everybody', cursor })
  return (
    <>
      <PageTitle title={t('nav.seasons')} />
      {page.items.length === 0 ? (
        <EmptyState title={t('seasons.emptyTitle')} text={t('seasons.emptyText')} />
      ) : (
        <div tabIndex={0} role="region" aria-label={t('nav.seasons')} className="scrolls-aside pb-2">
          <table className="w-full border-collapse text-left text-sm [overflow-wrap:normal]">
            <thead className="text-xs text-soft">
              <tr className="border-b border-strong">
                <th scope="col" className="py-2 font-medium">
                  {t('seasons.name')}
                </th>
                {(['state', 'organizer', 'starts', 'decisions'] as const).map((name) => (
                  <th key={name} scope="col" className={`${cell} font-medium`}>
                    {t(`seasons.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {page.items.map(({ slug, name, state, organizer, startsAt }) => (
                <tr key={slug} className="border-b border-line">
                  <th scope="row" className="max-w-72 min-w-32 py-3 font-semibold break-words">
                    <Link href={`/seasons/${slug}`} prefetch={false} className={link}>
                      <ForeignText text={name} />
                    </Link>
                  </th>
                  <td className={`${cell} whitespace-nowrap`}>{t(`seasons.states.${state}`)}</td>
                  <td className={`${cell} max-w-40 truncate`}>
                    {organizer === null ? t('seasons.platform') : <ForeignText text={organizer} />}
                  </td>
                  <td className={`${cell} figures whitespace-nowrap`}>
                    {format.dateTime(new Date(startsAt), { dateStyle: 'medium' })}
                  </td>
                  <td className={cell}>
                    <Link href={`/seasons/${slug}/decisions`} prefetch={false} className={link}>
                      {t('seasons.open')}
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager
        first={cursor === undefined ? undefined : { address: here, label: t('first') }}
        next={
          page.nextCursor === null
            ? undefined
            : { address: addressWith(here, { cursor: page.nextCursor }), label: t('next') }
        }
      />
    </>
  )
}
