import { queueStatus } from '@wis/db'
import type { User } from '@wis/db/accounts'
import { listMatches, queueLines, waitingTickets } from '@wis/db/matches'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Link, underlined } from '../../components/link/link.tsx'
import { SoftRefresh } from '../../components/loading/soft-refresh.tsx'
import { EmptyLine, EmptyState } from '../../components/page/notice.tsx'
import { PageTitle, Section, SectionTitle } from '../../components/page/titles.tsx'
import { isAllowed } from '../../features/account/actor.ts'
import { Agenda } from '../../features/schedule/agenda.tsx'
import { QueueLines } from '../../features/schedule/queue.tsx'
import { Rule, StateNow } from '../../features/schedule/state-now.tsx'
import { StorageNotice } from '../../features/schedule/storage-notice.tsx'
import { alternatesOf } from '../../features/site/alternates.ts'
import { MatchList } from '../../features/watch/match-list.tsx'
import { database } from '../../server/database.ts'
import { runnerHealth } from '../../server/health.ts'
import { currentUser } from '../../server/session.ts'

const shown = { tickets: 200, matches: 6 }
const refreshMs = 5000

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('schedule')
  return { title: t('title'), description: t('text'), alternates: alternatesOf('/schedule') }
}

export default async function SchedulePage() {
  const t = await getTranslations('schedule')
  const [status, { runner, storage }, user] = await Promise.all([
    queueStatus(database()),
    runnerHealth(),
    currentUser(),
  ])
  return (
    <>
      <PageTitle title={t('title')} isLow>
        <p>{t('text')}</p>
      </PageTitle>
      <StorageNotice storage={storage} isOperator={isAdmin(user)} />
      <div className="grid items-start gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
        <Agenda hasRegular />
        <Playing />
        <Queue />
      </div>
      <details className="mt-14 border-t border-line">
        <summary className="cursor-pointer py-4 font-display text-2xl">
          <h2 className="inline">{t('operations')}</h2>
        </summary>
        <StateNow status={status} runner={runner} hasRoom={storage?.room !== 'low'} />
        <Rule />
      </details>
    </>
  )
}

const isAdmin = (user: User | undefined) => user !== undefined && isAllowed(user, 'platform.administer')

async function Queue() {
  const t = await getTranslations('schedule')
  const [lines, tickets, user] = await Promise.all([
    queueLines(database()),
    waitingTickets(database(), { limit: shown.tickets }),
    currentUser(),
  ])
  return (
    <Section id="lines" title={t('lines')}>
      {lines.length === 0 ? (
        <EmptyLine title={t('emptyTitle')}>{t('emptyText')}</EmptyLine>
      ) : (
        <>
          <QueueLines
            lines={lines}
            tickets={tickets}
            viewer={user && { id: user.id, isAdmin: isAdmin(user) }}
          />
          <p className="pt-3 text-xs text-pretty text-faint">{t('ticketsAbout')}</p>
        </>
      )}
    </Section>
  )
}

async function Playing() {
  const t = await getTranslations('schedule')
  const { items } = await listMatches(database(), {
    status: ['waiting', 'running'],
    limit: shown.matches,
  })
  return (
    <section aria-labelledby="playing" className="lg:row-span-2">
      <SectionTitle id="playing" title={t('playing')}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <SoftRefresh everyMs={refreshMs} label={t('refresh', { seconds: refreshMs / 1000 })} />
          <Link href="/watch" className={underlined}>
            {t('allPlaying')}
          </Link>
        </div>
      </SectionTitle>
      {items.length === 0 ? (
        <EmptyState title={t('playingNoneTitle')} text={t('playingNoneText')} />
      ) : (
        <MatchList matches={items} />
      )}
    </section>
  )
}
