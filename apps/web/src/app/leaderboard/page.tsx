import { leaderboard, ratingHistories, skillMap } from '@wis/db/boards'
import type { Board } from '@wis/db/boards'
import { usualGame } from '@wis/db/matches'
import { listSeasons } from '@wis/db/seasons'
import { kitCalled } from '@wis/games'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link, linkStyle, underlined } from '../../components/link/link.tsx'
import { FilteredList } from '../../components/list/filtered-list.tsx'
import { Pager } from '../../components/list/pager.tsx'
import { SkeletonRows } from '../../components/loading/skeleton.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { preferenceCookies } from '../../components/page/preference-cookies.ts'
import { PageTitle } from '../../components/page/titles.tsx'
import { gameNameIn, isSpoken } from '../../features/games/names.ts'
import {
  boardAddress,
  isNarrowed,
  madeOfFilter,
  parseBoardFilter,
  sortValue,
  withinGame,
} from '../../features/leaderboard/board-filter.ts'
import type { BoardFilter } from '../../features/leaderboard/board-filter.ts'
import { BoardFilters } from '../../features/leaderboard/board-filters.tsx'
import { BoardFinding } from '../../features/leaderboard/board-finding.tsx'
import { AboutBoard, BoardNotes, BoardTabs, Disqualified } from '../../features/leaderboard/board-notes.tsx'
import { BoardPart } from '../../features/leaderboard/board-part.tsx'
import { ExtentSwitch } from '../../features/leaderboard/extent-switch.tsx'
import { parseExtent } from '../../features/leaderboard/extent.ts'
import { GameBoardTable } from '../../features/leaderboard/game/game-board-table.tsx'
import { mainColumnOf } from '../../features/leaderboard/game/game-columns.ts'
import { GameMethod } from '../../features/leaderboard/game/game-method.tsx'
import { hasSides, kitOfBoard } from '../../features/leaderboard/game/game-of-board.ts'
import type { KitOfBoard } from '../../features/leaderboard/game/game-of-board.ts'
import {
  filterOfGame,
  skillSortsOf,
  sortedColumns,
  tabsOf,
} from '../../features/leaderboard/game/game-views.ts'
import { leaderboardRowOf } from '../../features/leaderboard/leaderboard-row-of.ts'
import { PeopleOfBoard } from '../../features/leaderboard/people-row.tsx'
import { SkillMap } from '../../features/leaderboard/skill/map/skill-map.tsx'
import {
  ProvisionalNote,
  MarkedOnce,
  ProvisionalShort,
} from '../../features/leaderboard/skill/rating-cell.tsx'
import { SkillTable } from '../../features/leaderboard/skill/skill-table.tsx'
import { seasonNameIn } from '../../features/seasons/season-name-in.ts'
import { alternatesOf } from '../../features/site/alternates.ts'
import { database } from '../../server/database.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('leaderboard')
  return { title: t('title'), description: t('texts.rating'), alternates: alternatesOf('/leaderboard') }
}

export default async function LeaderboardPage({ searchParams }: PageProps<'/leaderboard'>) {
  const t = await getTranslations('leaderboard')
  const seasons = await listSeasons(database())
  const wish = withinGame(parseBoardFilter(await searchParams, await getLocale()), seasons)
  const found = await readBoard(wish)
  const game = found?.game ?? wish.game ?? usualGame
  const kit = found ? kitOfBoard(found) : kitCalled(game)
  const filter = kit ? filterOfGame(wish, kit) : wish
  const board = filter.sort === wish.sort ? found : await readBoard(filter)
  const tabs = kit ? tabsOf(kit) : []
  const season = seasons.find(({ slug }) => slug === board?.season.slug)
  const isKnockout = season?.format === 'knockout'
  // A season may have talk where the usual rules of its game have none.
  const hasLanguages = isSpoken(game) || (season?.languages ?? []).length > 1
  const about = await textOf(filter, kit)
  const text = board?.seats === 'self-play' ? t('selfPlayText', { text: about }) : about
  return (
    <>
      <PageTitle
        isLow={filter.tab === 'map'}
        title={
          board && kit ? (
            <>
              {t('title')}
              <span className="max-sm:hidden">{'\u00a0· '}</span>
              <span className="max-sm:block max-sm:text-2xl">{await nameOf(kit)}</span>
            </>
          ) : (
            t('title')
          )
        }
      >
        {board && kit ? (
          <>
            {isKnockout ? (
              t.rich('byBracket', {
                link: (words) => (
                  <Link href={`/seasons/${board.season.slug}`} className={linkStyle}>
                    {words}
                  </Link>
                ),
              })
            ) : (
              <BoardFinding filter={filter} board={board} kit={kit} />
            )}
            <p className="pt-1 text-sm max-sm:hidden">
              {kit.texts[await getLocale()].tagline}{' '}
              <Link
                href={`/games/${kit.id}`}
                className="whitespace-nowrap underline decoration-rim underline-offset-4"
              >
                {t('aboutGame')}
              </Link>
            </p>
          </>
        ) : (
          text
        )}
      </PageTitle>
      <FilteredList
        filters={
          <div className="mb-4 xl:flex xl:items-end xl:justify-between xl:gap-x-10 xl:border-b xl:border-line">
            {tabs.length > 1 && (
              <BoardTabs filter={filter} tabs={tabs} isByTotal={!kit || kit.board.order === 'total'} />
            )}
            <BoardFilters
              game={game}
              filter={filter}
              season={board?.season.slug}
              seasons={seasons.filter(
                (season) => season.game === game && season.seats === (board?.seats ?? 'strangers'),
              )}
              hasLanguages={hasLanguages}
              sorts={kit ? await sortsOf(kit, filter) : []}
            />
          </div>
        }
        skeleton={<SkeletonRows label={t('loading')} />}
      >
        {board && kit ? (
          <BoardContent filter={filter} board={board} kit={kit} hasLanguages={hasLanguages} text={text} />
        ) : (
          <EmptyState title={t('noSeasonTitle')} text={t('noSeasonText')} />
        )}
      </FilteredList>
      {board && kit && <MethodOf filter={filter} board={board} kit={kit} />}
    </>
  )
}

interface ShownBoard {
  readonly filter: BoardFilter
  readonly board: Board
  readonly kit: KitOfBoard
}

/** What the board goes by. */
async function textOf(filter: BoardFilter, kit: KitOfBoard | undefined) {
  const t = await getTranslations('leaderboard')
  if (!kit || filter.tab !== 'total') return t(`texts.${filter.tab}`)
  const metric = kit.results.metrics.find(({ id }) => id === kit.part?.metric)
  if (!metric) return t(`ofGame.texts.${kit.board.order}`)
  return t('ofGame.partText', { formula: metric.formula[await getLocale()] })
}

async function nameOf({ id, part }: KitOfBoard) {
  const locale = await getLocale()
  return [gameNameIn(locale, id), ...(part ? [part.name[locale]] : [])].join('\u00a0· ')
}

function MethodOf({ filter, board, kit }: ShownBoard) {
  const [first] = board.items
  return (
    <GameMethod
      kit={kit}
      tab={filter.tab}
      rule={board.rule}
      example={first && leaderboardRowOf(first, board.rule, kit)}
    />
  )
}

async function sortsOf(kit: KitOfBoard, { tab }: BoardFilter) {
  const t = await getTranslations('leaderboard')
  const locale = await getLocale()
  if (tab === 'map' || kit.part) return []
  if (tab === 'rating')
    return skillSortsOf(kit).map((sort) => ({ value: sortValue(tab, sort), label: t(`columns.${sort}`) }))
  return sortedColumns(kit).map((column) => ({
    value: sortValue(tab, column.sort),
    label: 'metric' in column ? column.metric.name[locale] : t(`ofGame.columns.${column.name}`),
  }))
}

interface BoardContentProps extends ShownBoard {
  readonly hasLanguages: boolean
  readonly text: string
}

async function BoardContent({ filter, board, kit, hasLanguages, text }: BoardContentProps) {
  const t = await getTranslations('leaderboard')
  const tMatch = await getTranslations('match')
  if (board.withheld) return <EmptyState title={t('withheldTitle')} text={t('withheldText')} />
  if (board.items.length === 0 && isNarrowed(filter))
    return <EmptyState title={t('noneMadeTitle')} text={t('noneMadeText')} />
  if (board.items.length === 0)
    return (
      <EmptyState
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Link href={`/games/${board.game}`} className={buttonStyle.quiet}>
            {t('aboutGame')}
          </Link>
        }
      />
    )
  if (filter.tab !== 'total' && !board.ratings)
    return <Unrated filter={filter} kit={kit} hasLanguages={hasLanguages} />
  const names = {
    season: seasonNameIn(await getLocale(), board.season),
    language: tMatch(`languages.${hasLanguages ? filter.language : 'any'}`),
  }
  const caption =
    filter.tab === 'total' && kit.board.order !== 'total'
      ? t('ofGame.caption', names)
      : t(`captions.${filter.tab}`, names)
  return (
    <>
      {isNarrowed(filter) && <p className="pb-3 text-sm text-soft">{t('wholeBoardPlaces')}</p>}
      <Order filter={filter} board={board} kit={kit} text={text} />
      {filter.tab === 'map' ? (
        <MapOf filter={filter} board={board} caption={caption} />
      ) : board.isParted ? (
        <PartsOf filter={filter} kit={kit} caption={caption} />
      ) : (
        <TableOf filter={filter} board={board} kit={kit} caption={caption} />
      )}
      {filter.tab !== 'map' && <PeopleOfBoard board={board} />}
      <AboutBoard filter={filter} name={caption} text={text} />
      <BoardNotes board={board} filter={filter} isRated={hasSides(kit)} />
    </>
  )
}

/** By which column the table is ordered, and folded away what that is and where the official order is another one. */
async function Order({ filter, board, kit, text }: Omit<BoardContentProps, 'hasLanguages'>) {
  const t = await getTranslations('leaderboard')
  const current = sortValue(filter.tab, filter.sort)
  const column = (await sortsOf(kit, filter)).find(({ value }) => value === current)?.label
  const rows = board.items.map((row) => leaderboardRowOf(row, board.rule, kit))
  const official = boardAddress({ ...filter, tab: 'total', sort: 'total', cursor: undefined })
  return (
    <details className="max-w-[80ch] pb-3 text-sm text-pretty text-soft">
      <summary>
        {column !== undefined &&
          t.rich('orderedBy', { column: () => <strong className="text-ink">{column}</strong> })}{' '}
        {filter.tab !== 'map' && <ProvisionalShort rows={rows} />}{' '}
        <span className={underlined}>{t('howToRead')}</span>
      </summary>
      <div className="figures grid gap-1.5 pt-2 pb-2">
        <p>
          {text}{' '}
          {filter.tab === 'rating' &&
            t.rich('officialBy', {
              column: t(`ofGame.columns.${mainColumnOf(kit.board)}`),
              link: (words) => (
                <Link href={official} className={linkStyle}>
                  {words}
                </Link>
              ),
            })}
        </p>
        <ProvisionalNote rows={rows} />
      </div>
    </details>
  )
}

type ContentProps = ShownBoard & { readonly caption: string }

/** The standings, as long as there are no ratings. */
async function Unrated({ filter, kit, hasLanguages }: Omit<BoardContentProps, 'board' | 'text'>) {
  const t = await getTranslations('leaderboard')
  const standings = { ...filter, tab: 'total', sort: 'total' } as const
  const board = await readBoard(standings)
  return (
    <>
      <p className="max-w-[70ch] py-4 text-sm text-soft">
        <strong className="text-ink">{t('unratedTitle')}.</strong> {t('unratedText')}
      </p>
      {board && (
        <BoardContent
          filter={standings}
          board={board}
          kit={kit}
          hasLanguages={hasLanguages}
          text={await textOf(standings, kit)}
        />
      )}
    </>
  )
}

async function MapOf({ filter, board: { seasonId, language }, caption }: Omit<ContentProps, 'kit'>) {
  const { house } = filter
  const agents = await skillMap(database(), {
    seasonId,
    language,
    includeHouse: house,
    madeOf: madeOfFilter(filter),
  })
  return <SkillMap agents={agents} caption={caption} />
}

/** Both parts of a board, or the one that the address names. */
async function PartsOf({ filter, kit, caption }: Omit<ContentProps, 'board'>) {
  const t = await getTranslations('leaderboard.vouching')
  const parts = [true, false].filter((vouched) => vouched === (filter.vouched ?? vouched))
  const boards = await Promise.all(parts.map((vouched) => readBoard({ ...filter, vouched })))
  return parts.map((vouched, at) => {
    const board = boards[at]
    const name = t(vouched ? 'vouchedTitle' : 'programsTitle')
    return (
      <BoardPart key={name} vouched={vouched} name={name} isEmpty={!board || board.items.length === 0}>
        {board && (
          <TableOf
            filter={{ ...filter, vouched }}
            board={board}
            kit={kit}
            caption={`${caption} \u00b7 ${name}`}
            table={vouched ? '-vouched' : '-programs'}
          />
        )}
      </BoardPart>
    )
  })
}

interface TableOfProps extends ContentProps {
  /** Its name, where the page has several. */
  readonly table?: string
}

async function TableOf({ filter, board, kit, caption, table: name }: TableOfProps) {
  const t = await getTranslations('leaderboard')
  const place = { seasonId: board.seasonId, language: board.language }
  const agentIds = board.ratings ? board.items.map(({ agent }) => agent.id) : []
  const histories = await ratingHistories(database(), place, agentIds)
  const rows = board.items
    .map((row) => leaderboardRowOf(row, board.rule, kit))
    .map((row) => ({ ...row, rank: row.rankInPart ?? row.rank }))
  const table = { rows, histories, filter, caption, ...(name !== undefined && { table: name }) }
  return (
    <MarkedOnce rows={rows}>
      {filter.tab === 'rating' ? (
        <SkillTable {...table} />
      ) : (
        <WholeTable {...table} kit={kit} isWhole={!filter.cursor && board.nextCursor === null} />
      )}
      <Disqualified rows={board.disqualified} />
      <Pager
        first={filter.cursor && boardAddress({ ...filter, cursor: undefined })}
        next={board.nextCursor && boardAddress({ ...filter, cursor: board.nextCursor })}
        labels={[t('first'), t('next')]}
      />
    </MarkedOnce>
  )
}

type WholeTableProps = Omit<Parameters<typeof GameBoardTable>[0], 'extent'>

/** The table with all numbers of the board, or with the main ones. */
async function WholeTable(table: WholeTableProps) {
  const extent = parseExtent((await cookies()).get(preferenceCookies.board)?.value)
  return (
    <>
      <ExtentSwitch extent={extent} />
      <GameBoardTable {...table} extent={extent} />
    </>
  )
}

function readBoard(filter: BoardFilter) {
  const { game, season, seats, language, role, part, house, vouched, sort, cursor } = filter
  return leaderboard(database(), {
    language,
    role,
    part,
    sort,
    seats,
    vouched,
    includeHouse: house,
    madeOf: madeOfFilter(filter),
    ...(season && { seasonSlug: season }),
    ...(game && { game }),
    ...(cursor && { cursor }),
  })
}
