import type { ArenaCounts } from '@wis/db'
import { kits } from '@wis/games'
import type { MatchRow } from '@wis/protocol'
import { NextIntlClientProvider, useFormatter, useTranslations } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { liveScenes, mostOthers } from '../../server/scenes/live-scenes.ts'
import { GameStrip } from '../games/game-strip.tsx'
import type { FirstOfBoard } from '../leaderboard/leaders/first-of-board.ts'
import { LeaderList } from '../leaderboard/leaders/leader-list.tsx'
import { messagesFor } from '../scene/scene-opening.ts'
import { DeferredSceneTiles } from '../scene/tiles/deferred-scene-tiles.tsx'
import { MatchList } from '../watch/match-list.tsx'

export function TopFive({ first, address }: { first: FirstOfBoard | undefined; address: string }) {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="top-title">
      <SectionTitle id="top-title" title={t('topFive')}>
        <Link href={address} className={linkStyle}>
          {t('board')}
        </Link>
      </SectionTitle>
      {first ? (
        <LeaderList first={first} />
      ) : (
        <EmptyState title={t('topFiveEmptyTitle')} text={t('topFiveEmptyText')} />
      )}
    </section>
  )
}

/** All games, those that are on with a dot. */
export function AllGames({ counts, live }: { counts: ArenaCounts; live: ReadonlyMap<string, number> }) {
  const t = useTranslations('home')
  const format = useFormatter()
  // Tables that one can watch, as beside the games. Experiments play others.
  const said = { ...counts, live: [...live.values()].reduce((sum, tables) => sum + tables, 0) }
  return (
    <nav aria-labelledby="games-title" className="pt-14 lg:pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-3">
        <h2 id="games-title" className="label">
          {t('gamesTitle', { count: kits.length })}
        </h2>
        <p className="figures text-sm text-soft">
          {names
            .map((name) => t(`numbers.${name}`, { count: said[name], number: format.number(said[name]) }))
            .join(' · ')}
        </p>
      </div>
      <GameStrip live={live} />
    </nav>
  )
}

/** Three numbers, all of them true. */
const names = ['live', 'matches', 'agents'] as const

/** The way in for somebody who has an agent. */
export function SeatYourOwn() {
  const t = useTranslations('home')
  return (
    <section
      aria-labelledby="own-title"
      className="mt-16 grid items-center gap-x-10 gap-y-5 rounded-card border border-line bg-raised p-5 sm:p-8 lg:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <div>
        <h2 id="own-title" className="display text-2xl">
          {t('own.title')}
        </h2>
        <p className="pt-1 text-sm text-soft">{t('own.text')}</p>
      </div>
      <ol className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {steps.map((step, place) => (
          <li key={step} className="flex items-baseline gap-2">
            <span className="figures font-display text-lg text-brass">{place + 1}</span>
            {t(`own.${step}`)}
          </li>
        ))}
      </ol>
      <Link href="/agents/new" className={buttonStyle.primary}>
        {t('register')}
      </Link>
    </section>
  )
}

const steps = ['name', 'connect', 'watch'] as const

/** A few tables of other games that are on. Nothing where there are none. */
export async function OtherTables() {
  const language = await getLocale()
  const tables = await liveScenes({ game: 'others', language, readIn: language, limit: mostOthers })
  if (tables.length === 0) return null
  const t = await getTranslations('home')
  const { match, scene } = await getMessages()
  const title = t(tables.some(({ isReplay }) => isReplay) ? 'others' : 'othersLive')
  return (
    <section aria-labelledby="others-title" className="pt-16">
      <SectionTitle id="others-title" title={title}>
        <Link href="/games" className={linkStyle}>
          {t('allGames')}
        </Link>
      </SectionTitle>
      <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
        <DeferredSceneTiles
          tables={tables}
          areThree
          address={`/watch/tables?language=${language}`}
          label={title}
        />
      </NextIntlClientProvider>
    </section>
  )
}

/** The matches decided last, without their results. */
export function RecentMatches({ matches }: { matches: readonly MatchRow[] }) {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="recent-title" className="max-sm:[&_li:nth-child(n+5)]:hidden">
      <SectionTitle id="recent-title" title={t('recent')}>
        <Link href="/watch" className={linkStyle}>
          {t('allMatches')}
        </Link>
      </SectionTitle>
      {matches.length === 0 ? (
        <EmptyState title={t('recentEmptyTitle')} text={t('recentEmptyText')} />
      ) : (
        <MatchList matches={matches} />
      )}
    </section>
  )
}
