import type { Database } from '@wis/db'
import { findPlayers } from '@wis/db/experiments'
import type { AskedJudge, ExperimentPlayer, ExperimentPlayers, FoundPlayer } from '@wis/db/experiments'
import { ids } from '@wis/engine'
import { judgesAtHand, sampleDescribers, samplePlayers } from '@wis/lab'
import type { SpecFault } from '@wis/lab'

/** What somebody is asked to do beside matches. */
type Doing = 'describe' | 'judge'

export interface AskedName {
  readonly name: string
  readonly path: string
  readonly does: Doing
}

interface Wanted {
  readonly wanted: readonly AskedName[]
  readonly userId: string
  /** Those that it has to describe words in. */
  readonly languages: readonly string[]
}

export const judgesIn = (judges: readonly Pick<AskedJudge, 'agent'>[]): readonly AskedName[] =>
  judges.map(({ agent }, at) => ({ name: agent, path: `judges.${at}.agent`, does: 'judge' }))

/** The agents that are to be asked beside matches, and why some of them cannot be. */
export async function findAsked(
  db: Database,
  { wanted, userId, languages }: Wanted,
): Promise<{ readonly faults: readonly SpecFault[]; readonly players: ExperimentPlayers }> {
  const names = [...new Set(wanted.map(({ name }) => name))].filter((name) => !(name in samplePlayers))
  const found = await findPlayers(db, { game: '', names })
  const faults = wanted.flatMap(({ name, path, does }) => {
    const agent = found.find((one) => one.wanted === name)
    const message =
      name in samplePlayers ? sampleFault(name, does) : faultOf(agent, { does, userId, languages })
    return message === undefined ? [] : [{ path, message }]
  })
  const agents = found.flatMap(({ wanted: name, versionId, version, agentId, slug, kind }) =>
    versionId === null || version === null
      ? []
      : [[name, { agentId, versionId, slug, version, kind }] as const],
  )
  const samples = wanted.flatMap(({ name }) =>
    name in samplePlayers ? [[name, sampleOf(name)] as const] : [],
  )
  return { faults, players: Object.fromEntries([...agents, ...samples]) }
}

/** A player of the laboratory, which has no agent on the platform. */
const sampleOf = (slug: string): ExperimentPlayer => ({
  ...{ agentId: ids.agent(slug), versionId: ids.version(slug), slug, version: 1, kind: 'sample' },
})

const samples = { describe: Object.keys(sampleDescribers), judge: Object.keys(judgesAtHand) }
const cannot = { describe: 'cannot describe a word', judge: 'cannot judge' }

const sampleFault = (name: string, does: Doing) =>
  samples[does].includes(name) ? undefined : `${name} ${cannot[does]}; there are ${samples[does].join(', ')}`

interface About {
  readonly does: Doing
  readonly userId: string
  readonly languages: readonly string[]
}

function faultOf(agent: FoundPlayer | undefined, { does, userId, languages }: About): string | undefined {
  const withoutModel = `without a model there are ${samples[does].join(', ')}`
  if (!agent) return `there is no agent of this name; ${withoutModel}`
  const { kind, slug, ownerId, labSubject } = agent
  if (kind === 'house')
    return `${slug} of the house plays its game alone, and ${cannot[does]}; ${withoutModel}`
  if (agent.versionId === null) return 'the agent has no such version'
  if (agent.retired) return 'the agent is retired'
  if (ownerId !== userId && !(does === 'describe' && labSubject))
    return does === 'judge'
      ? 'only your own agents may judge for you'
      : 'its owner does not allow that in experiments of others'
  if (kind === 'hf-space') return `the agent is told the news of matches alone, and ${cannot[does]}`
  const missing = languages.find((language) => !agent.languages.includes(language))
  if (missing !== undefined) return `the agent does not play in ${missing}`
  return agent.offlineReason === null ? undefined : 'the agent is offline'
}
