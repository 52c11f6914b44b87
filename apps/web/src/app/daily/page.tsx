import { puzzleAnswersOf } from '@wis/db/daily'
import type { Language } from '@wis/engine'
import type { Metadata } from 'next'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { PageTitle, Section } from '../../components/page/titles.tsx'
import { signInFrom } from '../../features/account/sign-in-from.tsx'
import { dayBefore } from '../../features/daily/daily-book.ts'
import { DailyTable } from '../../features/daily/daily-table.tsx'
import { QuestionLink } from '../../features/daily/question-link.tsx'
import { VotesLine } from '../../features/daily/votes-line.tsx'
import { agentNameIn } from '../../features/match/agent-name-in.ts'
import { dailyPuzzle, today } from '../../server/daily/daily-puzzle.ts'
import { database } from '../../server/database.ts'
import { currentUser } from '../../server/session.ts'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('daily')
  return {
    title: t('title'),
    description: `${t('text')} ${t('everyDay')}`,
    alternates: { canonical: '/daily' },
  }
}

export default async function DailyPage() {
  const t = await getTranslations('daily')
  const format = await getFormatter()
  const language = await getLocale()
  const day = today()
  const [puzzle, user] = await Promise.all([dailyPuzzle(database(), { day, language }), currentUser()])
  const own = user && (await puzzleAnswersOf(database(), user.id, { language }))
  const date = format.dateTime(new Date(day), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <>
      <PageTitle title={t('title')} isLow>
        {/* On a phone, the whole table has to stand above the controls. */}
        <p className="[@media(width<40rem)_and_(height<47.5rem)]:hidden">
          {t('text')} <span className="max-sm:hidden">{t('everyDay')}</span>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-6">
          {puzzle && <span>{t('puzzleOf', { day: date })}</span>}
          {puzzle && (
            <QuestionLink day={day} language={language} own={own}>
              {t('question')} ↓
            </QuestionLink>
          )}
          <Link href="/hunt" className="underline underline-offset-4 max-sm:hidden">
            {t('hunt')}
          </Link>
        </p>
      </PageTitle>
      {puzzle ? (
        <DailyTable puzzle={puzzle} today={day} own={own} />
      ) : (
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
      {puzzle && !user && (
        <p className="mt-6 text-sm text-soft">{t.rich('keep', { signIn: signInFrom('/daily') })}</p>
      )}
      <p className="mt-4 text-sm sm:hidden">
        <Link href="/hunt" className="underline underline-offset-4">
          {t('hunt')}
        </Link>
      </p>
      <Yesterday language={language} />
    </>
  )
}

/** The solution of the day before, and how its players saw it. */
async function Yesterday({ language }: { language: Language }) {
  const t = await getTranslations('daily')
  const puzzle = await dailyPuzzle(database(), { day: dayBefore(today()), language })
  if (!puzzle) return null
  const { answer, header, matchId } = puzzle
  const spy = header.seats[answer.seat]
  const player = spy ? `${agentNameIn(language, spy.agent)} (${spy.alias})` : ''
  return (
    <Section id="yesterday" title={t('yesterday')} className="pt-16">
      <p>
        {t('was', { player })} <VotesLine votes={answer.votes} />
      </p>
      <p className="mt-3">
        <Link href={`/matches/${matchId}?reveal=2`} className="underline underline-offset-4">
          {t('yesterdayLink')}
        </Link>
      </p>
    </Section>
  )
}
