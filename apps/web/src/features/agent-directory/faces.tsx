import type { AgentRow } from '@wis/protocol'
import { traitsOf } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link, underlined } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { gameNameIn } from '../games/names.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { OwnerName } from './agent-marks.tsx'

export const mostFaces = 12

/** A row of portraits with its title and the way to all agents. Without any agents there is none. */
export function AgentFaces({ title, agents }: { title: string; agents: readonly AgentRow[] }) {
  const t = useTranslations('agents')
  if (agents.length === 0) return null
  return (
    <section aria-labelledby="faces">
      <SectionTitle id="faces" title={title}>
        <Link href="/agents" className={underlined}>
          {t('all')}
        </Link>
      </SectionTitle>
      <Faces agents={agents} />
    </section>
  )
}

/** Portraits of agents that play, each with its name, and with its owner or the game of a built-in agent. */
function Faces({ agents }: { agents: readonly AgentRow[] }) {
  const locale = useLocale()
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-4">
      {agents.map((agent) => {
        const { id, avatarVersion, games, kind, slug } = agent
        const game = traitsOf(kind).hasOwner || games.length !== 1 ? undefined : games[0]
        return (
          <li key={id} className="group relative flex min-w-0 items-center gap-3">
            <Avatar
              id={id}
              version={avatarVersion}
              className="size-12 shrink-0 rounded-full ring-1 ring-line transition-shadow group-hover:ring-2 group-hover:ring-brass sm:size-14"
            />
            <div className="min-w-0 leading-tight">
              <Link
                href={`/agents/${slug}`}
                className="font-semibold wrap-anywhere after:absolute after:inset-0"
              >
                <AgentName agent={agent} />
              </Link>
              <p className="pt-0.5 wrap-anywhere text-xs text-soft">
                {game === undefined ? <OwnerName agent={agent} /> : gameNameIn(locale, game)}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
