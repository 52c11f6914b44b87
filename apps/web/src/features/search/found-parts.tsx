import { findSeasons, findSpeeches, findTables } from '@wis/db'
import { agentDirectory } from '@wis/db/agents'
import type { DirectoryRow } from '@wis/db/agents'
import { listMatches, readMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { kits, languages } from '@wis/games'
import type { Language } from '@wis/games'
import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { TimeAgo } from '../../components/text/time-ago.tsx'
import { locales } from '../../i18n/locale.ts'
import type { Locale } from '../../i18n/locale.ts'
import { database } from '../../server/database.ts'
import { hooksOf, mayTitle, variedFacts } from '../../server/scenes/hooks.ts'
import { Description, OwnerName } from '../agent-directory/agent-marks.tsx'
import { GameGlyph, GameMark } from '../games/game-marks.tsx'
import { gameNameIn, titleOfMatch } from '../games/names.ts'
import { SmallPicture } from '../games/small-picture.tsx'
import { firstOfGames, placeIn } from '../leaderboard/leaders/first-of-board.ts'
import type { FirstOfBoard } from '../leaderboard/leaders/first-of-board.ts'
import { IntervalOf } from '../leaderboard/leaders/leader-list.tsx'
import { agentNameIn } from '../match/agent-name-in.ts'
import { IfSeen, SeenEnd } from '../match/headline/seen-end.tsx'
import { tableName } from '../match/table-name.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { seatTone } from '../match/table/seat-chip.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import { KindOfSeason } from '../seasons/season-title.tsx'
import { foundReports } from './found-reports.tsx'
import { Marked } from './marked.tsx'
import { mostSections, searchDocs, wordAt } from './search-docs.ts'

export interface FoundPart {
  readonly kind: 'games' | 'agents' | 'seasons' | 'matches' | 'reports' | LongKind
  readonly rows: readonly FoundRow[]
  /** As many as are looked for. With so many rows, there may be more. */
  readonly most?: number
  /** The games and languages of what was said, to choose from. */
  readonly choices?: Choices
}

export interface Choices {
  readonly game: readonly string[]
  readonly language: readonly Language[]
}

/** What was said in one game or one language alone. */
export type Narrowed = Partial<Record<keyof Choices, string>>

export interface FoundRow {
  readonly address: string
  /** Undefined for documents. */
  readonly picture?: ReactNode
  /** In place of its picture, for the best of all. */
  readonly pictureIfBest?: ReactNode
  /** The page that it is a part of. */
  readonly within?: ReactNode
  readonly title: ReactNode
  readonly text: ReactNode
  /** A sentence more, for the best of all. */
  readonly about?: ReactNode
  /** Its number, at the end of the line. */
  readonly figure?: ReactNode
  /** Whether its title is what somebody said. */
  readonly isSaid?: boolean
  /** Whether it is called exactly so. */
  readonly isNamed?: boolean
  /** Whether a whole word of its name is wanted. */
  readonly isNamedInPart?: boolean
}

/** The kinds of which there may be many. */
export const longKinds = ['speeches', 'docs'] as const
export type LongKind = (typeof longKinds)[number]
export const isLong = (kind: string) => longKinds.some((one) => one === kind)

const mostCounted = 8
const mostSpeeches = 60
/** The documentation comes last and in short beside what is played. */
const mostDocs = 4

/** Everything that anybody may see and that holds a text, by kind, or one kind alone and more of it. */
export async function foundParts(
  wanted: string,
  only: LongKind | undefined,
  narrowed: Narrowed,
): Promise<readonly FoundPart[]> {
  const locale = await getLocale()
  if (only === 'speeches') return [await speechesPart(wanted, locale, mostSpeeches, narrowed)]
  return only === 'docs' ? [await docsPart(wanted, locale)] : partsOf(wanted, locale)
}

const inFrame = (game: string) => (
  <span className="grid size-(--picture,2.75rem) shrink-0 place-items-center rounded-card border border-line bg-ground">
    <GameGlyph game={game} className="size-6" />
  </span>
)

const tableOf = (game: string) => (
  <div
    aria-hidden="true"
    className="w-56 shrink-0 overflow-hidden rounded-card border border-line bg-felt max-sm:w-full"
  >
    <SmallPicture game={game} place="found" size="[zoom:0.5] [--high:16rem]" />
  </div>
)

const portrait = (agent: { readonly id: string; readonly avatarVersion: string | null }) => (
  <Avatar
    id={agent.id}
    version={agent.avatarVersion}
    className="size-(--picture,2.75rem) shrink-0 rounded-full"
  />
)

async function partsOf(wanted: string, locale: Locale): Promise<readonly FoundPart[]> {
  const t = await getTranslations()
  const titles = await getTranslations('match.titles')
  const db = database()
  const [agents, seasons, tables, played, reports, speeches, docs] = await Promise.all([
    agentDirectory(db, { q: wanted, limit: mostCounted }),
    findSeasons(db, wanted),
    findTables(db, wanted),
    listMatches(db, { q: wanted, status: ['finished'], limit: mostCounted }),
    reportsPart(wanted, locale),
    speechesPart(wanted, locale, mostCounted),
    docsPart(wanted, locale),
  ])
  const boards = agents.items.length > 0 ? await firstOfGames(locale) : []
  const isWanted = (...names: readonly string[]) =>
    names.some((name) => name.toLowerCase() === wanted.toLowerCase())
  const called = (await Promise.all(tables.map((id) => readMatch(db, ids.match(id))))).flatMap(
    (one) => one ?? [],
  )
  // A table by its code, then the newest of those at which somebody of that name sits.
  const matches = [...called, ...played.items.filter(({ id }) => !called.some((one) => one.id === id))].slice(
    0,
    mostCounted,
  )
  const hooks = await hooksOf(matches, locale)
  const facts = variedFacts(matches.map(({ id }) => hooks.get(id)?.facts ?? []))
  const titled = mayTitle(facts)
  const games = kits.filter(({ id, texts }) =>
    [id, texts.en.name, texts.zh.name].some((name) => name.toLowerCase().includes(wanted.toLowerCase())),
  )
  return [
    {
      kind: 'games',
      rows: games.map(({ id, texts }) => ({
        address: `/games/${id}`,
        picture: inFrame(id),
        pictureIfBest: tableOf(id),
        title: <Marked text={texts[locale].name} wanted={wanted} />,
        text: texts[locale].tagline,
        isNamed: isWanted(id, texts.en.name, texts.zh.name),
        isNamedInPart: isWanted(...texts.en.name.split(' ')),
      })),
    },
    {
      kind: 'agents',
      most: mostCounted,
      rows: agents.items.map((agent) => ({
        address: `/agents/${agent.slug}`,
        picture: portrait(agent),
        title: <AgentName agent={agent} />,
        text: (
          <>
            <OwnerName agent={agent} />
            {agent.games.length === 1 && `\u00A0· ${gameNameIn(locale, agent.games[0] ?? '')}`}
            {`\u00A0· ${t('search.matches', { count: matchesOf(agent, boards) })}`}
          </>
        ),
        about: <Description agent={agent} />,
        figure: <FigureOf agent={agent} boards={boards} />,
        isNamed: isWanted(agent.slug, ...locales.map((one) => agentNameIn(one, agent))),
        isNamedInPart: isWanted(...agentNameIn(locale, agent).split(' ')),
      })),
    },
    {
      kind: 'seasons',
      most: mostCounted,
      rows: seasons.map((season) => ({
        address: `/seasons/${season.slug}`,
        picture: inFrame(season.game),
        title: <Marked text={seasonNameIn(locale, season)} wanted={wanted} />,
        text: <KindOfSeason season={season} />,
        isNamed: isWanted(season.slug, seasonNameIn(locale, season)),
      })),
    },
    {
      kind: 'matches',
      most: mostCounted,
      rows: matches.map((match, place) => {
        const fact = titled[place] ? facts[place] : undefined
        const isSought = ({ agent }: (typeof match.seats)[number]) =>
          agentNameIn(locale, agent).toLowerCase().includes(wanted.toLowerCase())
        const sought = match.seats.filter(isSought)
        const soughtFirst = [...sought, ...match.seats.filter((seat) => !isSought(seat))]
        const names = titleOfMatch(titles, locale, { game: match.game, seats: soughtFirst })
        const told = fact && t(`watch.appeal.hooks.${fact.kind}`, { count: fact.count })
        return {
          address: `/matches/${match.id}`,
          picture: (
            <span aria-hidden="true" className="flex shrink-0 -space-x-4">
              {soughtFirst.slice(0, 3).map(({ seat, agent }) => (
                <span key={seat} className="size-9 overflow-hidden rounded-full ring-2 ring-raised">
                  <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
                </span>
              ))}
            </span>
          ),
          title: (
            <SeenEnd
              matchId={match.id}
              others={sought.length > 0 ? <Marked text={names} wanted={wanted} /> : (told ?? names)}
            />
          ),
          text: (
            <>
              {sought.length > 0 && (
                <IfSeen matchId={match.id} others={told && `${told}\u00A0· `}>
                  <Marked
                    text={[...new Set(sought.map(({ agent }) => agentNameIn(locale, agent)))].join(', ')}
                    wanted={wanted}
                  />
                  {'\u00A0· '}
                </IfSeen>
              )}
              {gameNameIn(locale, match.game)}
              {'\u00A0· '}
              {t('search.table', { table: tableName(match.id) })}
              {'\u00A0· '}
              <TimeAgo at={match.createdAt} className="text-sm!" />
            </>
          ),
          isNamed: isWanted(match.id, tableName(match.id)),
        }
      }),
    },
    reports,
    speeches,
    docs.rows.length > mostDocs ? { ...docs, rows: docs.rows.slice(0, mostDocs), most: mostDocs } : docs,
  ]
}

/** On the first board of its games that has it. */
const placedIn = (boards: readonly FirstOfBoard[], { id, placings }: DirectoryRow) =>
  placings.map(({ game }) => placeIn(boards, { game, agentId: id })).find((placed) => placed !== undefined)

/** As in the list of agents: the matches that the number beside it comes from, or else all ranked ones. */
function matchesOf(agent: DirectoryRow, boards: readonly FirstOfBoard[]): number {
  const placed = placedIn(boards, agent)
  return placed?.leader.matches ?? agent.placings.reduce((sum, { matches }) => sum + matches, 0)
}

/** What an agent has on the board of its game. */
function FigureOf({ agent, boards }: { agent: DirectoryRow; boards: readonly FirstOfBoard[] }) {
  const t = useTranslations('leaderboard.ofGame.columns')
  const placed = placedIn(boards, agent)
  if (!placed) return null
  const { board, leader } = placed
  return (
    <span className={leader.isGrey ? 'text-faint' : ''}>
      <span className="block text-xs text-soft">{t(board.column)}</span>
      <span className="font-display text-[length:var(--figure,1.25rem)] leading-none">{leader.text}</span>
      <span className="hidden pt-1 text-xs text-soft in-data-[best=true]:block">
        <IntervalOf leader={leader} />
      </span>
    </span>
  )
}

async function reportsPart(wanted: string, locale: Locale): Promise<FoundPart> {
  const found = await foundReports(wanted, { locale, most: mostCounted })
  const rows = found.map(({ game, ...row }) => ({ ...row, picture: inFrame(game) }))
  return { kind: 'reports', rows, most: mostCounted }
}

/** The sections of the documentation that hold a text. */
async function docsPart(wanted: string, locale: Locale): Promise<FoundPart> {
  const t = await getTranslations('docs.pages')
  const sections = await searchDocs(wanted, locale)
  return {
    kind: 'docs',
    most: mostSections,
    rows: sections.map(({ page, address, title, text }) => ({
      address,
      within: t(`${page}.title`),
      title: <Marked text={title} wanted={wanted} />,
      text: <Marked text={text} wanted={wanted} />,
    })),
  }
}

/** The words of agents that hold a text, as a whole word first. */
async function speechesPart(
  wanted: string,
  locale: Locale,
  most: number,
  narrowed: Narrowed = {},
): Promise<FoundPart> {
  const [t, tMatch] = [await getTranslations('search'), await getTranslations('match.languages')]
  const found = await findSpeeches(database(), wanted, Math.max(most, mostSpeeches))
  const isWord = ({ text }: { readonly text: string }) => wordAt(text, wanted.toLowerCase()) >= 0
  const speeches = found.toSorted((one, other) => Number(isWord(other)) - Number(isWord(one)))
  const fits = ({ game, language }: (typeof found)[number]) =>
    (narrowed.game ?? game) === game && (narrowed.language ?? language) === language
  return {
    kind: 'speeches',
    most,
    choices: {
      game: [...new Set(found.map(({ game }) => game))],
      language: languages.filter((one) => found.some(({ language }) => language === one)),
    },
    rows: speeches
      .filter(fits)
      .slice(0, most)
      .map(({ matchId, seq, game, language, text, agent }) => ({
        address: `/matches/${matchId}?e=${seq}`,
        picture: portrait(agent),
        isSaid: true,
        title: <Marked text={text} wanted={wanted} />,
        text: (
          <>
            <AgentName agent={agent} /> <GameMark game={game} className="mx-1" />
            {language !== locale && `${tMatch(language)}\u00A0· `}
            {t('table', { table: tableName(matchId) })}
          </>
        ),
      })),
  }
}
