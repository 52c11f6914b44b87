/** The fields of a ruleset. A match stores all of them and replays under them for ever. */
export interface Ruleset {
  readonly id: string
  readonly players: number
  /** The most rounds of speaking and voting. Null plays until `minSurvivors` decides. */
  readonly rounds: number | null
  readonly minSurvivors: number
  /** The number of code points kept of a speech. */
  readonly speechLimit: { readonly en: number; readonly zh: number }
  readonly turnLimitMs: number
  readonly pot: number
  /** The spy's points when it is out in round 1, 2, 3 …; the last one also counts for later rounds. */
  readonly spyRoundPoints: readonly number[]
  readonly voteBonus: number
  readonly entryCost: number
  readonly initialTotal: number
  readonly aliases: 'numbered'
  /** Whether a vote for oneself is an abstention. */
  readonly selfVote: 'abstention'
}

const wis2024: Ruleset = {
  id: 'wis-2024',
  players: 6,
  rounds: 3,
  minSurvivors: 3,
  speechLimit: { en: 400, zh: 120 },
  turnLimitMs: 10_000,
  pot: 12,
  spyRoundPoints: [0, 4, 8],
  voteBonus: 1,
  entryCost: 1,
  initialTotal: 100,
  aliases: 'numbered',
  selfVote: 'abstention',
}

const wisLive: Ruleset = { ...wis2024, id: 'wis-live', minSurvivors: 4 }

/** With no pot there is nothing to buy into: only vote bonuses move points, and playing is free. */
const spygame4: Ruleset = {
  ...wis2024,
  id: 'spygame-4',
  players: 4,
  rounds: null,
  pot: 0,
  spyRoundPoints: [0],
  entryCost: 0,
}

const undercover5: Ruleset = { ...wis2024, id: 'undercover-5', players: 5, rounds: 2 }
const undercover3: Ruleset = { ...wis2024, id: 'undercover-3', players: 3, rounds: 2 }

export const rulesets = {
  'wis-2024': wis2024,
  'wis-live': wisLive,
  'spygame-4': spygame4,
  'undercover-5': undercover5,
  'undercover-3': undercover3,
} as const
export type RulesetId = keyof typeof rulesets
