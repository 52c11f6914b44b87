import { generalRatings, readTable } from '@wis/db/boards'
import { listMatches, liveGames } from '@wis/db/matches'
import { readPeopleOfTable } from '@wis/db/people'
import { kits, languages, normalisedTables } from '@wis/games'
import type { GameKit, NormalisedTable } from '@wis/games'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { fullRows } from '../../components/list/full-rows.ts'
import { PageTitle } from '../../components/page/titles.tsx'
import { exampleScene } from '../../features/games/example-scene.ts'
import { GameGlyph } from '../../features/games/game-marks.tsx'
import { GameThumbnail } from '../../features/games/game-thumbnail.tsx'
import { gameNameIn, titleOfMatch } from '../../features/games/names.ts'
import { messagesFor } from '../../features/scene/scene-opening.ts'
import { GamesSideBySide } from '../../features/tables/games-side-by-side.tsx'
import { GeneralRatings } from '../../features/tables/general-ratings.tsx'
import { houseByStrength } from '../../features/tables/house-by-strength.ts'
import { generalPageOf } from '../../features/tables/statistics-page-of.ts'
import { tablePageOf } from '../../features/tables/table-page-of.ts'
import { matchListAddress } from '../../features/watch/filter/match-filter.ts'
import { LiveDot } from '../../features/watch/live-dot.tsx'
import { database } from '../../server/database.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('games')
  return { title: t('title'), description: t('text'), alternates: { canonical: './' } }
}

export default async function GamesPage({ searchParams }: PageProps<'/games'>) {
  const t = await getTranslations('games')
  const { language } = await searchParams
  const { match, scene } = await getMessages()
  const live = await liveGames(database())
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
        <ul className={`grid gap-4 sm:grid-cols-2 lg:grid-cols-3 ${fullRows(kits.length)}`}>
          {kits.map((kit) => (
            <GameCard key={kit.id} kit={kit} live={live.get(kit.id) ?? 0} />
          ))}
        </ul>
      </NextIntlClientProvider>
      {normalisedTables.map((table) => (
        <SideBySide key={table.id} table={table} wanted={language} />
      ))}
      <OneNumber wanted={language} />
    </>
  )
}

const mostRows = 25
/** House agents stand somewhere among these. */
const mostAgents = 500

const languageOf = async (wanted: unknown) => languages.find((one) => one === wanted) ?? (await getLocale())

async function OneNumber({ wanted }: { wanted: unknown }) {
  const language = await languageOf(wanted)
  const found = await generalRatings(database(), { language, limit: mostRows })
  const page = generalPageOf(found, language)
  return page.items.length > 0 && <GeneralRatings page={page} />
}

async function SideBySide({ table, wanted }: { table: NormalisedTable; wanted: unknown }) {
  const language = await languageOf(wanted)
  const people = await readPeopleOfTable(database(), table, language)
  const read = async (wish: { readonly includeHouse: boolean; readonly limit: number }) =>
    tablePageOf(table, await readTable(database(), table, { language, ...wish }), language, people)
  const all = await read({ includeHouse: true, limit: mostAgents })
  const page = await read({ includeHouse: false, limit: mostRows })
  const t = await getTranslations('games')
  return (
    <details open={wanted !== undefined} className="mt-16 border-y border-line py-4">
      <summary className="display cursor-pointer text-xl">{t('sideBySide', { name: table.name })}</summary>
      <GamesSideBySide page={page} house={houseByStrength(all)} />
    </details>
  )
}

/** A game in the catalogue, with the ways to its live tables, to its latest match and to a seat. */
async function GameCard({ kit, live }: { readonly kit: GameKit; readonly live: number }) {
  const { id, setup, texts } = kit
  const t = await getTranslations('games')
  const titles = await getTranslations('match.titles')
  const locale = await getLocale()
  const { tagline } = texts[locale]
  const { list } = await getFormatter()
  const { items } = await listMatches(database(), { game: id, limit: 1 })
  return (
    <li className="@container relative flex rounded-card border border-line bg-raised p-5 hover:border-strong max-sm:p-3">
      <div className="grid w-full gap-x-3 gap-y-3 max-sm:grid-cols-[8rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] @3xl:grid-cols-2 @3xl:gap-x-10 @3xl:grid-rows-1 @3xl:[--high:19rem]">
        <div className="max-sm:[zoom:0.42] max-sm:[--high:20rem]">
          <GameThumbnail name={id} scene={exampleScene(kit, locale)} />
        </div>
        <div className="flex flex-col gap-2 max-sm:gap-1 @3xl:justify-center">
          <h2 className="display flex items-center gap-3 text-xl sm:text-2xl @3xl:text-4xl">
            <GameGlyph game={id} className="size-8 text-brass max-sm:hidden" />
            <Link href={`/games/${id}`} className="after:absolute after:inset-0">
              {gameNameIn(locale, id)}
            </Link>
          </h2>
          <p className="text-sm text-soft text-pretty sm:text-base @3xl:text-lg">{tagline}</p>
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-2 text-sm text-soft @max-3xl:mt-auto">
            <span className="mr-auto">
              {t('seats', {
                count: seatCounts(
                  setup.presets.map(({ players }) => players),
                  list,
                ),
              })}
            </span>
            {live > 0 && (
              <Link
                href={matchListAddress({ game: id })}
                className="relative inline-flex items-center gap-1.5 font-semibold text-ink hover:underline"
              >
                <LiveDot />
                {t('live', { count: live })}
              </Link>
            )}
            {items.map((match) => (
              <Link
                key={match.id}
                href={`/matches/${match.id}`}
                aria-label={`${t('latest')}: ${titleOfMatch(titles, locale, match)}`}
                className={`relative ${linkStyle}`}
              >
                {t('latest')}
              </Link>
            ))}
            <Link
              href={`/play?game=${id}`}
              aria-label={t('playThis', { game: gameNameIn(locale, id) })}
              className={`relative max-sm:hidden ${linkStyle}`}
            >
              {t('play')}
            </Link>
          </p>
        </div>
      </div>
    </li>
  )
}

/** 3–6 if every number between is possible, too, else 3 or 5. */
function seatCounts(
  players: readonly number[],
  list: Awaited<ReturnType<typeof getFormatter>>['list'],
): string {
  const counts = [...new Set(players)].sort((a, b) => a - b)
  const [least = 0, most = 0] = [counts[0], counts.at(-1)]
  const isRange = counts.length > 2 && most - least === counts.length - 1
  return isRange ? `${least}–${most}` : list(counts.map(String), { type: 'disjunction' })
}
