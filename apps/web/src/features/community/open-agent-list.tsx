import type { AgentRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link } from '../../components/link/link.tsx'
import { OwnerName } from '../agent-directory/owner-name.tsx'
import { AgentName } from '../match/table/agent-name.tsx'

const linkStyle = 'relative underline decoration-rim underline-offset-4 hover:decoration-current'

/** Agents with a public make-up, each with a list of its public parts. */
export function OpenAgentList({ agents }: { agents: readonly AgentRow[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {agents.map((agent) => (
        <OpenAgent key={agent.id} agent={agent} />
      ))}
    </ul>
  )
}

function OpenAgent({ agent }: { agent: AgentRow }) {
  const t = useTranslations('community')
  const { space, strategy } = agent.connector
  return (
    <li className="flex min-w-0 items-center gap-4 border-t border-line py-4 text-sm">
      <Avatar id={agent.id} version={agent.avatarVersion} className="size-12 shrink-0 rounded-full" />
      <div className="min-w-0">
        <Link
          href={`/agents/${agent.slug}`}
          className="block wrap-anywhere font-display text-lg hover:underline hover:decoration-brass hover:underline-offset-4"
        >
          <AgentName agent={agent} />
        </Link>
        <p className="wrap-anywhere text-xs text-faint">
          <OwnerName agent={agent} />
        </p>
        <p className="flex flex-wrap gap-x-4 pt-1 text-xs">
          {agent.sourceUrl.startsWith('https://') && (
            <a href={agent.sourceUrl} rel="nofollow ugc noopener" className={linkStyle}>
              {t('itsCode')}
            </a>
          )}
          {space && (
            <a
              href={`https://huggingface.co/spaces/${space}?duplicate=true`}
              rel="nofollow ugc noopener"
              className={linkStyle}
            >
              {t('itsSpace')}
            </a>
          )}
          {strategy?.texts && (
            <Link href={`/agents/${agent.slug}#making`} className={linkStyle}>
              {t('itsPrompts')}
            </Link>
          )}
        </p>
      </div>
    </li>
  )
}
