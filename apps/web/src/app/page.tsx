import { arenaCounts } from '@wis/db'
import { featuredMatch, listMatches, liveGames, usualGame } from '@wis/db/matches'
import type { Language } from '@wis/games'
import { kits } from '@wis/games'
import type { MatchRow } from '@wis/protocol'
import { getLocale, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../components/button/button-style.ts'
import { Link } from '../components/link/link.tsx'
import { EmptyState } from '../components/page/notice.tsx'
import { StructuredData } from '../components/page/structured-data.tsx'
import { FeaturedTable } from '../features/home/featured-table.tsx'
import { AllGames, OtherTables, RecentMatches, SeatYourOwn, TopFive } from '../features/home/front-page.tsx'
import { HowItGoes } from '../features/home/how-it-goes/how-it-goes.tsx'
import { Today } from '../features/home/today.tsx'
import { firstOfBoard } from '../features/leaderboard/leaders/first-of-board.ts'
import { Agenda } from '../features/schedule/agenda.tsx'
import { database } from '../server/database.ts'
import { env } from '../server/env/env.ts'
import { untilSettled } from '../server/until-settled.ts'

const mostDates = 3

export default async function HomePage() {
  const t = await getTranslations('home')
  const language = await getLocale()
  const [featured, live, { counts, first, recent }] = await Promise.all([
    featuredMatch(database(), language),
    liveGames(database()),
    untilSettled(`home ${language}`, () => settled(language)),
  ])
  return (
    <>
      <AboutSite />
      {/* On a phone the table follows the first buttons, and shows no words beside its seats. The rest of the text comes after it. */}
      <div className="grid items-center gap-x-14 gap-y-5 pt-6 [--clue-lines:2] sm:pt-12 max-sm:[&_[data-testid=clue]]:hidden! lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div className="max-lg:contents">
          <p className="label lg:pb-3">{t('game', { count: kits.length })}</p>
          <h1 className="display text-[clamp(2.25rem,4.6vw,4rem)] lang-zh:text-[clamp(1.75rem,5vw,3rem)] lg:lang-zh:text-[clamp(1.75rem,2.8vw,2.6rem)]">
            {t.rich('sentence', { phrase: (chunks) => <span className="inline-block">{chunks}</span> })}
          </h1>
          <p className="max-w-[46ch] text-pretty text-soft max-lg:order-1 lg:mt-5">{t('text')}</p>
          <div className="flex flex-wrap gap-3 lg:mt-8 lg:mr-3 lg:inline-flex">
            <Link href="/watch" className={buttonStyle.primary}>
              {t('watch')}
            </Link>
            <Link href="/play" className={buttonStyle.quiet}>
              {t('play')}
            </Link>
          </div>
          <Link
            href="/agents/new"
            className={`${buttonStyle.quiet} max-lg:order-1 max-lg:justify-self-start lg:mt-3`}
          >
            {t('register')}
          </Link>
        </div>
        {featured ? (
          <FeaturedTable header={featured} />
        ) : (
          <EmptyState title={t('noTableTitle')} text={t('noTableText')} />
        )}
      </div>
      <AllGames counts={counts} live={live} />
      <OtherTables />
      <Today matches={counts.matches} />
      <div className="pt-16">
        <HowItGoes />
      </div>
      <div className="grid gap-x-14 gap-y-14 pt-16 lg:grid-cols-2">
        <TopFive first={first} address={`/leaderboard?language=${language}`} />
        <RecentMatches matches={recent} />
      </div>
      <Agenda most={mostDates} />
      <SeatYourOwn />
    </>
  )
}

async function AboutSite() {
  const t = await getTranslations('site')
  const url = env().publicUrl
  return <StructuredData data={{ '@type': 'WebSite', name: t('name'), description: t('description'), url }} />
}

/** Data that changes only when a match is settled. */
async function settled(language: Language) {
  const [counts, first, recent] = await Promise.all([
    arenaCounts(database()),
    firstOfBoard(usualGame, language, 5),
    listMatches(database(), { status: ['finished'], limit: lookedThrough }),
  ])
  const isNewestOfItsGame = ({ game }: MatchRow, at: number) =>
    at === recent.items.findIndex((one) => one.game === game)
  return { counts, first, recent: recent.items.filter(isNewestOfItsGame).slice(0, mostRecent) }
}

/** As many as the leaders beside them. */
const mostRecent = 5
/** Among so many, the newest of each game are found. */
const lookedThrough = 60
