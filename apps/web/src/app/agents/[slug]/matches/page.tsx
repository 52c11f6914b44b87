import { agentMatches } from '@wis/db/agents'
import { listSeasons } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import { idCursor } from '@wis/protocol'
import type { AgentProfile } from '@wis/protocol'
import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { Link, linkStyle } from '../../../../components/link/link.tsx'
import { FilteredList } from '../../../../components/list/filtered-list.tsx'
import { Pager } from '../../../../components/list/pager.tsx'
import { SkeletonRows } from '../../../../components/loading/skeleton.tsx'
import { EmptyState } from '../../../../components/page/notice.tsx'
import { PageTitle } from '../../../../components/page/titles.tsx'
import { visibleString } from '../../../../components/text/visible-text.ts'
import {
  agentMatchesAddress,
  AgentMatchFilters,
  AgentMatchLinks,
  leavesOut,
  parseAgentMatchFilter,
} from '../../../../features/agent/matches/agent-match-filters.tsx'
import type { AgentMatchFilter } from '../../../../features/agent/matches/agent-match-filters.tsx'
import { HowItWent } from '../../../../features/agent/matches/how-it-went.tsx'
import { agentNameIn } from '../../../../features/match/agent-name-in.ts'
import { MatchList } from '../../../../features/watch/match-list.tsx'
import { database } from '../../../../server/database.ts'
import { profileAt } from '../../../../server/profile-at.ts'

export async function generateMetadata({ params }: PageProps<'/agents/[slug]/matches'>): Promise<Metadata> {
  const agent = await profileAt((await params).slug)
  return agent ? { title: await titleOf(agent) } : {}
}

async function titleOf(agent: AgentProfile): Promise<string> {
  const t = await getTranslations('agent.matches')
  return t('titleOf', { name: visibleString(agentNameIn(await getLocale(), agent)) })
}

export default async function AgentMatchesPage({
  params,
  searchParams,
}: PageProps<'/agents/[slug]/matches'>) {
  const { slug } = await params
  const agent = (await profileAt(slug)) ?? notFound()
  const filter = parseAgentMatchFilter(await searchParams)
  if (agent.slug !== slug) redirect(agentMatchesAddress(agent.slug, filter))
  const t = await getTranslations('agent.matches')
  return (
    <>
      <PageTitle title={await titleOf(agent)}>
        <p>{t('about')}</p>
        <p className="pt-2 text-sm">
          <Link href={`/agents/${slug}`} className={linkStyle}>
            ← {t('back')}
          </Link>
        </p>
      </PageTitle>
      <FilteredList
        filters={
          <>
            <AgentMatchFilters slug={slug} filter={filter} seasons={await listSeasons(database())} />
            <AgentMatchLinks slug={slug} filter={filter} />
          </>
        }
        skeleton={<SkeletonRows label={t('loading')} />}
      >
        <Found agent={agent} filter={filter} />
      </FilteredList>
    </>
  )
}

async function Found({ agent: { id, slug }, filter }: { agent: AgentProfile; filter: AgentMatchFilter }) {
  const t = await getTranslations('agent.matches')
  const { told, cursor, version, ...rest } = filter
  const query = { ...rest, ...(version !== undefined && { version: Number(version) }) }
  const before = idCursor.safeParse(cursor).data
  const { items, nextCursor } = await agentMatches(database(), ids.agent(id), { ...query, cursor: before })
  const rows = new Map(items.map((row) => [row.match.id, row]))
  const { cursor: _, ...first } = filter
  const next = nextCursor && agentMatchesAddress(slug, { ...filter, cursor: nextCursor })
  return (
    <>
      {items.length === 0 ? (
        <Nothing slug={slug} isFiltered={leavesOut(filter)} next={next} />
      ) : (
        <MatchList
          matches={items.map(({ match }) => match)}
          {...(told && {
            tell: (matchId: string) => {
              const row = rows.get(matchId)
              return row && <HowItWent row={row} />
            },
          })}
        />
      )}
      <Pager
        first={before && agentMatchesAddress(slug, first)}
        next={next}
        labels={[t('first'), t('next')]}
      />
    </>
  )
}

interface NothingProps {
  readonly slug: string
  readonly isFiltered: boolean
  readonly next: string | null
}

/** Three cases: no matches at all, none that fit, or none that fit among those that were searched. */
function Nothing({ slug, isFiltered, next }: NothingProps) {
  const t = useTranslations('agent.matches')
  if (next)
    return (
      <EmptyState
        title={t('noneHereTitle')}
        text={t('noneHereText')}
        action={
          <a data-list href={next} className={linkStyle}>
            {t('lookFurther')}
          </a>
        }
      />
    )
  return isFiltered ? (
    <EmptyState
      title={t('noneFitTitle')}
      text={t('noneFitText')}
      action={
        <a data-list href={agentMatchesAddress(slug)} className={linkStyle}>
          {t('filters.clear')}
        </a>
      }
    />
  ) : (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  )
}
