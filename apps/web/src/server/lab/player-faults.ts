import type { FoundPlayer } from '@wis/db/experiments'
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
      const agent = found.find(({ wanted }) => wanted === name)
      const message = agent
        ? faultOf(agent, { game, languages: language, userId, allows: allowed[field] })
        : 'there is no agent of this name'
      return message === undefined ? [] : [{ path: `${field}.${at}`, message }]
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

function faultOf(agent: FoundPlayer, { game, languages, userId, allows }: Wanted): string | undefined {
  const { kind, ownerId } = agent
  if (agent.versionId === null) return 'the agent has no such version'
  if (agent.retired) return 'the agent is retired'
  if (kind !== 'house' && ownerId !== userId && !allows(agent))
    return 'its owner does not allow that in experiments of others'
  if (kind === 'hf-space') return 'the agent keeps a memory, and would know a deal that it plays again'
  if (agent.games.length > 0 && !agent.games.includes(game)) return `the agent does not play ${game}`
  const missing = languages.find((language) => !agent.languages.includes(language))
  if (kind !== 'house' && missing !== undefined) return `the agent does not play in ${missing}`
  if (agent.offlineReason !== null || (kind === 'house' && !agent.online)) return 'the agent is offline'
  return undefined
}
