import type { StoredSeason } from '@wis/db/seasons'
import { traitsOf } from '@wis/protocol'
import type { EntryRow } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link } from '../../components/link/link.tsx'
import { TableHead } from '../../components/list/pager.tsx'
import { EmptyLine } from '../../components/page/notice.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { LookAlike } from '../agent-directory/agent-marks.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
import { seasonNameIn } from './season-name-in.ts'

interface SeasonEntriesProps {
  readonly season: StoredSeason
  readonly entries: readonly EntryRow[]
  readonly takesEntries: boolean
  /** Whether a board or a bracket above shows who plays, so that the list opens by a press. */
  readonly isFolded?: boolean
}

/** The agents that take part. Requests and invitations are for the organizer, and shown elsewhere. */
export function SeasonEntries({ isFolded = false, ...shown }: SeasonEntriesProps) {
  const t = useTranslations('seasons.entries')
  if (isFolded)
    return (
      <details className="mt-14 -mb-14 border-t border-line">
        <summary className="cursor-pointer py-4 font-display text-2xl">
          <h2 id="entries" className="inline">
            {t('title')}
          </h2>
        </summary>
        <Listed {...shown} />
      </details>
    )
  return (
    <section aria-labelledby="entries" className="pt-14">
      <SectionTitle id="entries" title={t('title')} />
      <Listed {...shown} />
    </section>
  )
}

function Listed({ season, entries, takesEntries }: SeasonEntriesProps) {
  const locale = useLocale()
  const t = useTranslations('seasons.entries')
  const why = whyNobody(season, takesEntries)
  const listed = entries.filter(({ state }) => ['entered', 'withdrawn', 'disqualified'].includes(state))
  if (listed.length === 0)
    return <EmptyLine title={t(`empty.${why}.title`)}>{t(`empty.${why}.text`)}</EmptyLine>
  return (
    <table className="figures w-full border-collapse text-left text-sm">
      <caption className="sr-only">{t('caption', { season: seasonNameIn(locale, season) })}</caption>
      <TableHead
        columns={[
          [t('agent'), 'py-2'],
          [t('version'), 'py-2 pl-4 max-sm:hidden'],
          [t('since'), 'py-2 pl-4 max-sm:hidden'],
          [t('state'), 'py-2 pl-4 text-right'],
        ]}
      />
      <tbody>
        {listed.map((entry) => (
          <EntryLine key={entry.agent.id} entry={entry} isOver={season.state === 'closed'} />
        ))}
      </tbody>
    </table>
  )
}

/** The true reason for an empty list. */
function whyNobody({ demo, state, terms }: StoredSeason, takesEntries: boolean) {
  if (demo) return 'needless'
  if (state === 'created') return 'created'
  if (!takesEntries) return 'over'
  return terms.entry === 'invitation' ? 'invitation' : 'open'
}

interface EntryLineProps {
  readonly entry: EntryRow
  readonly isOver: boolean
}

function EntryLine({ entry: { agent, version, since, state, online }, isOver }: EntryLineProps) {
  const t = useTranslations('seasons.entries')
  const format = useFormatter()
  return (
    <tr className="border-b border-line">
      <th scope="row" className="max-w-0 min-w-32 py-2.5 font-normal sm:w-1/2">
        <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
          <Avatar id={agent.id} version={agent.avatarVersion} className="row-span-3 size-9 rounded-full" />
          <Link href={`/agents/${agent.slug}`} className="block wrap-anywhere font-semibold hover:underline">
            <AgentName agent={agent} />
          </Link>
          <LookAlike agent={agent} />
          <span className="col-start-2 block wrap-anywhere text-xs text-faint">
            {!traitsOf(agent.kind).hasOwner
              ? t('house')
              : agent.owner !== null && <ForeignText text={agent.owner} />}
          </span>
        </span>
      </th>
      <td className="py-2.5 pl-4 max-sm:hidden">{version === null ? t('newest') : `v${version}`}</td>
      <td className="py-2.5 pl-4 text-soft max-sm:hidden">
        {format.dateTime(new Date(since), { dateStyle: 'medium' })}
      </td>
      <td className="py-2.5 pl-4 text-right">
        {t(`states.${state}`)}
        {state === 'entered' && !online && !isOver && (
          <span className="block text-xs text-faint">{t('offline')}</span>
        )}
      </td>
    </tr>
  )
}
