import { agentDirectory } from '@wis/db/agents'
import { listMatches, liveGames, usualGame } from '@wis/db/matches'
import type { AgentRow, MatchRow } from '@wis/protocol'
import { getLocale, getTranslations } from 'next-intl/server'
import { Link, underlined } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { visibleString } from '../../components/text/visible-text.ts'
import { database } from '../../server/database.ts'
import { usualOrder } from '../agent-directory/directory-filters.tsx'
import { AgentFaces, mostFaces } from '../agent-directory/faces.tsx'
import { GameStrip } from '../games/game-strip.tsx'
import { gameNameIn } from '../games/names.ts'
import { agentNameIn } from '../match/agent-name-in.ts'
import { tableName } from '../match/table-name.ts'

interface ExamplesProps {
  readonly agent: AgentRow | undefined
  readonly match: MatchRow | undefined
}

/** Of each kind of what can be found, one to try. */
async function Examples({ agent, match }: ExamplesProps) {
  const [t, locale] = [await getTranslations('search.try'), await getLocale()]
  const examples = {
    agent: agent && visibleString(agentNameIn(locale, agent)),
    game: gameNameIn(locale, match?.game ?? usualGame),
    table: match && tableName(match.id),
    word: t('aWord'),
    topic: t('aTopic'),
  }
  return (
    <nav aria-label={t('title')} className="flex flex-wrap items-center gap-2 text-sm">
      <span className="pr-1 text-soft">{t('title')}</span>
      {(['agent', 'game', 'table', 'word', 'topic'] as const).map((kind) => {
        const example = examples[kind]
        return (
          example && (
            <Link
              key={kind}
              href={`/search?${new URLSearchParams({ q: example }).toString()}`}
              className="rounded-card border border-line bg-raised px-3 py-1.5 hover:border-strong"
            >
              <span className="font-semibold">{example}</span> <span className="text-soft">{t(kind)}</span>
            </Link>
          )
        )
      })}
    </nav>
  )
}

/** Before anything was searched for: games and agents to open. */
export async function Suggestions() {
  const t = await getTranslations('search')
  const [live, recent, { items }] = await Promise.all([
    liveGames(database()),
    listMatches(database(), { status: ['finished'], limit: 1 }),
    agentDirectory(database(), { order: usualOrder, limit: mostFaces, readIn: await getLocale() }),
  ])
  return (
    <div className="grid gap-12">
      <Examples agent={items[0]} match={recent.items[0]} />
      <section aria-labelledby="games">
        <SectionTitle id="games" title={t('kinds.games')}>
          <Link href="/games" className={underlined}>
            {t('allGames')}
          </Link>
        </SectionTitle>
        <GameStrip live={live} />
      </section>
      <AgentFaces title={t('kinds.agents')} agents={items} />
    </div>
  )
}
