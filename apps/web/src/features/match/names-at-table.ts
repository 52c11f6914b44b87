import type { SeatHeader } from '@wis/protocol'
import { visibleString } from '../../components/text/visible-text.ts'
import { agentNameIn } from './agent-name-in.ts'

/** What the site's own sentences call the seats of a match: their agents. Aliases, where two agents share a name. */
export function namesAtTable(
  locale: string,
  seats: readonly Pick<SeatHeader, 'alias' | 'agent'>[],
): readonly string[] {
  const names = seats.map(({ agent }) => visibleString(agentNameIn(locale, agent)))
  return new Set(names).size < names.length ? seats.map(({ alias }) => alias) : names
}
