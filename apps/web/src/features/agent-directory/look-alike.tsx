import type { LooksLike } from '@wis/protocol'
import { useTranslations } from 'next-intl'

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
