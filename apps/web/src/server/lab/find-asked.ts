import type { Database } from '@wis/db'
import { findAccounts, findPlayers } from '@wis/db/experiments'
import type { AskedJudge, ExperimentPlayer, ExperimentPlayers, FoundPlayer } from '@wis/db/experiments'
import { ids } from '@wis/engine'
import { judgesAtHand, numberJudges, sampleDescribers, samplePlayers, specFault } from '@wis/lab'
import type { SpecFault, SpecFaultCode } from '@wis/lab'

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
    const fault =
      name in samplePlayers
        ? sampleFault(path, name, does)
        : faultOf(path, agent, { does, userId, languages })
    return fault ?? []
  })
  const agents = found.flatMap(({ wanted: name, versionId, version, agentId, slug, kind }) =>
    versionId === null || version === null
      ? []
      : [[name, { agentId, versionId, slug, version, kind }] as const],
  )
  const samples = wanted.flatMap(({ name }) =>
    name in samplePlayers ? [[name, sampleOf(name)] as const] : [],
  )
  return { faults: faults, players: Object.fromEntries([...agents, ...samples]) }
}

/** A player of the laboratory, which has no agent on the platform. */
const sampleOf = (slug: string): ExperimentPlayer => ({
  agentId: ids.agent(slug),
  versionId: ids.version(slug),
  slug,
  version: 1,
  kind: 'sample',
})

const samples = { describe: Object.keys(sampleDescribers), judge: Object.keys(judgesAtHand) }

/** The sentences of each thing that an agent may be asked for. */
const faultsOf = {
  describe: {
    unknown: 'no-describer',
    sample: 'sample-cannot-describe',
    house: 'house-cannot-describe',
    foreign: 'agent-not-allowed',
    space: 'space-cannot-describe',
  },
  judge: {
    unknown: 'no-judge',
    sample: 'sample-cannot-judge',
    house: 'house-cannot-judge',
    foreign: 'not-your-judge',
    space: 'space-cannot-judge',
  },
} as const satisfies Record<Doing, Record<string, SpecFaultCode>>

/** Of judges those that give numbers, as by most rubrics. */
const namesFor = (does: Doing) => (does === 'judge' ? Object.keys(numberJudges) : samples[does]).join(', ')

const sampleFault = (path: string, name: string, does: Doing) =>
  samples[does].includes(name)
    ? undefined
    : specFault(path, faultsOf[does].sample, { name, names: namesFor(does) })

interface About {
  readonly does: Doing
  readonly userId: string
  readonly languages: readonly string[]
}

function faultOf(
  path: string,
  agent: FoundPlayer | undefined,
  { does, userId, languages }: About,
): SpecFault | undefined {
  const names = namesFor(does)
  if (!agent) return specFault(path, faultsOf[does].unknown, { names })
  const { kind, slug, ownerId, labSubject } = agent
  if (kind === 'house') return specFault(path, faultsOf[does].house, { name: slug, names })
  if (agent.versionId === null) return specFault(path, 'no-version')
  if (agent.retired) return specFault(path, 'agent-retired')
  if (ownerId !== userId && !(does === 'describe' && labSubject))
    return specFault(path, faultsOf[does].foreign)
  if (kind === 'hf-space') return specFault(path, faultsOf[does].space)
  const missing = languages.find((language) => !agent.languages.includes(language))
  if (missing !== undefined) return specFault(path, 'agent-of-other-languages', { language: missing })
  return agent.offlineReason === null ? undefined : specFault(path, 'agent-offline')
}

interface Asked {
  /** Names or ids of accounts. */
  readonly names: readonly string[]
  /** Empty for somebody who is not signed in, and is told nothing about accounts. */
  readonly userId: string
  /** The field that names them. */
  readonly path: string
}

/** The accounts of people who are to rate, and why some names are none. */
export async function findAnnotators(
  db: Database,
  { names, userId, path }: Asked,
): Promise<{ readonly faults: readonly SpecFault[]; readonly userIds: readonly string[] }> {
  if (names.length === 0 || userId === '') return { faults: [], userIds: [] }
  const found = await findAccounts(db, names)
  const idsOf = (name: string) => found.find(({ wanted }) => wanted === name)?.ids ?? []
  const faults = names.flatMap((name, at) => {
    const { length } = idsOf(name)
    if (length === 1) return []
    return [specFault(`${path}.${at}`, length === 0 ? 'no-account' : 'several-accounts')]
  })
  return { faults, userIds: [...new Set(names.flatMap(idsOf))] }
}
