import type { StoredSeason } from '@wis/db/seasons'
import type { EntryRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { AgentName } from '../match/table/agent-name.tsx'

/** So many portraits fit into a line of a phone. */
const mostFaces = 7

interface EnteredFacesProps {
  readonly season: StoredSeason
  readonly agents: readonly EntryRow['agent'][]
  /** Classes of the list of portraits. */
  readonly faces?: string
}

/** Who has entered a season, by portrait and number, or that nobody has. */
export function EnteredFaces({ season, agents, faces = '' }: EnteredFacesProps) {
  const t = useTranslations('seasons')
  const isFirst = season.entered === 0 && season.terms.entry === 'open'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
      <ul className={`flex -space-x-2 empty:hidden ${faces}`}>
        {agents.slice(0, mostFaces).map((agent) => (
          <li key={agent.id}>
            <Avatar
              id={agent.id}
              version={agent.avatarVersion}
              className="size-11 rounded-full ring-2 ring-raised"
            />
            <AgentName agent={agent} className="sr-only" />
          </li>
        ))}
      </ul>
      <span className="figures">
        {isFirst ? t('entries.empty.open.text') : t('entered', { count: season.entered })}
      </span>
    </div>
  )
}
