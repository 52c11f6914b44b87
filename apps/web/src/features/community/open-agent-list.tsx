import type { NewestVersion } from '@wis/db/agents'
import type { AgentRow } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { OwnerName } from '../agent-directory/agent-marks.tsx'
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

/** New agents, and new versions of others. */
export function NewestList({ newest }: { newest: readonly NewestVersion[] }) {
  const t = useTranslations('community')
  const { dateTime } = useFormatter()
  return (
    <ol className="divide-y divide-line border-y border-line text-sm">
      {newest.map(({ agent, number, note, at }) => (
        <li
          key={agent.id}
          className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
        >
          <p className="min-w-0">
            <Link
              href={`/agents/${agent.slug}`}
              className="font-semibold hover:underline hover:decoration-brass hover:underline-offset-4"
            >
              <AgentName agent={agent} />
            </Link>{' '}
            <span className="text-faint">{number === 1 ? t('isNew') : t('newVersion', { number })}</span>
          </p>
          <p className="min-w-0 break-words text-soft">{note && <ForeignText text={note} />}</p>
          <time dateTime={at} className="figures text-xs text-faint">
            {dateTime(new Date(at), { dateStyle: 'medium' })}
          </time>
        </li>
      ))}
    </ol>
  )
}
