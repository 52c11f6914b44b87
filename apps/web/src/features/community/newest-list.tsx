import type { NewestVersion } from '@wis/db/agents'
import { useFormatter, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { AgentName } from '../match/table/agent-name.tsx'

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
