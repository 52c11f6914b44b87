import type { FoundPlayer } from '@wis/db/experiments'
import { people, selfPlay, specFault } from '@wis/lab'
import type { ExperimentSpec, SpecFault } from '@wis/lab'

interface Asked {
  readonly spec: ExperimentSpec
  /** Those of the specification, or the house players of the game. */
  readonly opponents: readonly string[]
  readonly found: readonly FoundPlayer[]
  readonly userId: string
}

/** Why agents cannot take part: there is none of the name, it is not there, or its owner does not allow it. */
export function playerFaults({ spec, opponents, found, userId }: Asked): readonly SpecFault[] {
  const { subjects, game, language } = spec
  const about = (names: readonly string[], field: 'subjects' | 'opponents') =>
    names.flatMap((name, at) => {
      if (name === selfPlay || name === people) return []
      const agent = found.find(({ wanted }) => wanted === name)
      const path = `${field}.${at}`
      if (!agent) return [specFault(path, 'no-agent')]
      return faultOf(path, agent, { game, languages: language, userId, allows: allowed[field] }) ?? []
    })
  return [...about(subjects, 'subjects'), ...about(opponents, 'opponents')]
}

const allowed = {
  subjects: ({ labSubject }: FoundPlayer) => labSubject,
  opponents: ({ labOpponent }: FoundPlayer) => labOpponent,
} as const

interface Wanted {
  readonly game: string
  readonly languages: readonly string[]
  readonly userId: string
  allows(agent: FoundPlayer): boolean
}

function faultOf(path: string, agent: FoundPlayer, wanted: Wanted): SpecFault | undefined {
  const { game, languages, userId, allows } = wanted
  const { kind, ownerId } = agent
  if (agent.versionId === null) return specFault(path, 'no-version')
  if (agent.retired) return specFault(path, 'agent-retired')
  if (kind !== 'house' && ownerId !== userId && !allows(agent)) return specFault(path, 'agent-not-allowed')
  if (kind === 'hf-space') return specFault(path, 'agent-remembers')
  if (agent.games.length > 0 && !agent.games.includes(game))
    return specFault(path, 'agent-of-other-games', { game })
  const missing = languages.find((language) => !agent.languages.includes(language))
  if (kind !== 'house' && missing !== undefined)
    return specFault(path, 'agent-of-other-languages', { language: missing })
  if (agent.offlineReason !== null || (kind === 'house' && !agent.online))
    return specFault(path, 'agent-offline')
  return undefined
}
