import type { AgentRow } from '@wis/protocol'
import { useLocale } from 'next-intl'
import { ForeignText } from '../../components/text/foreign-text.tsx'

/** The owner's description of an agent, in the reader's language if there is one. */
export function Description({ agent }: { agent: Pick<AgentRow, 'description' | 'descriptionZh'> }) {
  const locale = useLocale()
  const { description, descriptionZh } = agent
  return <ForeignText text={locale === 'zh' ? (descriptionZh ?? description) : description} />
}
