import type { Seat } from '@wis/engine'
import type { Naming } from './table-names.ts'

/** What follows if several seats have the most votes. */
export const tieRules = ['nobody', 'chance', 'run-off'] as const
export type TieRule = (typeof tieRules)[number]

/** The points of the spy, and of each civilian. */
export interface Credit {
  readonly spy: number
  readonly civilian: number
}

/** Points that follow from the ending alone. */
export interface Credits {
  /** The spy is out. */
  readonly caught: Credit
  /** The spy is in, and somebody else is out. */
  readonly escaped: Credit
  /** The spy is in, and the last vote put nobody out. */
  readonly even: Credit
}

/** Orders of the first round that an experiment has chosen. Each holds every seat once. */
export interface Arrangement {
  readonly speakers: readonly Seat[]
  /** The names offered in the vote. */
  readonly candidates: readonly Seat[]
}

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
  /** Nobody is out if it is not given. */
  readonly tie?: TieRule | undefined
  /** The first round that ends with a vote. Every round does if it is not given. */
  readonly firstVote?: number | undefined
  /** Shuffled: chance makes a new order of speakers for each round, and of candidates for each vote. */
  readonly orders?: 'shuffled' | undefined
  /** If it is given, it takes the place of the pot. */
  readonly credits?: Credits | undefined
  /** The set of words that are dealt. The common collection if it is not given. */
  readonly words?: 'undercover' | undefined
  /** Other names at the table than `aliases`. For experiments that compare names. */
  readonly names?: Naming | undefined
  /** Nothing that is said or not said is a foul. For experiments in which everybody says the same. */
  readonly fouls?: 'none' | undefined
  /** The list of other names that count as one's word. None count if it is not given. */
  readonly otherNames?: 1 | 2 | undefined
  /** For experiments that weigh names and places against each other. Later rounds go by `orders`. */
  readonly arrangement?: Arrangement | undefined
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

/** Another name of one's word counts as the word. */
const wis2026: Ruleset = { ...wis2024, id: 'wis-2026', otherNames: 2 }

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

/** Points by the ending, and nothing to buy into. */
const byEnding = { pot: 0, spyRoundPoints: [0], voteBonus: 0, entryCost: 0, initialTotal: 0 }

const undercover5Llmarena: Ruleset = {
  ...wis2024,
  ...byEnding,
  id: 'undercover-5-llmarena',
  players: 5,
  rounds: 2,
  minSurvivors: 4,
  tie: 'chance',
  credits: {
    caught: { spy: -1, civilian: 1 },
    escaped: { spy: 1, civilian: -1 },
    even: { spy: 1, civilian: -1 },
  },
  words: 'undercover',
}

const undercover3Magic: Ruleset = {
  ...wis2024,
  ...byEnding,
  id: 'undercover-3-magic',
  players: 3,
  rounds: 2,
  firstVote: 2,
  credits: {
    caught: { spy: 0, civilian: 3 },
    escaped: { spy: 3, civilian: 0 },
    even: { spy: 2, civilian: 1 },
  },
  words: 'undercover',
}

const spygame4Shuffled: Ruleset = { ...spygame4, id: 'spygame-4-shuffled', orders: 'shuffled' }
const spygame4RunOff: Ruleset = { ...spygame4Shuffled, id: 'spygame-4-run-off', rounds: 7, tie: 'run-off' }

export const rulesets = {
  'wis-2024': wis2024,
  'wis-live': wisLive,
  'spygame-4': spygame4,
  'undercover-5': undercover5,
  'undercover-3': undercover3,
  'undercover-5-llmarena': undercover5Llmarena,
  'undercover-3-magic': undercover3Magic,
  'spygame-4-shuffled': spygame4Shuffled,
  'spygame-4-run-off': spygame4RunOff,
  'wis-2026': wis2026,
} as const
export type RulesetId = keyof typeof rulesets
