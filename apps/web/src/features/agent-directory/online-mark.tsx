import type { AgentRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'

/** Whether an agent can be dealt into a match: a word, and a mark whose shape says the same. */
export function OnlineMark({ agent: { online, retired } }: { agent: Pick<AgentRow, 'online' | 'retired'> }) {
  const t = useTranslations('agents')
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={`size-2 rounded-full border ${online && !retired ? 'border-brass bg-brass' : 'border-strong'}`}
      />
      {t(retired ? 'retired' : online ? 'online' : 'offline')}
    </span>
  )
}
