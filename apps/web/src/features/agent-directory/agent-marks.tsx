import { traitsOf } from '@wis/protocol'
import type { AgentRow, LooksLike } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { ForeignText } from '../../components/text/foreign-text.tsx'

export function OwnerName({ agent: { kind, owner } }: { agent: Pick<AgentRow, 'kind' | 'owner'> }) {
  const t = useTranslations('agents')
  if (!traitsOf(kind).hasOwner) return t('house')
  return owner ? <ForeignText text={t('by', { owner: owner.name })} /> : t('noOwner')
}

/** The owner's description of an agent, in the reader's language if there is one. */
export function Description({ agent }: { agent: Pick<AgentRow, 'description' | 'descriptionZh'> }) {
  const locale = useLocale()
  const { description, descriptionZh } = agent
  return <ForeignText text={locale === 'zh' ? (descriptionZh ?? description) : description} />
}

/** Tells an agent with an old name from the one that it could be taken for. Nothing for almost every agent. */
export function LookAlike({ agent: { looksLike } }: { agent: { looksLike?: LooksLike | null | undefined } }) {
  const t = useTranslations('agents.looksLike')
  if (!looksLike) return null
  return (
    <span className="block text-xs font-semibold wrap-anywhere text-ink">
      ! {looksLike.agent === null ? t('platform') : t('agent', { agent: looksLike.agent })}
    </span>
  )
}

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
