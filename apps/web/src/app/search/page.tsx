import { findSeasons, findSpeeches, findTables } from '@wis/db'
import { agentDirectory } from '@wis/db/agents'
import { readMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { kits } from '@wis/games'
import { isStorable } from '@wis/protocol'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { PageTitle, SectionTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { visitorAddress } from '../../features/account/actor.ts'
import { OwnerName } from '../../features/agent-directory/agent-marks.tsx'
import { GameMark } from '../../features/games/game-marks.tsx'
import { matchTitle } from '../../features/match/names.ts'
import { tableName } from '../../features/match/table-name.ts'
import { AgentName } from '../../features/match/table/agent-name.tsx'
import { searchDocs } from '../../features/search/search-docs.ts'
import type { Locale } from '../../i18n/locale.ts'
import { database } from '../../server/database.ts'
import { ownAllowances, policies } from '../../server/rate-limit/limits.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('search'))('title'), robots: { index: false } }
}

const longestQuery = 80
const query = z.string().trim().min(2).max(longestQuery).refine(isStorable)

/** One field for everything that anybody may see. */
export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const t = await getTranslations('search')
  const { q } = await searchParams
  const wanted = query.safeParse(q).data
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <form method="get" action="/search" role="search" className="flex max-w-2xl items-end gap-3 pb-8">
        <label className="block min-w-0 grow">
          <span className="label block pb-1">{t('field')}</span>
          <input
            type="search"
            name="q"
            key={wanted}
            defaultValue={wanted}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            maxLength={longestQuery}
            className="h-11 w-full rounded-card border border-line bg-raised px-3 text-base text-ink hover:border-strong"
          />
        </label>
        <button className={`${buttonStyle.primary} h-11! shrink-0`}>{t('search')}</button>
      </form>
      {wanted !== undefined &&
        (ownAllowances().take(`search ${await visitorAddress()}`, policies.search).allowed ? (
          <Results wanted={wanted} />
        ) : (
          <EmptyState title={t('throttledTitle')} text={t('throttledText')} />
        ))}
    </>
  )
}

async function Results({ wanted }: { wanted: string }) {
  const t = await getTranslations('search')
  const locale = await getLocale()
  const parts = await partsOf(wanted, locale)
  const filled = parts.filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <div className="grid gap-10" data-testid="found">
      {filled.map(({ kind, rows }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <SectionTitle id={`found-${kind}`} title={t(`kinds.${kind}`)} />
          <ul className="divide-y divide-line border-y border-line">
            {rows.map(({ address, title, text }) => (
              <li key={address} className="relative py-3 hover:bg-raised">
                <Link
                  href={address}
                  className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </Link>
                <p className="text-sm wrap-anywhere text-soft">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface FoundRow {
  readonly address: string
  readonly title: ReactNode
  readonly text: ReactNode
}

async function partsOf(wanted: string, locale: Locale) {
  const t = await getTranslations()
  const titles = await getTranslations('match.titles')
  const db = database()
  const [agents, seasons, tables, speeches, sections] = await Promise.all([
    agentDirectory(db, { q: wanted, limit: 8 }),
    findSeasons(db, wanted),
    findTables(db, wanted),
    findSpeeches(db, wanted),
    searchDocs(wanted, locale),
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
        title: texts[locale].name,
        text: texts[locale].tagline,
      })),
    },
    {
      kind: 'agents',
      rows: agents.items.map((agent) => ({
        address: `/agents/${agent.slug}`,
        title: <AgentName agent={agent} />,
        text: <OwnerName agent={agent} />,
      })),
    },
    {
      kind: 'seasons',
      rows: seasons.map(({ slug, name, game }) => ({
        address: `/seasons/${slug}`,
        title: <ForeignText text={name} />,
        text: <GameMark game={game} />,
      })),
    },
    {
      kind: 'matches',
      rows: matches.flatMap((match) =>
        match
          ? [
              {
                address: `/matches/${match.id}`,
                title: matchTitle(titles, locale, match.seats),
                text: (
                  <>
                    <GameMark game={match.game} /> {t('search.table', { table: tableName(match.id) })}
                  </>
                ),
              },
            ]
          : [],
      ),
    },
    {
      kind: 'speeches',
      rows: speeches.map(({ matchId, seq, game, text, agent }) => ({
        address: `/matches/${matchId}?e=${seq}`,
        title: <ForeignText text={text} />,
        text: (
          <>
            <AgentName agent={agent} /> · <GameMark game={game} /> ·{' '}
            {t('search.table', { table: tableName(matchId) })}
          </>
        ),
      })),
    },
    { kind: 'docs', rows: sections.map(({ address, title, text }) => ({ address, title, text })) },
  ] as const satisfies readonly { readonly kind: string; readonly rows: readonly FoundRow[] }[]
}
