import 'server-only'
import { agentDirectory } from '@wis/db/agents'
import type { AgentRow } from '@wis/protocol'
import { isStorable } from '@wis/protocol'
import { visibleString } from '../../components/text/visible-text.ts'
import { database } from '../../server/database.ts'
import { agentNameIn } from '../match/agent-name-in.ts'

const mostOffered = 12

/** The agents that a reader may mean by a name: the one with exactly this name, else all whose names hold it. */
export async function agentsCalled(name: string, locale: string): Promise<readonly AgentRow[]> {
  if (name === '' || !isStorable(name)) return []
  const { items } = await agentDirectory(database(), { q: name, limit: mostOffered })
  const shown = (agent: AgentRow) => visibleString(agentNameIn(locale, agent)).toLowerCase()
  const wanted = name.toLowerCase()
  const same = items.filter((agent) => shown(agent) === wanted)
  if (same.length === 1) return same
  // The stored name of a built-in agent also holds its game.
  const alike = items.filter((agent) => shown(agent).includes(wanted))
  return alike.length > 0 ? alike : items
}
