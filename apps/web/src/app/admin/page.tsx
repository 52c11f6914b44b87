import { adminCounts, queueStatus } from '@wis/db'
import { suspectedSeasons } from '@wis/db/seasons'
import { outsideGames } from '@wis/games'
import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { PageTitle, Section } from '../../components/page/titles.tsx'
import { requireAdmin } from '../../features/admin/require-admin.ts'
import { StorageNotice } from '../../features/schedule/storage-notice.tsx'
import { database } from '../../server/database.ts'
import { runnerHealth } from '../../server/health.ts'

export default async function AdminPage() {
  await requireAdmin()
  const t = await getTranslations('admin.overview')
  const format = await getFormatter()
  const [counts, queue, { storage, runner }, suspected] = await Promise.all([
    adminCounts(database()),
    queueStatus(database()),
    runnerHealth(),
    suspectedSeasons(database()),
  ])
  const waiting = [
    ['runnerDown', runner.ok ? 0 : 1, '/schedule'],
    ['openReports', counts.openReports, '/admin/reports'],
    ['openRequests', counts.seasonRequests, '/admin/seasons'],
    ['suspected', suspected.length, '/admin/seasons'],
    ['houseAgentsOff', counts.houseAgentsOff, '/admin/house'],
  ] as const
  const figures = (
    [
      ['users', counts.users, '/admin/users'],
      ['suspended', counts.suspended, '/admin/users'],
      ['hidden', counts.hiddenAgents, '/admin/reports'],
      ['pairs', counts.activePairs, '/admin/words'],
      ['running', queue.matches.running, '/watch'],
      ['waiting', queue.waiting, '/schedule'],
    ] as const
  ).filter(([, count]) => count > 0)
  const due = waiting.filter(([, count]) => count > 0)
  const { refused } = outsideGames()
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <StorageNotice storage={storage} isOperator />
      <Section id="due" title={t('due.title')} className="pb-14">
        {due.length + refused.length === 0 ? (
          <p className="border-y border-line py-6 text-soft">{t('due.nothing')}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {due.map(([name, count, address]) => (
              <li key={name} className="relative flex flex-wrap justify-between gap-x-8 py-4 hover:bg-raised">
                <span className="font-semibold">{t(`due.${name}`, { count })}</span>
                <Link
                  href={address}
                  className="underline decoration-rim underline-offset-4 after:absolute after:inset-0"
                >
                  {t(`due.do.${name}`)}
                </Link>
              </li>
            ))}
            {refused.map(({ name, why }) => (
              <li key={name} className="grid gap-1 py-4">
                <span className="font-semibold">{t('due.game', { name })}</span>
                <span className="text-sm break-words text-soft">{why}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <h2 className="label pb-3">{t('due.figures')}</h2>
      <dl className="grid grid-cols-2 gap-x-10 border-t border-line sm:grid-cols-3 lg:grid-cols-6">
        {figures.map(([name, count, address]) => (
          <div key={name} className="relative border-b border-line py-4 hover:bg-raised">
            <dt className="text-sm text-soft">
              <Link href={address} className="after:absolute after:inset-0">
                {t(name)}
              </Link>
            </dt>
            <dd className="figures font-display text-2xl font-light">{format.number(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
