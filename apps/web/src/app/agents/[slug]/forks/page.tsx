import { agentVersions, forksUnderWay, matchCalls, pairedVersions, readForks } from '@wis/db/agents'
import type { AgentId } from '@wis/engine'
import { ids } from '@wis/engine'
import { handle } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Link, linkStyle } from '../../../../components/link/link.tsx'
import { KeepFresh } from '../../../../components/loading/keep-fresh.tsx'
import { Section } from '../../../../components/page/titles.tsx'
import { gamesPlayed } from '../../../../features/agent-settings/flight-check.tsx'
import { ownAgent, ownPage } from '../../../../features/agent-settings/own-agent.ts'
import { SettingsHeader } from '../../../../features/agent-settings/settings-header.tsx'
import { callsAddress } from '../../../../features/agent/calls/call-filter.ts'
import { PlayAgainForm, SameDealsForm } from '../../../../features/agent/forks/fork-forms.tsx'
import { ForkList, ForksUnderWay, PairedFindings } from '../../../../features/agent/forks/fork-list.tsx'
import { gameNameIn } from '../../../../features/games/names.ts'
import { tableName } from '../../../../features/match/table-name.ts'
import { database } from '../../../../server/database.ts'

export const generateMetadata = ownPage('/forks', 'forks')

/** Finished matches that an owner has its agent play again, and which version does better with the same deals. */
export default async function ForksPage({ params, searchParams }: PageProps<'/agents/[slug]/forks'>) {
  const { agentId, page: agent } = await ownAgent((await params).slug, '/forks')
  const query = await searchParams
  const db = database()
  const [versions, forks, pairs, again] = await Promise.all([
    agentVersions(db, agentId, { limit: 100 }),
    readForks(db, agentId),
    pairedVersions(db, agentId),
    forksUnderWay(db, agentId),
  ])
  const t = await getTranslations('forks')
  const locale = await getLocale()
  const { agentSettings, forks: words, newAgent, tickets } = await getMessages()
  const isOpen = forks.some(({ state }) => state === 'queued' || state === 'waiting' || state === 'running')
  const numbers = versions.items.map(({ number }) => number)
  const games = gamesPlayed(agent.games).map((id) => ({ id, name: gameNameIn(locale, id) }))
  const matchId = handle.safeParse(query['match']).data
  return (
    <NextIntlClientProvider messages={{ agentSettings, forks: words, newAgent, tickets }}>
      {isOpen && <KeepFresh everyMs={2_000} />}
      <SettingsHeader agent={agent} here="forks" />
      <ForksUnderWay again={again} />
      <p className="max-w-[68ch] pb-8 text-sm text-soft">{t('text')}</p>
      {matchId !== undefined && (
        <PlayAgain agentId={agentId} matchId={matchId} seq={Number(query['entry']) || 0} versions={numbers} />
      )}
      {pairs.length > 0 && (
        <Section id="paired" title={t('paired.title')} className="pb-14">
          <PairedFindings pairs={pairs} />
        </Section>
      )}
      <Section id="same-deals" title={t('deals.title')} className="pb-14">
        <p className="max-w-[68ch] pb-5 text-sm text-soft">
          {t(numbers.length > 1 ? 'deals.text' : 'deals.oneVersion')}
        </p>
        {numbers.length > 1 && !agent.retired && (
          <SameDealsForm agentId={agent.id} versions={numbers} games={games} languages={agent.languages} />
        )}
      </Section>
      <Section id="forks" title={t('list.title')} className="pb-14">
        {forks.length === 0 ? (
          <p className="max-w-[68ch] text-sm text-soft">
            {t('list.empty')}{' '}
            <Link href={callsAddress(agent.slug)} className={linkStyle}>
              {t('list.calls')}
            </Link>
          </p>
        ) : (
          <ForkList forks={forks} />
        )}
      </Section>
    </NextIntlClientProvider>
  )
}

interface PlayAgainProps {
  readonly agentId: AgentId
  readonly matchId: string
  readonly seq: number
  readonly versions: readonly number[]
}

/** The match that an address names, with the turns from which it can be played. */
async function PlayAgain({ agentId, matchId, seq, versions }: PlayAgainProps) {
  const t = await getTranslations('forks.one')
  const kinds = await getTranslations('agent.calls.kinds')
  const asked = (await matchCalls(database(), agentId, ids.match(matchId))) ?? notFound()
  const turns = asked.calls.map(({ call }) => ({
    seq: call.seq,
    round: call.round,
    kind: call.kind === 'speech' || call.kind === 'vote' ? kinds(call.kind) : call.kind,
  }))
  return (
    <Section id="again" title={t('title')} className="pb-14">
      <p className="flex flex-wrap gap-x-6 pb-5 text-sm text-soft">
        <span className="figures">{tableName(matchId)}</span>
        <Link href={`/matches/${matchId}`} className={linkStyle}>
          {t('watch')}
        </Link>
      </p>
      <PlayAgainForm
        agentId={agentId}
        matchId={matchId}
        versions={versions}
        turns={turns}
        seq={turns.some((turn) => turn.seq === seq) ? seq : 0}
      />
    </Section>
  )
}
