import { agentVersions, matchCalls, readReruns, readSituations } from '@wis/db/agents'
import { readEntries } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { handle, traitsOf } from '@wis/protocol'
import type { AgentCallRow } from '@wis/protocol'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Link, underlined } from '../../../../../components/link/link.tsx'
import { KeepFresh } from '../../../../../components/loading/keep-fresh.tsx'
import { Section, SectionTitle } from '../../../../../components/page/titles.tsx'
import { ForeignText } from '../../../../../components/text/foreign-text.tsx'
import { ownAgent } from '../../../../../features/agent-settings/own-agent.ts'
import { SettingsHeader } from '../../../../../features/agent-settings/settings-header.tsx'
import { Question, questionText } from '../../../../../features/agent/calls/call-card.tsx'
import { CallOutcome, CallTurn, CallUse } from '../../../../../features/agent/calls/call-facts.tsx'
import { callsAddress, forksAddress } from '../../../../../features/agent/calls/call-filter.ts'
import { AgainForm } from '../../../../../features/agent/situations/again-form.tsx'
import { KeepForm } from '../../../../../features/agent/situations/keep-form.tsx'
import { RerunList } from '../../../../../features/agent/situations/rerun-list.tsx'
import { database } from '../../../../../server/database.ts'

export async function generateMetadata({
  params,
}: PageProps<'/agents/[slug]/calls/again'>): Promise<Metadata> {
  const { page } = await ownAgent((await params).slug, '/calls')
  const t = await getTranslations('situations.again')
  return { title: t('titleOf', { name: page.name }), robots: { index: false } }
}

/** One call of a finished match: what was answered, and what is answered when it is asked again. */
export default async function AskAgainPage({
  params,
  searchParams,
}: PageProps<'/agents/[slug]/calls/again'>) {
  const { agentId, page: agent } = await ownAgent((await params).slug, '/calls')
  const query = await searchParams
  const matchId = handle.safeParse(query['match']).data ?? notFound()
  const seq = Number(query['entry'])
  const db = database()
  const calls = await matchCalls(db, agentId, ids.match(matchId))
  const asked = calls?.calls.find((one) => one.call.seq === seq) ?? notFound()
  const { call } = asked
  const [versions, reruns, situations, entries] = await Promise.all([
    agentVersions(db, agentId, { limit: 100 }),
    readReruns(db, agentId, { matchId, seq }),
    readSituations(db, agentId),
    readEntries(db, ids.match(matchId), call.seat, seq - 1),
  ])
  const kept = situations.find((one) => one.matchId === matchId && one.seq === seq)
  const question = questionText(asked, calls?.connector)
  const { isModel } = traitsOf(agent.kind)
  const t = await getTranslations('situations')
  const { newAgent, situations: words, tickets, agentSettings } = await getMessages()
  const isOpen = reruns.some(({ state }) => state === 'queued' || state === 'running')
  const event = entries.find((entry) => entry.seq === seq)?.event
  const fields = event && event.type !== 'hidden' ? Object.keys(event).filter((name) => name !== 'type') : []
  return (
    <NextIntlClientProvider messages={{ agentSettings, newAgent, situations: words, tickets }}>
      {isOpen && <KeepFresh everyMs={1_500} />}
      <SettingsHeader agent={agent} here="calls" />
      <p className="flex flex-wrap justify-between gap-x-6 pb-4 text-sm">
        <Link href={`${callsAddress(agent.slug, { match: matchId })}#call-${seq}`} className={underlined}>
          ← {t('again.back')}
        </Link>
        <Link href={forksAddress(agent.slug, { matchId, seq })} className={underlined}>
          {t('again.playOn')} →
        </Link>
      </p>
      <SectionTitle id="again" title={t('again.title')} />
      <p className="max-w-[68ch] pb-8 text-sm text-soft">{t('again.text')}</p>
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
        <div className="min-w-0 space-y-12">
          {!isModel && question !== undefined && <Question text={question} />}
          <Then call={call} />
          <section aria-labelledby="again">
            {traitsOf(agent.kind).hasOneMemory ? (
              <p className="max-w-[68ch] text-sm font-semibold">{t('again.memory')}</p>
            ) : (
              <AgainForm
                agentId={agent.id}
                matchId={matchId}
                seq={seq}
                versions={versions.items.map(({ number }) => number)}
                isModel={isModel}
                question={question}
                cost={await costOf(call)}
              />
            )}
          </section>
        </div>
        <Section id="new-answers" title={t('runs.title')} className="min-w-0">
          <RerunList reruns={reruns} />
        </Section>
      </div>
      <Section id="keep" title={t(kept ? 'keep.titleKept' : 'keep.title')} className="max-w-4xl pt-16 pb-12">
        <p className="max-w-[68ch] pb-5 text-sm text-soft">{t('keep.text')}</p>
        <KeepForm
          agentId={agent.id}
          slug={agent.slug}
          matchId={matchId}
          seq={seq}
          kept={kept}
          sets={[...new Set(situations.map(({ set }) => set))]}
          fields={fields}
        />
      </Section>
    </NextIntlClientProvider>
  )
}

async function Then({ call }: { call: AgentCallRow }) {
  const t = await getTranslations('situations.again')
  const locale = await getLocale()
  const said = call.readAs?.[locale]
  return (
    <section aria-labelledby="then">
      <h3 id="then" className="label pb-2">
        {t('then')} · <CallTurn call={call} />
      </h3>
      <div className="border-l-2 border-strong pl-4 text-sm">
        {said !== undefined && <p className="pb-1 font-semibold wrap-anywhere">{said}</p>}
        {call.reply !== null && (
          <p className="max-h-48 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
            <ForeignText text={call.reply} />
          </p>
        )}
        <p className="pt-1">
          <CallOutcome call={call} />
        </p>
        <CallUse call={call} />
      </div>
    </section>
  )
}

async function costOf({ inputTokens, outputTokens, costMicros }: AgentCallRow): Promise<string> {
  if (inputTokens === null || outputTokens === null) return ''
  const t = await getTranslations('situations.again')
  const { number } = await getFormatter()
  const money = { style: 'currency', currency: 'USD', maximumFractionDigits: 6 } as const
  const dollars = costMicros === null ? 'unknown' : number(costMicros / 1_000_000, money)
  return t('cost', { tokens: inputTokens + outputTokens, dollars })
}
