import { at } from '../rating/numbers.ts'
import type { AgentIndex, RatedMatch } from '../rating/rated-match.ts'
import { Sharing } from '../rating/sharing.ts'
import { stagesOf, unknownsOf } from '../sides/stages.ts'
import type { Candidate, CountedMatch, Stage } from '../sides/stages.ts'

/** The unknowns of one agent: a strength that its versions share, how far each version is from it, and what else decides. */
export interface VersionUnknowns {
  readonly traits: number
  readonly versions: number
  readonly size: number
  common(trait: number): number
  deviation(trait: number, version: number): number
  /** What is neither the agent's nor another agent's: a tie, a side of the game, the odds of an average deceiver. */
  other(index: number): number
}

export function versionUnknowns(traits: number, versions: number, others: number): VersionUnknowns {
  const known = traits * (1 + versions)
  return {
    traits,
    versions,
    size: known + others,
    common: (trait) => trait,
    deviation: (trait, version) => traits + trait * versions + version,
    other: (index) => known + index,
  }
}

/** A match that one agent played with one of its versions. The others' strengths are taken as known, in log-odds. */
export interface VersionSides {
  readonly version: number
  readonly match: CountedMatch
}

/** How the matches between sides of one agent speak of its versions, with the unknowns they speak of. */
export function sideStages(
  matches: readonly VersionSides[],
  own: AgentIndex,
  strengthOf: (agent: AgentIndex) => number,
  versions: number,
): { readonly unknowns: VersionUnknowns; readonly stages: readonly Stage[] } {
  const agents =
    1 + Math.max(own, ...matches.flatMap(({ match }) => match.sides.flatMap((side) => side.agents)))
  const all = unknownsOf(
    matches.map(({ match }) => match),
    agents,
  )
  const unknowns = versionUnknowns(1, versions, all.size - agents)
  const stages = matches.flatMap(({ version, match }) =>
    stagesOf([{ ...match, times: match.weight ?? match.times }], all).flatMap(({ times, candidates }) => {
      // Once its own side has its place, the others say nothing of the agent.
      if (!candidates.some((candidate) => candidate.unknowns.includes(own))) return []
      const [chosen, ...others] = candidates.map((candidate) => {
        const parts = candidate.unknowns.map((unknown, i) => ({ unknown, amount: candidate.amounts[i] ?? 0 }))
        const amountOf = (is: (unknown: number) => boolean) =>
          sum(parts.filter(({ unknown }) => is(unknown)).map(({ amount }) => amount))
        return {
          amount: amountOf((unknown) => unknown === own),
          known: sum(
            parts.flatMap(({ unknown, amount }) =>
              unknown < agents && unknown !== own ? [amount * strengthOf(unknown)] : [],
            ),
          ),
          others: parts.flatMap(({ unknown, amount }) =>
            unknown >= agents ? [{ other: unknown - agents, amount }] : [],
          ),
        }
      })
      if (!chosen) return []
      const told = [chosen, ...alike(others)].map(({ amount, known, others: rest }) =>
        candidateOf(unknowns, { trait: 0, version, amount }, known, rest),
      )
      return [{ times, candidates: told }]
    }),
  )
  return { unknowns, stages: counted(stages) }
}

interface Alternative {
  readonly amount: number
  readonly known: number
  readonly others: readonly { readonly other: number; readonly amount: number }[]
}

/** Alternatives that hold the same unknowns, as one that is as likely as all of them. A table of eight has 255 alternatives. */
function alike(all: readonly Alternative[]): readonly Alternative[] {
  const groups = new Map<string, Alternative>()
  for (const one of all) {
    const key = JSON.stringify([one.amount, one.others])
    const same = groups.get(key)
    groups.set(key, same ? { ...one, known: logOfSum(same.known, one.known) } : one)
  }
  return [...groups.values()]
}

const logOfSum = (one: number, other: number) =>
  Math.max(one, other) + Math.log1p(Math.exp(-Math.abs(one - other)))

/** What is known of a field of one against all. Strengths are in log-odds. */
export interface KnownField {
  /** Log-odds of an average deceiver. */
  readonly base: number
  readonly influence: number
  deceptionOf(agent: AgentIndex): number
  detectionOf(agent: AgentIndex): number
}

export const deception = 0
export const detection = 1

export interface VersionRoles {
  readonly version: number
  readonly match: RatedMatch
}

/**
 * How the matches of one against all speak of an agent's versions: as the deceiver by who won, as a voter by who won, and by
 * whether it was among those who named the deceiver, given how many did.
 */
export function roleStages(
  matches: readonly VersionRoles[],
  own: AgentIndex,
  field: KnownField,
  versions: number,
): { readonly unknowns: VersionUnknowns; readonly stages: readonly Stage[] } {
  const unknowns = versionUnknowns(2, versions, 1)
  const stages = matches.flatMap(({ version, match }) => [
    outcomeStage(unknowns, { version, match }, own, field),
    ...(match.votes ?? []).flatMap(({ right, wrong }) => {
      const isRight = right.includes(own)
      if ((!isRight && !wrong.includes(own)) || right.length === 0 || wrong.length === 0) return []
      const odds = oddsAmong(
        [...right, ...wrong].filter((agent) => agent !== own).map(field.detectionOf),
        right.length,
      )
      const named = candidateOf(unknowns, { trait: detection, version, amount: 1 }, odds)
      const missed = candidateOf(unknowns, undefined, 0)
      return [{ times: 1, candidates: isRight ? [named, missed] : [missed, named] }]
    }),
  ])
  return { unknowns, stages: counted(stages) }
}

function outcomeStage(
  unknowns: VersionUnknowns,
  { version, match: { deceiver, voters, deceiverWon } }: VersionRoles,
  own: AgentIndex,
  { base, influence, deceptionOf, detectionOf }: KnownField,
): Stage {
  const others = voters.filter((agent) => agent !== own)
  const team = (influence * sum(others.map(detectionOf))) / voters.length
  const part =
    deceiver === own
      ? { trait: deception, version, amount: 1 }
      : { trait: detection, version, amount: -influence / voters.length }
  const known = base + (deceiver === own ? 0 : deceptionOf(deceiver)) - team
  const deceives = candidateOf(unknowns, part, known, [{ other: 0, amount: 1 }])
  const fails = candidateOf(unknowns, undefined, 0)
  return { times: 1, candidates: deceiverWon ? [deceives, fails] : [fails, deceives] }
}

/** Log-odds of an agent of strength 0 to be among so many who were right, the others' strengths being these. */
function oddsAmong(others: readonly number[], right: number): number {
  const voters = new Sharing(others.length + 1, right)
  voters.strength.set([0, ...others])
  voters.expect()
  const chance = at(voters.chance, 0)
  return Math.log(chance / (1 - chance))
}

interface OwnPart {
  readonly trait: number
  readonly version: number
  readonly amount: number
}

/** What is known is rounded to 9 rating points, so that matches of the same kind are one stage. */
const step = 0.05

function candidateOf(
  unknowns: VersionUnknowns,
  own: OwnPart | undefined,
  known: number,
  others: readonly { readonly other: number; readonly amount: number }[] = [],
): Candidate {
  const ofOwn =
    own && own.amount !== 0
      ? [unknowns.common(own.trait), unknowns.deviation(own.trait, own.version)].map((unknown) => ({
          unknown,
          amount: own.amount,
        }))
      : []
  const parts = [...ofOwn, ...others.map(({ other, amount }) => ({ unknown: unknowns.other(other), amount }))]
  return {
    unknowns: parts.map(({ unknown }) => unknown),
    amounts: parts.map(({ amount }) => amount),
    known: Math.round(known / step) * step,
  }
}

/** Stages that say the same, as one that happened often. In an order that does not depend on the order of the matches. */
function counted(stages: readonly Stage[]): readonly Stage[] {
  const all = new Map<string, { candidates: Stage['candidates']; times: number }>()
  for (const { candidates, times } of stages) {
    const key = JSON.stringify(candidates)
    const same = all.get(key)
    if (same) same.times += times
    else all.set(key, { candidates, times })
  }
  return [...all].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, stage]) => stage)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
