import { findSeasons, findSpeeches, findTables } from '@wis/db'
import { agentDirectory } from '@wis/db/agents'
import { readMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { kits } from '@wis/games'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link, underlined } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import type { Locale } from '../../i18n/locale.ts'
import { database } from '../../server/database.ts'
import { OwnerName } from '../agent-directory/agent-marks.tsx'
import { GameGlyph } from '../games/game-marks.tsx'
import { gameNameIn, titleOfMatch } from '../games/names.ts'
import { tableName } from '../match/table-name.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { seatTone } from '../match/table/seat-chip.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import { Exits } from '../site/exits.tsx'
import { searchDocs } from './search-docs.ts'

interface ResultsProps {
  readonly wanted: string
  /** The only kind that is looked for, and more of it. */
  readonly only: LongKind | undefined
}

/** The kinds of which there may be many. They stand in rows, and the others in cards. */
export const longKinds = ['speeches', 'docs'] as const
type LongKind = (typeof longKinds)[number]
const isLong = (kind: string) => longKinds.some((one) => one === kind)

/** Everything that anybody may see and that holds a text, by kind. */
export async function Results({ wanted, only }: ResultsProps) {
  const t = await getTranslations('search')
  const locale = await getLocale()
  const parts =
    only === 'speeches'
      ? [await speechesPart(wanted, locale, mostSpeeches)]
      : only === 'docs'
        ? [await docsPart(wanted, locale)]
        : await partsOf(wanted, locale)
  const filled = parts.filter(({ rows }) => rows.length > 0)
  if (filled.length === 0)
    return <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={<Exits />} />
  return (
    <div className="grid gap-12" data-testid="found">
      {filled.map(({ kind, rows }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <SectionTitle id={`found-${kind}`} title={t(`kinds.${kind}`)}>
            {!isLong(kind) || only || rows.length < mostOf(kind) ? (
              <Count count={rows.length} most={only === 'speeches' ? mostSpeeches : mostCounted} />
            ) : (
              <Link
                href={`/search?${new URLSearchParams({ q: wanted, kind }).toString()}`}
                className={underlined}
              >
                {t('all')}
              </Link>
            )}
          </SectionTitle>
          <ul
            className={
              isLong(kind)
                ? 'grid gap-x-12 border-t border-line lg:grid-cols-2'
                : `grid gap-4 ${cardColumns[Math.min(rows.length, 3) - 1] ?? ''}`
            }
          >
            {rows.map((row) => (
              <Row key={row.address} row={row} isCard={!isLong(kind)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** As many as are looked for of a kind: there may be more. */
const mostCounted = 8
const mostSpeeches = 60
/** The documentation comes last and in short beside what is played. */
const mostDocs = 4
const mostOf = (kind: string) => (kind === 'docs' ? mostDocs : mostCounted)

/** A row of cards is as wide as the page. */
const cardColumns = ['', 'sm:grid-cols-2', 'sm:grid-cols-2 lg:grid-cols-3'] as const

async function Count({ count, most }: { count: number; most: number }) {
  const t = await getTranslations('search')
  return t(count < most ? 'count' : 'first', { count })
}

interface FoundRow {
  readonly address: string
  /** Undefined for documents. */
  readonly picture?: ReactNode
  /** The page that it is a part of. */
  readonly within?: ReactNode
  readonly title: ReactNode
  readonly text: ReactNode
}

function Row({ row: { address, picture, within, title, text }, isCard }: { row: FoundRow; isCard: boolean }) {
  // The browser itself opens a folded part of a page for a link into it.
  const Way = address.includes('#') ? 'a' : Link
  return (
    <li
      className={`relative flex min-w-0 gap-4 ${
        isCard
          ? 'items-center rounded-card border border-line bg-raised p-4 hover:border-strong'
          : 'border-b border-line py-3 hover:bg-raised'
      }`}
    >
      {picture}
      <div className="min-w-0">
        {within !== undefined && <p className="text-xs text-faint">{within}</p>}
        <Way
          href={address}
          className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Way>
        <p className="text-sm wrap-anywhere text-soft">{text}</p>
      </div>
    </li>
  )
}

/** A text with every place marked in which it holds what was searched for. */
function Marked({ text, wanted }: { text: string; wanted: string }) {
  const [low, sought] = [text.toLowerCase(), wanted.toLowerCase()]
  // A letter whose small form is longer would move all places behind it.
  if (low.length !== text.length) return <ForeignText text={text} />
  const parts: ReactNode[] = []
  let from = 0
  for (let at = low.indexOf(sought); at >= 0; at = low.indexOf(sought, from)) {
    if (at > from) parts.push(<ForeignText key={from} text={text.slice(from, at)} />)
    from = at + sought.length
    parts.push(
      <mark key={`found ${at}`} className="bg-lamp text-ink underline decoration-brass underline-offset-2">
        <ForeignText text={text.slice(at, from)} />
      </mark>,
    )
  }
  if (from < text.length) parts.push(<ForeignText key={from} text={text.slice(from)} />)
  return parts
}

const inFrame = (game: string) => (
  <span className="grid size-11 shrink-0 place-items-center rounded-card border border-line bg-ground">
    <GameGlyph game={game} className="size-6" />
  </span>
)

const portrait = (agent: { readonly id: string; readonly avatarVersion: string | null }) => (
  <Avatar id={agent.id} version={agent.avatarVersion} className="size-11 shrink-0 rounded-full" />
)

async function partsOf(wanted: string, locale: Locale) {
  const t = await getTranslations()
  const titles = await getTranslations('match.titles')
  const db = database()
  const [agents, seasons, tables, speeches, docs] = await Promise.all([
    agentDirectory(db, { q: wanted, limit: mostCounted }),
    findSeasons(db, wanted),
    findTables(db, wanted),
    speechesPart(wanted, locale, mostCounted),
    docsPart(wanted, locale),
  ])
  const matches = await Promise.all(tables.map((id) => readMatch(db, ids.match(id))))
  const games = kits.filter(({ id, texts }) =>
    [id, texts.en.name, texts.zh.name].some((name) => name.toLowerCase().includes(wanted.toLowerCase())),
  )
  return [
    {
      kind: 'games',
      rows: games.map(({ id, texts }) => ({
        address: `/games/${id}`,
        picture: inFrame(id),
        title: <Marked text={texts[locale].name} wanted={wanted} />,
        text: texts[locale].tagline,
      })),
    },
    {
      kind: 'agents',
      rows: agents.items.map((agent) => ({
        address: `/agents/${agent.slug}`,
        picture: portrait(agent),
        title: <AgentName agent={agent} />,
        text: (
          <>
            <OwnerName agent={agent} />
            {agent.games.length === 1 && ` · ${gameNameIn(locale, agent.games[0] ?? '')}`}
          </>
        ),
      })),
    },
    {
      kind: 'seasons',
      rows: seasons.map((season) => ({
        address: `/seasons/${season.slug}`,
        picture: inFrame(season.game),
        title: <Marked text={seasonNameIn(locale, season)} wanted={wanted} />,
        text: gameNameIn(locale, season.game),
      })),
    },
    {
      kind: 'matches',
      rows: matches.flatMap((match) =>
        match
          ? [
              {
                address: `/matches/${match.id}`,
                picture: (
                  <span aria-hidden="true" className="flex shrink-0 -space-x-4">
                    {match.seats.slice(0, 3).map(({ seat, agent }) => (
                      <span key={seat} className="size-9 overflow-hidden rounded-full ring-2 ring-raised">
                        <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
                      </span>
                    ))}
                  </span>
                ),
                title: titleOfMatch(titles, locale, match),
                text: `${gameNameIn(locale, match.game)} · ${t('search.table', { table: tableName(match.id) })}`,
              },
            ]
          : [],
      ),
    },
    speeches,
    { ...docs, rows: docs.rows.slice(0, mostDocs) },
  ] as const satisfies readonly { readonly kind: string; readonly rows: readonly FoundRow[] }[]
}

/** The sections of the documentation that hold a text. */
async function docsPart(wanted: string, locale: Locale) {
  const t = await getTranslations('docs.pages')
  const sections = await searchDocs(wanted, locale)
  return {
    kind: 'docs' as const,
    rows: sections.map(({ page, address, title, text }) => ({
      address,
      within: t(`${page}.title`),
      title: <Marked text={title} wanted={wanted} />,
      text: <Marked text={text} wanted={wanted} />,
    })),
  }
}

/** The words of agents that hold a text. */
async function speechesPart(wanted: string, locale: Locale, most: number) {
  const t = await getTranslations('search')
  const speeches = await findSpeeches(database(), wanted, most)
  return {
    kind: 'speeches' as const,
    rows: speeches.map(({ matchId, seq, game, text, agent }) => ({
      address: `/matches/${matchId}?e=${seq}`,
      picture: portrait(agent),
      title: <Marked text={text} wanted={wanted} />,
      text: (
        <>
          <AgentName agent={agent} /> · {gameNameIn(locale, game)} ·{' '}
          {t('table', { table: tableName(matchId) })}
        </>
      ),
    })),
  }
}
