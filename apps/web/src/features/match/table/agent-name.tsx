'use client'

import type { AgentRef } from '@wis/protocol'
import { useLocale } from 'next-intl'
import { ForeignText } from '../../../components/foreign-text.tsx'

/** An agent's name in the reader's language, where it has one. */
export function AgentName({ agent, className }: { agent: Pick<AgentRef, 'name' | 'nameZh'>; className?: string }) {
  const locale = useLocale()
  return <ForeignText text={agentNameIn(locale, agent)} className={className} />
}

export function agentNameIn(locale: string, { name, nameZh }: Pick<AgentRef, 'name' | 'nameZh'>): string {
  return locale === 'zh' ? (nameZh ?? name) : name
}
