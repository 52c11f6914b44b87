import { traitsOf } from '@wis/protocol'
import type { AgentRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../components/text/foreign-text.tsx'

export function OwnerName({ agent: { kind, owner } }: { agent: Pick<AgentRow, 'kind' | 'owner'> }) {
  const t = useTranslations('agents')
  if (!traitsOf(kind).hasOwner) return t('house')
  return owner ? <ForeignText text={t('by', { owner: owner.name })} /> : t('noOwner')
}
