import type { Ruleset } from './schema.ts'

export const wis2024: Ruleset = {
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
