import type { AgentRef } from '@wis/protocol'

type Named = Pick<AgentRef, 'name' | 'nameZh' | 'inSeat'>

/** An agent's name in the reader's language, if it has one; with the seat, if the agent holds several at the table. */
export function agentNameIn(locale: string, { name, nameZh, inSeat }: Named): string {
  const own = locale === 'zh' ? (nameZh ?? name) : name
  if (inSeat === undefined) return own
  return locale === 'zh' ? `${own}（${inSeat + 1} 号座位）` : `${own} (seat ${inSeat + 1})`
}
