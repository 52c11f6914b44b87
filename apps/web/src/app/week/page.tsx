import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { fullRows } from '../../components/list/full-rows.ts'
import { EmptyState } from '../../components/page/notice.tsx'
import { PageTitle, Section } from '../../components/page/titles.tsx'
import { LeadMoment, MomentCard, MomentLine } from '../../features/agent/highlights/moment-card.tsx'
import type { Highlight } from '../../features/agent/highlights/moment-card.tsx'
import { messagesFor } from '../../features/scene/scene-opening.ts'
import { database } from '../../server/database.ts'
import { bestMoments, weekAfter, weekAt, weekBefore } from '../../server/week/best-moments.ts'

export const dynamic = 'force-dynamic'

/** Of so many games, the best moment is pictured. Those of the other games follow in a list, and the rest is folded. */
const mostCards = 6

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('week'))('title'), alternates: { canonical: '/week' } }
}

/** The week of the address, as long as it has begun; otherwise the present one. */
function askedWeek(of: string | string[] | undefined, now: number) {
  const time = typeof of === 'string' && /^\d{4}-\d\d-\d\d$/.test(of) ? Date.parse(of) : Number.NaN
  return weekAt(Number.isNaN(time) || time > now ? now : time)
}

export default async function WeekPage({ searchParams }: PageProps<'/week'>) {
  const now = Date.now()
  const week = askedWeek((await searchParams)['of'], now)
  const [t, format, locale] = [await getTranslations('week'), await getFormatter(), await getLocale()]
  const { match, scene } = await getMessages()
  const moments = (await bestMoments(database(), week, locale)) ?? []
  const [lead, ...others] = moments
  const isFirst = ({ match: { game } }: Highlight, at: number) =>
    moments.findIndex((one) => one.match.game === game) === at + 1
  const best = others.filter(isFirst)
  const further = others.filter((moment) => !best.includes(moment))
  const dayOf = (day: Date) => format.dateTime(day, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const last = new Date(week.until.getTime() - 1)
  return (
    <>
      <PageTitle title={t('title')}>
        <p>{t('text', { from: dayOf(week.from), until: dayOf(last) })}</p>
        <nav aria-label={t('weeks')} className="flex gap-x-6 pt-4">
          <Link href={`/week?of=${weekBefore(week).begins}`} className="underline underline-offset-4">
            {t('before')}
          </Link>
          {week.until.getTime() <= now && (
            <Link href={`/week?of=${weekAfter(week).begins}`} className="underline underline-offset-4">
              {t('after')}
            </Link>
          )}
        </nav>
      </PageTitle>
      {moments.length === 0 && (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Link href="/watch" className="underline underline-offset-4">
              {t('emptyLink')}
            </Link>
          }
        />
      )}
      <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
        {lead && <LeadMoment moment={lead} />}
        <ul
          className={`grid gap-4 sm:grid-cols-2 lg:grid-cols-3 ${fullRows(Math.min(best.length, mostCards))}`}
        >
          {best.slice(0, mostCards).map((moment) => (
            <MomentCard key={`${moment.match.id} ${moment.seq}`} moment={moment} isPictured />
          ))}
        </ul>
        {best.length > mostCards && (
          <Section id="more" title={t('more')} className="pt-12">
            <MomentLines moments={best.slice(mostCards)} />
          </Section>
        )}
      </NextIntlClientProvider>
      {further.length > 0 && (
        <details className="pt-6">
          <summary className="py-2 text-sm underline decoration-rim underline-offset-4">
            {t('further', { count: further.length })}
          </summary>
          <MomentLines moments={further} />
        </details>
      )}
    </>
  )
}

const MomentLines = ({ moments }: { moments: readonly Highlight[] }) => (
  <div className="@container">
    <ul className="divide-y divide-line border-y border-line">
      {moments.map((moment) => (
        <MomentLine key={`${moment.match.id} ${moment.seq}`} moment={moment} />
      ))}
    </ul>
  </div>
)
