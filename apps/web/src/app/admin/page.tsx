import { adminCounts, queueStatus } from '@wis/db'
import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { PageTitle } from '../../components/page/page-title.tsx'
import { requireAdmin } from '../../features/admin/require-admin.ts'
import { StorageNotice } from '../../features/schedule/storage-notice.tsx'
import { database } from '../../server/database.ts'
import { runnerHealth } from '../../server/health.ts'

export default async function AdminPage() {
  await requireAdmin()
  const t = await getTranslations('admin.overview')
  const format = await getFormatter()
  const [counts, queue, { storage }] = await Promise.all([
    adminCounts(database()),
    queueStatus(database()),
    runnerHealth(),
  ])
  const figures = [
    ['reports', counts.openReports, '/admin/reports'],
    ['seasonRequests', counts.seasonRequests, '/admin/seasons'],
    ['users', counts.users, '/admin/users'],
    ['suspended', counts.suspended, '/admin/users'],
    ['hidden', counts.hiddenAgents, '/admin/reports'],
    ['pairs', counts.activePairs, '/admin/words'],
    ['houseOff', counts.houseAgentsOff, '/admin/house'],
    ['running', queue.matches.running, '/watch'],
    ['waiting', queue.waiting, '/schedule'],
  ] as const
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <StorageNotice storage={storage} isOperator />
      <dl className="grid grid-cols-2 gap-x-10 border-t border-line sm:grid-cols-3">
        {figures.map(([name, count, address]) => (
          <div key={name} className="relative border-b border-line py-5 hover:bg-raised">
            <dt className="text-sm text-soft">
              <Link href={address} className="after:absolute after:inset-0">
                {t(name)}
              </Link>
            </dt>
            <dd className={`figures font-display text-4xl font-light ${count === 0 ? 'text-faint' : ''}`}>
              {format.number(count)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
