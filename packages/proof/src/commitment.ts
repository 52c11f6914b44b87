import { rngAt } from '@wis/engine'
import { canonicalJson, hashText } from './canonical-json.ts'

/** Everything that chance decided before the first turn. */
export interface KitDeal {
  /** The id of the game. */
  readonly game: string
  /** The hash of the package that the game came in, if it did not come with the platform. */
  readonly package?: string | undefined
  /** Decides all that is dealt and drawn. */
  readonly seed: string
  /** Decides the seats. */
  readonly seatingSeed: string
  /** What was drawn from the game's content. Null if the rules draw everything. */
  readonly material: unknown
  /** Agent ids in seat order. */
  readonly seating: readonly string[]
}

/** Binds the platform to a deal without revealing it. Anybody who later learns deal and salt can check it. */
export function kitCommitmentOf(deal: KitDeal, salt: string): string {
  const { game, seed, seatingSeed, material, seating } = deal
  return hashText(salt + canonicalJson({ game, ...codeOf(deal), seed, seatingSeed, material, seating }))
}

const codeOf = ({ package: code }: Pick<KitDeal, 'package'>) => (code === undefined ? {} : { package: code })

/** Everything that was decided before the first turn of a match that follows a plan. */
export interface PlannedDeal extends Pick<KitDeal, 'package'> {
  /** The id of the game. */
  readonly game: string
  readonly seed: string
  /** The content that the plan deals. */
  readonly material: unknown
  /** Agent ids in seat order, as the plan seats them. */
  readonly seating: readonly string[]
}

/** The same promise, for a deal whose seats and content are planned. */
export function plannedCommitmentOf(deal: PlannedDeal, salt: string): string {
  const { game, seed, material, seating } = deal
  return hashText(salt + canonicalJson({ game, ...codeOf(deal), seed, planned: true, material, seating }))
}

/** What a plan names, and who stands behind the names. */
interface PlanOfExperiment {
  /** The specification with every default. */
  readonly spec: object
  /** By name: the agent and its version, or the settings of a model of one's own. Others than the named ones do not count. */
  readonly players: Readonly<Record<string, unknown>>
}

/** What a suite is going to do, with the hashes of the plans of its parts, as the text whose hash is that of its plan. */
export const suitePlanText = (spec: object, parts: Readonly<Record<string, string>>): string =>
  planText({ spec: { ...spec, parts }, players: {} })

export const suiteHashOf = (spec: object, parts: Readonly<Record<string, string>>): string =>
  hashText(suitePlanText(spec, parts))

interface Naming {
  readonly budget?: unknown
  readonly subjects?: readonly string[]
  readonly opponents?: readonly string[]
  readonly judges?: readonly { readonly agent: string }[]
}

export const planHashOf = (plan: PlanOfExperiment): string => hashText(planText(plan))

/**
 * What an experiment is going to do, as the text whose hash is that of its plan. A budget may be raised later and changes nothing of what is played, so it
 * is left out.
 */
export function planText({ spec, players }: PlanOfExperiment): string {
  const { budget: _, ...plan } = JSON.parse(JSON.stringify(spec)) as Naming
  const { subjects = [], opponents = [], judges = [] } = plan
  const named = new Set([...subjects, ...opponents, ...judges.map(({ agent }) => agent)])
  const own = Object.fromEntries(Object.entries(players).filter(([name]) => named.has(name)))
  return canonicalJson({ spec: plan, players: own })
}

const beforeTheLog = -1

/**
 * The seats of a match: a shuffle of the agents in the order of their ids, by the match's own seed. Nobody who picks
 * the agents can pick their seats, and everybody can check that.
 */
export function seatingOf<Agent>(
  seed: string,
  agents: readonly Agent[],
  idOf: (agent: Agent) => string,
): readonly Agent[] {
  const inOrder = agents.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
  return rngAt(seed, beforeTheLog).shuffle(inOrder)
}
