import { queueStatus } from '@wis/db'
import type { User } from '@wis/db/accounts'
import { listMatches, queueLines, waitingTickets } from '@wis/db/matches'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { Link, underlined } from '../../components/link/link.tsx'
import { SoftRefresh } from '../../components/loading/soft-refresh.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { PageTitle, Section, SectionTitle } from '../../components/page/titles.tsx'
import { isAllowed } from '../../features/account/actor.ts'
import { messagesFor } from '../../features/scene/scene-opening.ts'
import { datedEntries, regularEntries } from '../../features/schedule/calendar-entries.tsx'
import { NextBanner } from '../../features/schedule/next-banner.tsx'
import { QueueLines } from '../../features/schedule/queue.tsx'
import { Rule, StateNow } from '../../features/schedule/state-now.tsx'
import { StorageNotice } from '../../features/schedule/storage-notice.tsx'
import { WeekCalendar } from '../../features/schedule/week-calendar.tsx'
import { alternatesOf } from '../../features/site/alternates.ts'
import { MatchList } from '../../features/watch/match-list.tsx'
import { database } from '../../server/database.ts'
import { runnerHealth } from '../../server/health.ts'
import { currentUser } from '../../server/session.ts'

const shown = { tickets: 200, matches: 6, dates: 20 }
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
      <div className="grid gap-y-14 *:min-w-0">
        <Dates />
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

/** What comes next, and the weeks around it. */
async function Dates() {
  const t = await getTranslations('schedule')
  const { match, scene } = await getMessages()
  const now = new Date()
  const [dated, regular] = await Promise.all([datedEntries({ now, most: shown.dates }), regularEntries(now)])
  const entries = [...regular, ...dated].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const next = entries.find(({ isOn }) => !isOn)
  return (
    <>
      {next && (
        <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
          <NextBanner entry={next} now={now} />
        </NextIntlClientProvider>
      )}
      <section aria-labelledby="calendar">
        <SectionTitle id="calendar" title={t('calendar')}>
          <a href="/seasons.ics" className={underlined}>
            {t('subscribe')}
          </a>
        </SectionTitle>
        <WeekCalendar entries={entries} now={now} />
        <p className="pt-3 text-xs text-pretty text-faint">{t('regular')}</p>
      </section>
    </>
  )
}

/** Nothing while nobody waits. */
async function Queue() {
  const t = await getTranslations('schedule')
  const [lines, tickets, user] = await Promise.all([
    queueLines(database()),
    waitingTickets(database(), { limit: shown.tickets }),
    currentUser(),
  ])
  if (lines.length === 0) return null
  return (
    <Section id="lines" title={t('lines')}>
      <QueueLines lines={lines} tickets={tickets} viewer={user && { id: user.id, isAdmin: isAdmin(user) }} />
      <p className="pt-3 text-xs text-pretty text-faint">{t('ticketsAbout')}</p>
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
    <section aria-labelledby="playing">
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
