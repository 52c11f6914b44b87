import type { AgentRef } from '@wis/protocol'
import { useLocale } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { agentNameIn } from '../agent-name-in.ts'

interface AgentNameProps {
  readonly agent: Pick<AgentRef, 'name' | 'nameZh' | 'inSeat'> & Partial<Pick<AgentRef, 'kind'>>
  readonly className?: string
}

export function AgentName({ agent, className }: AgentNameProps) {
  const locale = useLocale()
  return <ForeignText text={agentNameIn(locale, agent)} className={className} />
}
