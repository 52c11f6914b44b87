import type { AgentRef } from '@wis/protocol'

/** An agent's name in the reader's language, if it has one. */
export function agentNameIn(locale: string, { name, nameZh }: Pick<AgentRef, 'name' | 'nameZh'>): string {
  return locale === 'zh' ? (nameZh ?? name) : name
}
