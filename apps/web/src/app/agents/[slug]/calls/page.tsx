import { agentCalls, findAgent, matchCalls, ownerAgent, readAgent } from '@wis/db/agents'
import { recentUnheard } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { handle, traitsOf } from '@wis/protocol'
import type { AgentProfile, ToldRow } from '@wis/protocol'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { buttonStyle } from '../../../../components/button/button-style.ts'
import { Link, linkStyle } from '../../../../components/link/link.tsx'
import { Pager } from '../../../../components/list/pager.tsx'
import { EmptyState } from '../../../../components/page/notice.tsx'
import { PageTitle } from '../../../../components/page/titles.tsx'
import { visibleString } from '../../../../components/text/visible-text.ts'
import { actor, isAllowed } from '../../../../features/account/actor.ts'
import { SettingsHeader } from '../../../../features/agent-settings/settings-header.tsx'
import { CallCard, ToldBefore } from '../../../../features/agent/calls/call-card.tsx'
import {
  againAddress,
  callsAddress,
  forksAddress,
  parseCallFilter,
} from '../../../../features/agent/calls/call-filter.ts'
import type { CallFilter } from '../../../../features/agent/calls/call-filter.ts'
import {
  CallTable,
  UndeliveredList,
  UndeliveredMatches,
} from '../../../../features/agent/calls/call-table.tsx'
import { ProbeCards } from '../../../../features/agent/calls/probe-cards.tsx'
import { agentNameIn } from '../../../../features/match/agent-name-in.ts'
import { tableName } from '../../../../features/match/table-name.ts'
import { database } from '../../../../server/database.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('agent'))('calls.title'), robots: { index: false } }
}

export default async function CallsPage({ params, searchParams }: PageProps<'/agents/[slug]/calls'>) {
  const agent = (await ownAgent((await params).slug)) ?? notFound()
  const filter = parseCallFilter(await searchParams)
  return (
    <>
      <Head agent={agent} />
      {filter.match === undefined ? (
        <AllCalls agent={agent} filter={filter} />
      ) : (
        <>
          <Choices agent={agent} filter={filter} />
          <CallsOfMatch agent={agent} match={filter.match} />
        </>
      )}
    </>
  )
}

/** The problems alone, and everything as a file. */
async function Choices({ agent, filter }: { agent: AgentProfile; filter: CallFilter }) {
  const t = await getTranslations('agent.calls')
  return (
    <p className="flex flex-wrap gap-x-6 pb-6 text-sm">
      {(filter.match ?? filter.version ?? filter.failed) && (
        <Link href={callsAddress(agent.slug)} className={linkStyle}>
          {t('all')}
        </Link>
      )}
      {!filter.failed && (
        <Link href={callsAddress(agent.slug, { ...filter, failed: true })} className={linkStyle}>
          {t('failed')}
        </Link>
      )}
      {(['calls', 'chat'] as const).map((form) => (
        <a
          key={form}
          href={`/api/v1/agents/${agent.slug}/calls.jsonl?as=${form}`}
          className={linkStyle}
          download
        >
          {t(form === 'calls' ? 'exportCalls' : 'exportChat')}
        </a>
      ))}
    </p>
  )
}

/** The same as on the other pages of an owner; a house agent has no such pages. */
async function Head({ agent }: { agent: AgentProfile }) {
  const t = await getTranslations('agent.calls')
  const own = traitsOf(agent.kind).hasOwner ? await ownerAgent(database(), ids.agent(agent.id)) : null
  const name = visibleString(agentNameIn(await getLocale(), agent))
  if (!own)
    return (
      <PageTitle title={t('titleOf', { name })}>
        <p>{t('text')}</p>
        <Link href={`/agents/${agent.slug}`} className={`text-sm ${linkStyle}`}>
          ← {t('back')}
        </Link>
      </PageTitle>
    )
  return (
    <>
      <SettingsHeader agent={own} here="calls" />
      <p className="max-w-[68ch] pb-3 text-sm text-soft">{t('text')}</p>
    </>
  )
}

/** Somebody without permission gets the same page as for an unknown agent. */
async function ownAgent(slug: string): Promise<AgentProfile | undefined> {
  const user = await actor(`/agents/${slug}/calls`)
  const found = handle.safeParse(slug).success ? await findAgent(database(), slug) : undefined
  if (!found || !isAllowed(user, 'agent.inspect', found)) return undefined
  return readAgent(database(), found.agentId)
}

async function AllCalls({ agent, filter }: { agent: AgentProfile; filter: CallFilter }) {
  const t = await getTranslations('agent.calls')
  const { items, nextCursor } = await agentCalls(database(), ids.agent(agent.id), filter)
  const { cursor, ...first } = filter
  const address = (other: CallFilter) => callsAddress(agent.slug, other)
  if (items.length === 0 && !nextCursor && !filter.failed)
    return (
      <EmptyState
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          traitsOf(agent.kind).hasOwner && (
            <Link href={`/agents/${agent.slug}/settings/check`} className={buttonStyle.primary}>
              {t(agent.badges.length > 0 ? 'play' : 'check')}
            </Link>
          )
        }
      />
    )
  return (
    <>
      <Choices agent={agent} filter={filter} />
      {items.length === 0 ? (
        <NoneFailed next={nextCursor && address({ ...filter, cursor: nextCursor })} />
      ) : (
        <>
          <UndeliveredMatches
            slug={agent.slug}
            matches={await recentUnheard(database(), ids.agent(agent.id))}
          />
          <CallTable slug={agent.slug} calls={items} />
          <Pager
            first={cursor && address(first)}
            next={nextCursor && address({ ...filter, cursor: nextCursor })}
            labels={[t('first'), t('next')]}
          />
        </>
      )}
    </>
  )
}

/** No problems, at least in the matches that were looked at. */
async function NoneFailed({ next }: { next: string | null }) {
  const t = await getTranslations('agent.calls')
  if (next === null) return <EmptyState title={t('noneFailedTitle')} text={t('noneFailedText')} />
  return (
    <EmptyState
      title={t('noneFailedHereTitle')}
      text={t('noneFailedHereText')}
      action={
        <Link href={next} className={linkStyle}>
          {t('next')}
        </Link>
      }
    />
  )
}

/** The turn's own entry in the log is public once the turn is over. */
function toldBetween(told: readonly ToldRow[], turn: number, next: number): readonly ToldRow[] {
  return told.filter(({ seq }) => seq >= turn && seq < next)
}

async function CallsOfMatch({ agent, match }: { agent: AgentProfile; match: string }) {
  const t = await getTranslations('agent.calls')
  const asked = (await matchCalls(database(), ids.agent(agent.id), ids.match(match))) ?? notFound()
  const { hasOwner, hasOneMemory } = traitsOf(agent.kind)
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-6 pb-6 text-sm text-soft">
        <span>
          {t('ofMatch', { name: tableName(match) })} · {asked.alias} ·{' '}
          {t('version', { version: asked.version })}
          {asked.isWithPeople && ` · ${t('withPeople')}`}
        </span>
        <span className="flex gap-x-6">
          {hasOwner && (
            <Link href={forksAddress(agent.slug, { matchId: match })} className={linkStyle}>
              {t('playAgain')}
            </Link>
          )}
          <Link href={`/matches/${match}`} className={linkStyle}>
            {t('watch')}
          </Link>
        </span>
      </p>
      {asked.calls.length + asked.told.length + asked.probes.length === 0 && (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {asked.calls.map((call, place) => (
        <CallCard
          key={call.call.seq}
          asked={call}
          again={hasOwner && !hasOneMemory ? againAddress(agent.slug, call.call) : undefined}
          connector={asked.connector}
          told={toldBetween(asked.told, asked.calls[place - 1]?.call.seq ?? -1, call.call.seq)}
        />
      ))}
      <div className="pb-6">
        <ToldBefore
          told={toldBetween(asked.told, asked.calls.at(-1)?.call.seq ?? -1, Number.POSITIVE_INFINITY)}
          title="toldAfter"
        />
      </div>
      <UndeliveredList told={asked.told} />
      <ProbeCards probes={asked.probes} isHouse={asked.connector?.kind === 'house'} />
    </>
  )
}
