import type { AgentRef } from '@wis/protocol'
import { ownNameOf } from '@wis/protocol/own-name'

type Named = Pick<AgentRef, 'name' | 'nameZh' | 'inSeat'> & Partial<Pick<AgentRef, 'kind'>>

/** An agent's name in the reader's language, if it has one; with the seat, if the agent holds several at the table. */
export function agentNameIn(locale: string, { name, nameZh, inSeat, kind }: Named): string {
  const whole = locale === 'zh' ? (nameZh ?? name) : name
  const own = ownNameOf(whole, kind)
  if (inSeat === undefined) return own
  return locale === 'zh' ? `${own}（${inSeat + 1} 号座位）` : `${own} (seat ${inSeat + 1})`
}
