import type { AgentRef } from '@wis/protocol'

type Named = Pick<AgentRef, 'name' | 'nameZh' | 'inSeat'> & Partial<Pick<AgentRef, 'kind'>>

/** “Avalon: ” before the name of a house agent. Where an agent stands, its game is said. */
const game = /^[^:：]{1,40}[:：] ?(?=.)/u

/** An agent's name in the reader's language, if it has one; with the seat, if the agent holds several at the table. */
export function agentNameIn(locale: string, { name, nameZh, inSeat, kind }: Named): string {
  const whole = locale === 'zh' ? (nameZh ?? name) : name
  const own = kind === 'house' ? whole.replace(game, '') : whole
  if (inSeat === undefined) return own
  return locale === 'zh' ? `${own}（${inSeat + 1} 号座位）` : `${own} (seat ${inSeat + 1})`
}
