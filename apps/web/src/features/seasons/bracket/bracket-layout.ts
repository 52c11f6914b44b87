import { evenGroups, stagesAfter } from '@wis/arena'
import type { KnockoutGroup, KnockoutStage } from '@wis/db/seasons'

/** A group in its column. Heights count in groups of the first stage. */
interface PlacedGroup {
  /** Undefined in a stage that is not made yet. */
  readonly group: KnockoutGroup | undefined
  /** How many agents it has, or will have. */
  readonly size: number
  /** The height of its middle. */
  readonly middle: number
  /** The middles of the groups that its agents came from, as far as lines to them cross nothing. */
  readonly from: readonly number[]
}

export interface BracketStage {
  readonly stage: number
  readonly groups: readonly PlacedGroup[]
}

/** The usual name of a stage, if it has one. */
export type StageName = 'final' | 'semifinals' | 'quarterfinals'

/**
 * The bracket of a language: the stages that are made, and those that follow if no agent leaves. Groups are in the order
 * of those that they lead to. Before its first stage is made, it follows from the number of agents, and from the most that
 * one owner has of them, which do not meet.
 */
export function bracketOf(
  stages: readonly KnockoutStage[],
  players: number,
  entered: number,
  mostOfOwner = 1,
): readonly BracketStage[] {
  const made = inOrder(stages.toSorted((one, other) => one.stage - other.stage))
  const newest = made.at(-1)
  const sizes = newest?.groups.map(({ places }) => places.length) ?? evenGroups(entered, players, mostOfOwner)
  const height = (made[0]?.groups ?? sizes).length
  const placed: BracketStage[] = []
  for (const { stage, groups } of made) {
    const before = placed.at(-1)
    placed.push({
      stage,
      groups: groups.map((group, at) => {
        const from = before ? cameFrom(group, before) : []
        const middle =
          // Larger groups share those that they come from, so that the middles between these could coincide.
          players === 2 && from.length > 0
            ? from.reduce((sum, one) => sum + one, 0) / from.length
            : spread(at, groups, height)
        return { group, size: group.places.length, middle, from: players === 2 ? from : [] }
      }),
    })
  }
  const ahead = newest || sizes.length === 0 ? [] : [sizes]
  for (const groups of [...ahead, ...stagesAfter(sizes, players)]) {
    const before = placed.at(-1)
    // The draw of each stage decides who meets. Only to the last table, it is known who leads.
    const from = players === 2 && groups.length === 1 ? (before?.groups ?? []) : []
    placed.push({
      stage: (before?.stage ?? 0) + 1,
      groups: groups.map((size, place) => ({
        group: undefined,
        size,
        middle: spread(place, groups, height),
        from: from.map(({ middle }) => middle),
      })),
    })
  }
  return placed
}

/** How many matches the stages that are not made yet will have. */
export function matchesAhead(
  stages: readonly KnockoutStage[],
  players: number,
  matchesPerGroup: number,
): number {
  const newest = stages.toSorted((one, other) => other.stage - one.stage)[0]
  const sizes = newest?.groups.map(({ places }) => places.length) ?? []
  const later = stagesAfter(sizes, players).flat()
  return later.filter((size) => size > 1).length * matchesPerGroup
}

export function stageName(groups: number): StageName | undefined {
  if (groups === 1) return 'final'
  if (groups === 2) return 'semifinals'
  return groups === 4 ? 'quarterfinals' : undefined
}

const spread = (at: number, { length }: readonly unknown[], height: number) => ((at + 0.5) * height) / length

const cameFrom = ({ places }: KnockoutGroup, before: BracketStage) =>
  before.groups.flatMap(({ group, middle }) =>
    group?.places.some(({ agentId, goesOn }) => goesOn && places.some((here) => here.agentId === agentId))
      ? [middle]
      : [],
  )

/** Each group lies about as high as the places that its agents have in the next stage, so that few lines cross. */
function inOrder(stages: readonly KnockoutStage[]): readonly KnockoutStage[] {
  const ordered: KnockoutStage[] = []
  for (const stage of stages.toReversed()) {
    const heights = heightsIn(ordered[0])
    const leadsTo = ({ places }: KnockoutGroup) =>
      mean(places.flatMap(({ agentId }) => heights.get(agentId) ?? []))
    ordered.unshift({
      ...stage,
      groups: stage.groups.toSorted((one, other) => leadsTo(one) - leadsTo(other)),
    })
  }
  return ordered
}

/** How far down a stage each agent stands, in groups. */
const heightsIn = (stage: KnockoutStage | undefined) =>
  new Map(
    (stage?.groups ?? []).flatMap(({ places }, group) =>
      places.map(({ agentId }, at) => [agentId, group + (at + 0.5) / places.length] as const),
    ),
  )

/** A group of which nobody goes on lies first. */
const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? -1 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length
