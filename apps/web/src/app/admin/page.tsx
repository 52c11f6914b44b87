import { adminCounts, arenaHealth, queueStatus } from '@wis/db'
import { playedOutSeasons, suspectedSeasons } from '@wis/db/seasons'
import { outsideGames } from '@wis/games'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { PageTitle, Section } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { HealthRows } from '../../features/admin/health-rows.tsx'
import { requireAdmin } from '../../features/admin/require-admin.ts'
import { StorageNotice } from '../../features/schedule/storage-notice.tsx'
import { isDecided } from '../../features/seasons/is-decided.ts'
import { seasonNameIn } from '../../features/seasons/season-name-in.ts'
import { database } from '../../server/database.ts'
import { runnerHealth } from '../../server/health.ts'

export default async function AdminPage() {
  const user = await requireAdmin()
  const t = await getTranslations('admin.overview')
  const format = await getFormatter()
  const locale = await getLocale()
  const [counts, queue, { storage, runner }, suspected, unclosed, arena] = await Promise.all([
    adminCounts(database()),
    queueStatus(database()),
    runnerHealth(),
    suspectedSeasons(database()),
    unclosedSeasons(user.id),
    arenaHealth(database()),
  ])
  const waiting = [
    ['runnerDown', runner.ok ? 0 : 1, '/schedule'],
    ['openReports', counts.openReports, '/admin/reports'],
    ['openRequests', counts.seasonRequests, '/admin/seasons'],
    ['suspected', suspected.length, '/admin/seasons'],
    ['voided', arena.voided, '/admin/void?within=day'],
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
      <Section id="due" title={t('due.title')} className="pb-10">
        {due.length + unclosed.length + refused.length === 0 ? (
          <p className="border-y border-line py-6 text-soft">{t('due.nothing')}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {due.map(([name, count, address]) => (
              <li key={name} className={dueLine}>
                <span className="font-semibold">{t(`due.${name}`, { count })}</span>
                <Link href={address} className={dueLink}>
                  {t(`due.do.${name}`)}
                </Link>
              </li>
            ))}
            {unclosed.map(({ slug, name }) => (
              <li key={slug} className={dueLine}>
                <span className="font-semibold">
                  <ForeignText text={t('due.season', { name: seasonNameIn(locale, { slug, name }) })} />
                </span>
                <Link href={`/seasons/${slug}#organize`} className={`${buttonStyle.quiet} relative`}>
                  {t('due.do.season')}
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
      <HealthRows runner={runner} storage={storage} queue={queue} arena={arena} />
      <h2 className="label pt-10 pb-3">{t('due.figures')}</h2>
      <dl className="flex flex-wrap gap-x-14 border-y border-line">
        {figures.map(([name, count, address]) => (
          <div key={name} className="relative py-4 hover:bg-raised">
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

const dueLine = 'relative flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4 hover:bg-raised'
const dueLink = 'underline decoration-rim underline-offset-4 after:absolute after:inset-0'

/** The seasons that this admin organizes, and those of the platform, that are over and wait to be closed. */
async function unclosedSeasons(adminId: string) {
  const seasons = await playedOutSeasons(database(), adminId)
  const now = new Date()
  const decided = await Promise.all(seasons.map((season) => isDecided(season, now, true)))
  return seasons.filter((_, at) => decided[at])
}
