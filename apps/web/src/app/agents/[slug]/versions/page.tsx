import {
  agentVersions,
  findAgent,
  mostSeats,
  pairedVersions,
  versionRatings,
  versionResults,
  versionUse,
} from '@wis/db/agents'
import type { VersionResults } from '@wis/db/agents'
import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import type { AgentProfile } from '@wis/protocol'
import { meanDifference, meanInterval } from '@wis/ratings'
import type { Metadata } from 'next'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { Link, underlined } from '../../../../components/link/link.tsx'
import { TableHead } from '../../../../components/list/pager.tsx'
import { EmptyState } from '../../../../components/page/notice.tsx'
import { PageTitle, SectionTitle } from '../../../../components/page/titles.tsx'
import { ForeignText } from '../../../../components/text/foreign-text.tsx'
import { pointsText } from '../../../../components/text/number-text.ts'
import { visibleString } from '../../../../components/text/visible-text.ts'
import { isAllowed } from '../../../../features/account/actor.ts'
import { PairedFindings } from '../../../../features/agent/forks/fork-list.tsx'
import { VersionRatings } from '../../../../features/agent/version-ratings.tsx'
import { VersionUsed } from '../../../../features/agent/version-use.tsx'
import { gameNameIn } from '../../../../features/games/names.ts'
import { agentNameIn } from '../../../../features/match/agent-name-in.ts'
import { database } from '../../../../server/database.ts'
import { profileAt } from '../../../../server/profile-at.ts'
import { currentUser } from '../../../../server/session.ts'

export async function generateMetadata({ params }: PageProps<'/agents/[slug]/versions'>): Promise<Metadata> {
  const agent = await profileAt((await params).slug)
  return agent ? { title: await titleOf(agent) } : {}
}

async function titleOf(agent: AgentProfile): Promise<string> {
  const t = await getTranslations('agent.versions')
  return t('titleOf', { name: visibleString(agentNameIn(await getLocale(), agent)) })
}

/** How each version of an agent did, and whether it is better than the one before. */
export default async function AgentVersionsPage({ params }: PageProps<'/agents/[slug]/versions'>) {
  const { slug } = await params
  const agent = (await profileAt(slug)) ?? notFound()
  if (agent.slug !== slug) redirect(`/agents/${agent.slug}/versions`)
  const t = await getTranslations('agent.versions')
  const locale = await getLocale()
  const agentId = ids.agent(agent.id)
  const [user, found, results, ratings, versions] = await Promise.all([
    currentUser(),
    findAgent(database(), slug),
    versionResults(database(), agentId),
    versionRatings(database(), agentId),
    agentVersions(database(), agentId, { limit: 1 }),
  ])
  const newest = versions.items[0]?.number ?? 0
  const games = [...new Set(results.map(({ game }) => game))]
  return (
    <>
      <PageTitle title={await titleOf(agent)}>
        <p>{t('about', { most: mostSeats })}</p>
        <p className="pt-2 text-sm">
          <Link href={`/agents/${slug}`} className={underlined}>
            ← {t('back')}
          </Link>
        </p>
      </PageTitle>
      {found && user && isAllowed(user, 'agent.inspect', found) && <ForOwner agentId={agentId} slug={slug} />}
      {games.length === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      {games.map((game) => {
        const rows = results.filter((row) => row.game === game)
        return (
          <section key={game} aria-labelledby={`versions-${game}`} className="pb-12">
            <SectionTitle id={`versions-${game}`} title={gameNameIn(locale, game)} />
            <p className="max-w-[68ch] pb-4 text-sm">
              <Finding rows={rows} newest={newest} />
            </p>
            <ResultTable rows={rows} label={gameNameIn(locale, game)} />
            {ratings
              .filter((ladder) => ladder.game === game)
              .map((ladder) => (
                <VersionRatings key={`${ladder.seasonId} ${ladder.spoken ?? ''}`} ladder={ladder} />
              ))}
          </section>
        )
      })}
    </>
  )
}

/** What the public is not told: how versions did on the same deals, and what each used. */
async function ForOwner({ agentId, slug }: { agentId: AgentId; slug: string }) {
  const t = await getTranslations('agent.versions')
  const [pairs, uses] = await Promise.all([
    pairedVersions(database(), agentId),
    versionUse(database(), agentId),
  ])
  if (uses.length === 0) return null
  return (
    <section aria-labelledby="own" className="pb-12">
      <SectionTitle id="own" title={t('own')}>
        <Link href={`/agents/${slug}/forks`} className={underlined}>
          {t('sameDeals')}
        </Link>
      </SectionTitle>
      <PairedFindings pairs={pairs} />
      <ul className="divide-y divide-line border-y border-line">
        {uses.map((use) => (
          <li key={use.version} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-2 text-sm">
            <span className="font-semibold">{t('number', { number: use.version })}</span>
            <VersionUsed slug={slug} use={use} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FindingProps {
  readonly rows: readonly VersionResults[]
  readonly newest: number
}

/** Whether the newest version is better than the one before it, in one sentence. */
async function Finding({ rows: [last, before], newest }: FindingProps) {
  const t = await getTranslations('agent.versions')
  if (!last || !before) return t('only')
  if (last.number !== newest) return t('notYet', { number: newest })
  const found = meanDifference(last, before)
  const numbers = { number: last.number, before: before.number }
  if (!found) return t('tooFew', numbers)
  const by = pointsText(Math.abs(found.difference))
  if (found.isSignificant) return t(found.difference > 0 ? 'better' : 'worse', { ...numbers, by })
  return found.more === null ? t('undecided', numbers) : t('undecidedYet', { ...numbers, more: found.more })
}

async function ResultTable({ rows, label }: { rows: readonly VersionResults[]; label: string }) {
  const t = await getTranslations('agent.versions')
  const format = await getFormatter()
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' })
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table className="figures w-full text-sm">
        <TableHead
          columns={[
            [t('version'), 'py-2 pr-4 text-left'],
            [t('matches'), 'py-2 pr-3 text-right align-bottom'],
            [t('points'), 'py-2 pr-3 text-right align-bottom'],
            [t('difference'), 'py-2 text-right align-bottom'],
          ]}
        />
        <tbody className="divide-y divide-line">
          {rows.map((row, place) => {
            const before = rows[place + 1]
            const interval = meanInterval(row)
            const found = before && meanDifference(row, before)
            return (
              <tr key={row.number} className="align-top">
                <th scope="row" className="py-2.5 pr-4 text-left font-normal">
                  <span className="font-semibold">{t('number', { number: row.number })}</span>
                  {row.note !== '' && (
                    <ForeignText text={row.note} className="block wrap-anywhere text-soft" />
                  )}
                  <span className="block text-xs text-faint">
                    {day(row.from) === day(row.until)
                      ? day(row.from)
                      : t('between', { from: day(row.from), until: day(row.until) })}
                  </span>
                </th>
                <td className="py-2.5 pr-3 text-right">{row.n}</td>
                <td className="py-2.5 pr-3 text-right whitespace-nowrap">
                  {pointsText(row.mean)}
                  <Range range={interval} />
                </td>
                <td className="py-2.5 text-right whitespace-nowrap">
                  {found ? pointsText(found.difference, { signed: true }) : '—'}
                  <Range range={found} isSigned />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface RangeProps {
  readonly range: { readonly low: number; readonly high: number } | undefined
  readonly isSigned?: boolean
}

async function Range({ range, isSigned = false }: RangeProps) {
  const t = await getTranslations('agent.versions')
  if (!range) return null
  const signed = { signed: isSigned }
  return (
    <span className="block text-xs text-faint">
      {t('range', { low: pointsText(range.low, signed), high: pointsText(range.high, signed) })}
    </span>
  )
}
