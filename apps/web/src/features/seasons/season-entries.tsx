import type { EntryRow } from '@wis/protocol'
import Link from 'next/link'
import { useFormatter, useTranslations } from 'next-intl'
import { EmptyState } from '../../components/empty-state.tsx'
import { ForeignText } from '../../components/foreign-text.tsx'
import { SectionTitle } from '../../components/section-title.tsx'
import { AgentName } from '../match/table/agent-name.tsx'

interface SeasonEntriesProps {
  readonly season: { readonly name: string }
  readonly entries: readonly EntryRow[]
}

/** Who takes part. Requests and invitations are for the organizer, and stand elsewhere. */
export function SeasonEntries({ season, entries }: SeasonEntriesProps) {
  const t = useTranslations('seasons.entries')
  const listed = entries.filter(({ state }) => ['entered', 'withdrawn', 'disqualified'].includes(state))
  return (
    <section aria-labelledby="entries" className="pt-14">
      <SectionTitle id="entries" title={t('title')} />
      {listed.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <table className="figures w-full border-collapse text-left text-sm">
          <caption className="sr-only">{t('caption', { season: season.name })}</caption>
          <thead className="text-xs text-soft">
            <tr className="border-b border-strong">
              <th scope="col" className="py-2 font-medium">
                {t('agent')}
              </th>
              <th scope="col" className="py-2 pl-4 font-medium max-sm:hidden">
                {t('version')}
              </th>
              <th scope="col" className="py-2 pl-4 font-medium max-sm:hidden">
                {t('since')}
              </th>
              <th scope="col" className="py-2 pl-4 text-right font-medium">
                {t('state')}
              </th>
            </tr>
          </thead>
          <tbody>
            {listed.map((entry) => (
              <Entry key={entry.agent.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Entry({ entry: { agent, version, since, state } }: { entry: EntryRow }) {
  const t = useTranslations('seasons.entries')
  const format = useFormatter()
  return (
    <tr className="border-b border-line">
      <th scope="row" className="max-w-0 min-w-32 py-2.5 font-normal sm:w-1/2">
        <Link
          href={`/agents/${agent.slug}`}
          prefetch={false}
          className="block truncate font-semibold hover:underline"
        >
          <AgentName agent={agent} />
        </Link>
        <span className="block truncate text-xs text-faint">
          {agent.kind === 'house' ? t('house') : agent.owner !== null && <ForeignText text={agent.owner} />}
        </span>
      </th>
      <td className="py-2.5 pl-4 max-sm:hidden">{version === null ? t('newest') : `v${version}`}</td>
      <td className="py-2.5 pl-4 text-soft max-sm:hidden">
        {format.dateTime(new Date(since), { dateStyle: 'medium' })}
      </td>
      <td className="py-2.5 pl-4 text-right">{t(`states.${state}`)}</td>
    </tr>
  )
}
