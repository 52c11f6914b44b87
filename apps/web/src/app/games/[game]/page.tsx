import { listHouseAgents } from '@wis/db/agents'
import { boardStatistics } from '@wis/db/boards'
import { liveGames, usualGame } from '@wis/db/matches'
import { houseOfKit, kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { Link, underlined } from '../../../components/link/link.tsx'
import { PageTitle, Section, SectionTitle } from '../../../components/page/titles.tsx'
import { FollowButton } from '../../../features/following/follow-button.tsx'
import { BoardStatistics } from '../../../features/games/board-statistics.tsx'
import { exampleScene, withWholeSpeeches } from '../../../features/games/example-scene.ts'
import { GameBasics } from '../../../features/games/game-basics.tsx'
import { GameMatches } from '../../../features/games/game-matches.tsx'
import { GamePicture } from '../../../features/games/game-picture.tsx'
import { GameRules } from '../../../features/games/game-rules.tsx'
import { gameNameIn } from '../../../features/games/names.ts'
import { firstOfBoard } from '../../../features/leaderboard/leaders/first-of-board.ts'
import { LeaderList } from '../../../features/leaderboard/leaders/leader-list.tsx'
import { messagesFor } from '../../../features/scene/scene-opening.ts'
import { faceOf } from '../../../features/scene/tiles/ring-seat.tsx'
// The server's drawing needs these styles before the code of the table loads. Imported here, they bring no script.
import '../../../features/scene/card-table/card-table.module.css'
import '../../../features/scene/round-table/round-table.module.css'
import '../../../features/scene/scene.module.css'
import { missingMetadata } from '../../../features/site/missing-page.tsx'
import { statisticsPageOf } from '../../../features/tables/statistics-page-of.ts'
import { matchListAddress } from '../../../features/watch/filter/match-filter.ts'
import { LiveDot } from '../../../features/watch/live-dot.tsx'
import { database } from '../../../server/database.ts'
import { untilSettled } from '../../../server/until-settled.ts'

export async function generateMetadata({ params }: PageProps<'/games/[game]'>): Promise<Metadata> {
  const kit = kitCalled((await params).game)
  if (!kit) return missingMetadata()
  const locale = await getLocale()
  const { tagline } = kit.texts[locale]
  const title = (await getTranslations('games'))('pageTitle', { game: gameNameIn(locale, kit.id) })
  return { title, description: tagline, alternates: { canonical: './' } }
}

export default async function GamePage({ params }: PageProps<'/games/[game]'>) {
  const kit = kitCalled((await params).game)
  if (!kit) notFound()
  const t = await getTranslations('games')
  const locale = await getLocale()
  const { tagline, basics, picture } = kit.texts[locale]
  const name = gameNameIn(locale, kit.id)
  const { match, scene } = await getMessages()
  const example = withWholeSpeeches(exampleScene(kit, locale))
  return (
    <>
      <PageTitle title={name}>
        <p className="pb-3">{tagline}</p>
        {kit.package && <Package {...kit.package} />}
        <div className="flex flex-wrap items-center gap-3">
          <Link href={`/play?game=${kit.id}`} className={buttonStyle.primary}>
            {t('play')}
          </Link>
          <Link href="/agents/new" className={buttonStyle.quiet}>
            {t('register')}
          </Link>
          <LiveTables game={kit.id} />
          <FollowButton kind="game" subject={kit.id} name={name} back={`/games/${kit.id}`} />
        </div>
      </PageTitle>
      <div className="grid gap-14 *:min-w-0">
        <div className="grid gap-x-12 gap-y-10 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
          <section
            aria-label={t('picture', { game: name })}
            className={example.talk ? '[--clue-lines:2] max-sm:-mb-6 sm:[--clue-lines:3]' : ''}
          >
            <p className="label border-b border-line pb-2">{t('example')}</p>
            <p className={`pt-2 text-sm text-pretty text-soft ${example.talk ? '' : 'pb-4'}`}>
              {[example.caption[locale], picture].join(locale === 'zh' ? '' : ' ')}
            </p>
            <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
              <GamePicture scene={example} agents={example.seats.map(faceOf)} />
            </NextIntlClientProvider>
          </section>
          {/* Beside the table and the matches, or between them. */}
          <div className="grid content-start gap-y-10 *:min-w-0 max-xl:contents xl:row-span-2">
            <div className="grid content-start gap-y-8">
              {basics && <GameBasics basics={basics} />}
              <Leaders kit={kit} />
            </div>
            <Bring kit={kit} />
          </div>
          <section aria-labelledby="matches-title">
            <SectionTitle id="matches-title" title={t('matches')}>
              <Link href={`/watch?game=${kit.id}`} className={underlined}>
                {t('allMatches')}
              </Link>
            </SectionTitle>
            <GameMatches game={kit.id} />
          </section>
        </div>
        <GameRules kit={kit} />
        <House kit={kit} />
        {!kit.results.shared && <Statistics kit={kit} />}
      </div>
    </>
  )
}

/** The way to the tables in play, where there are any. */
async function LiveTables({ game }: { game: string }) {
  const t = await getTranslations('games')
  const count = (await liveGames(database())).get(game) ?? 0
  if (count === 0) return null
  return (
    <Link href={matchListAddress({ game })} className={buttonStyle.quiet}>
      <LiveDot />
      {t('watchLive', { count })}
    </Link>
  )
}

/** Where a game is from that did not come with the platform. */
async function Package({ name, version, author, hash }: NonNullable<GameKit['package']>) {
  const t = await getTranslations('games.package')
  return (
    <p className="pb-3 text-sm text-soft">
      {author ? t('by', { name, version, author }) : t('of', { name, version })}{' '}
      <span title={hash}>{t('hash', { hash: hash.slice(0, 12) })}</span>
    </p>
  )
}

const boardOf = (id: string) => (id === usualGame ? '/leaderboard' : `/leaderboard?game=${id}`)

async function Leaders({ kit: { id } }: { kit: GameKit }) {
  const t = await getTranslations('games')
  const tColumns = await getTranslations('leaderboard.ofGame.columns')
  const language = await getLocale()
  const first = await untilSettled(`leaders ${id} ${language}`, () => firstOfBoard(id, language, mostLeaders))
  return (
    <section aria-labelledby="leaders-title">
      <SectionTitle id="leaders-title" title={t('leaders')}>
        <Link href={boardOf(id)} className={underlined}>
          {t('board')}
        </Link>
      </SectionTitle>
      <p className="-mt-3 pb-3 text-sm text-soft">
        {first ? t('leadersText', { column: tColumns(first.column) }) : t('leadersNone')}
      </p>
      {first && <LeaderList first={first} />}
    </section>
  )
}

const mostLeaders = 3

async function Statistics({ kit: { id } }: { kit: GameKit }) {
  const found = await boardStatistics(database(), { game: id, language: await getLocale() })
  return found && <BoardStatistics page={statisticsPageOf(found)} />
}

async function House({ kit }: { kit: GameKit }) {
  const t = await getTranslations('games')
  const locale = await getLocale()
  const agents = new Map((await listHouseAgents(database(), kit.id)).map(({ slug, id }) => [slug, id]))
  return (
    <Section id="house-title" title={t('house')}>
      <p className="max-w-[62ch] text-sm text-soft">{t('houseText')}</p>
      <ul className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {houseOfKit(kit)
          .toSorted((one, other) => one.player.strength - other.player.strength)
          .map(({ slug, name, character }) => (
            <li
              key={slug}
              className="group relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 border-t border-line pt-3"
            >
              <Avatar id={agents.get(slug) ?? slug} className="size-11 rounded-full" />
              <div>
                {agents.has(slug) ? (
                  <Link
                    href={`/agents/${slug}`}
                    className="font-display text-lg after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
                  >
                    {name[locale]}
                  </Link>
                ) : (
                  <span className="font-display text-lg">{name[locale]}</span>
                )}
                <p className="text-sm text-soft">{character[locale]}</p>
              </div>
            </li>
          ))}
      </ul>
    </Section>
  )
}

async function Bring({ kit }: { kit: GameKit }) {
  const t = await getTranslations('games')
  return (
    <Section id="bring-title" title={t('bring')} className="max-xl:order-last">
      <p className="text-sm text-soft">
        {t('bringText')} {kit.id !== usualGame && t('checkFirst')}
      </p>
      <p className="mt-4 text-sm">
        <Link href={`/docs/games/${kit.id}`} className="underline decoration-brass underline-offset-4">
          {t('protocol')}
        </Link>
      </p>
    </Section>
  )
}
