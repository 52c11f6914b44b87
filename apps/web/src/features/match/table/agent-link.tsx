import type { AgentRef } from '@wis/protocol'
import { Link } from '../../../components/link/link.tsx'
import { AgentName } from './agent-name.tsx'

interface AgentLinkProps {
  readonly agent: Pick<AgentRef, 'slug' | 'name' | 'nameZh' | 'inSeat'> & Partial<Pick<AgentRef, 'kind'>>
  readonly className: string
}

/** The name of an agent, which leads to its page. Neither an agent whose name is not shown nor a person has one. */
export function AgentLink({ agent, className }: AgentLinkProps) {
  if (agent.slug === '' || agent.kind === 'person')
    return (
      <span className={className}>
        <AgentName agent={agent} />
      </span>
    )
  return (
    <Link href={`/agents/${agent.slug}`} className={`${className} hover:underline`}>
      <AgentName agent={agent} />
    </Link>
  )
}
