import { traitsOf } from '@wis/protocol'
import type { OwnerAgentPage } from '@wis/protocol'

export type NextStepName =
  | 'retired'
  | 'unreadable'
  | 'tokenMissing'
  | 'startProgram'
  | 'checking'
  | 'checkNeeded'
  | 'checkFailed'
  | 'backOnline'
  | 'goOnline'
  | 'mayPlay'
  | 'placing'
  | 'ready'

type Known = Pick<
  OwnerAgentPage,
  | 'kind'
  | 'retired'
  | 'online'
  | 'offline'
  | 'connector'
  | 'version'
  | 'check'
  | 'badges'
  | 'placementsLeft'
  | 'playsRanked'
  | 'connected'
>

/** The one obstacle between an agent and its next ranked match, or that there is none. */
export function nextStepOf(agent: Known): NextStepName {
  const { connector, check, badges } = agent
  if (agent.retired) return 'retired'
  if (!traitsOf(agent.kind).needsBadge) return agent.online ? 'ready' : 'goOnline'
  if (!connector) return 'unreadable'
  if (traitsOf(connector.kind).needsToken && !connector.hasToken) return 'tokenMissing'
  if (agent.connected === false) return 'startProgram'
  if (check?.state === 'queued' || check?.state === 'running') return 'checking'
  if (agent.offline && !agent.online) return 'backOnline'
  if (badges.length === 0)
    return check?.version === agent.version && check.state === 'done' ? 'checkFailed' : 'checkNeeded'
  if (!agent.online) return 'goOnline'
  if (!agent.playsRanked) return 'mayPlay'
  return agent.placementsLeft > 0 ? 'placing' : 'ready'
}
