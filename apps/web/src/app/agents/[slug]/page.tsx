import {
  agentEncounters,
  agentMatches,
  agentRecord,
  agentVersions,
  agentWords,
  findAgent,
  ownerAgent,
  ratingHistory,
  readAgent,
  waitingTickets,
} from '@wis/db'
import { ids } from '@wis/engine'
import type { AgentProfile } from '@wis/protocol'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { visibleString } from '../../../components/visible-text.ts'
import { chosenRecord } from '../../../features/agent/board.ts'
import { OwnerDesk } from '../../../features/agent/desk/owner-desk.tsx'
import { HistorySection } from '../../../features/agent/history-section.tsx'
import { Making } from '../../../features/agent/making.tsx'
import { ProfileHead } from '../../../features/agent/profile-head.tsx'
import { MatchesSection, PlaySection, RecordSection } from '../../../features/agent/sections.tsx'
import { Versions } from '../../../features/agent/versions.tsx'
import { isAllowed } from '../../../features/account/actor.ts'
import { agentNameIn } from '../../../features/match/agent-name-in.ts'
import { ReportAgent } from '../../../features/moderation/report-agent.tsx'
import { database } from '../../../server/database.ts'
import { handle } from '../../../server/read-queries.ts'
import { currentUser } from '../../../server/session.ts'

const shown = { matches: 10, versions: 8 }

/** Both the page and its title ask; the database is asked once. */
const profileAt = cache(async (slug: string): Promise<AgentProfile | undefined> => {
  const found = handle.safeParse(slug).success ? await findAgent(database(), slug) : undefined
  return found && readAgent(database(), found.agentId)
})

export async function generateMetadata({ params }: PageProps<'/agents/[slug]'>): Promise<Metadata> {
  const agent = await profileAt((await params).slug)
  if (!agent) return {}
  const t = await getTranslations('agent')
  const name = visibleString(agentNameIn(await getLocale(), agent))
  const description = t('summary', { name, count: agent.rankedMatches })
  return { title: name, description, openGraph: { title: name, description, type: 'profile' } }
}

export default async function AgentPage({ params, searchParams }: PageProps<'/agents/[slug]'>) {
  const { slug } = await params
  const agent = (await profileAt(slug)) ?? notFound()
  if (agent.slug !== slug) redirect(`/agents/${agent.slug}`)
  const own = await ownPage(agent)
  const { records, chosen, days, encounters, words, matches, versions } = await readPlay(
    agent,
    (await searchParams)['board'],
  )
  const address = `/agents/${agent.slug}`
  return (
    <>
      <ProfileHead agent={agent} isOwn={own !== undefined} />
      {own && <OwnerDesk {...own} />}
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0">
          <RecordSection records={records} />
          {chosen && <HistorySection {...{ address, records, chosen, days }} />}
          <PlaySection encounters={encounters} words={words} />
          <MatchesSection slug={agent.slug} matches={matches.items.map(({ match }) => match)} />
        </div>
        <aside className="min-w-0 max-lg:order-first">
          <Making agent={agent} />
          <Versions versions={versions.items} />
          {!own && <ReportAgent slug={agent.slug} />}
        </aside>
      </div>
    </>
  )
}

/** Undefined for whoever may not look behind it. */
async function ownPage({ id, owner }: AgentProfile) {
  const user = await currentUser()
  if (!user || !isAllowed(user, 'agent.inspect', { ownerId: owner?.id ?? null })) return undefined
  const agentId = ids.agent(id)
  const [agent, tickets] = await Promise.all([
    ownerAgent(database(), agentId),
    waitingTickets(database(), { agentId }),
  ])
  return agent && { agent, tickets }
}

async function readPlay({ id }: AgentProfile, board: string | readonly string[] | undefined) {
  const agentId = ids.agent(id)
  const db = database()
  const [records, encounters, words, matches, versions] = await Promise.all([
    agentRecord(db, agentId),
    agentEncounters(db, agentId),
    agentWords(db, agentId),
    agentMatches(db, agentId, { limit: shown.matches }),
    agentVersions(db, agentId, { limit: shown.versions }),
  ])
  const chosen = chosenRecord(records, board)
  const days = chosen
    ? await ratingHistory(db, agentId, { seasonSlug: chosen.season.slug, language: chosen.language })
    : []
  return { records, chosen, days, encounters, words, matches, versions }
}
