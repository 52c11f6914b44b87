import type { Entry } from '@wis/engine'
import type { GameKit } from '../contract/game-kit.ts'
import { inBoth, readIn } from '../define/sentences.ts'
import type { Pair } from '../season-words/word-pair.ts'
import { pageRules, rulesText } from './briefing/briefing.ts'
import { judgeAnswer } from './check/judge/reply.ts'
import { spySituations } from './check/spy-situations.ts'
import { texts } from './content/generated/texts.ts'
import { fieldIn } from './field-in.ts'
import { whoIsSpy } from './game.ts'
import { spyPlayers } from './kit/players.ts'
import { spyResults } from './kit/results.ts'
import { spyWire } from './kit/wire.ts'
import { spyOlder } from './legacy/older.ts'
import { spyTables } from './legacy/tables.ts'
import type { SpyMove } from './rules.ts'
import { spyMoveOf } from './rules.ts'
import { rulesets } from './rulesets.ts'
import { spyRuleset } from './schema.ts'
import type { Ruleset, SpyEvent } from './schema.ts'
import { pointsWithin } from './scoring.ts'
import type { SpyState } from './state.ts'
import { spyStudies } from './studies/studies.ts'
import { view } from './view.ts'
import { isMeant } from './votes.ts'
import { earlierPairs, pairsFor, rankedPairs, undercoverPairs, wordPairs } from './words/collection.ts'
import { namesOnList } from './words/other-names.ts'

const { name, tagline, basics, headings } = texts.game()

/** Speeches that are missing, and votes that name nobody though their seat did not say that it abstains. */
const spySlips = (log: readonly Entry<SpyEvent>[]): number =>
  log.filter(({ event }) => event.type === 'speech-missed' || isNoVote(event)).length

const isNoVote = (event: Entry<SpyEvent>['event']) =>
  event.type === 'vote-cast' && event.target === null && !isMeant(event.raw)

const { 'wis-2024': usual, ...otherRulesets } = rulesets

/** Who-is-spy by the contract of all games. */
export const whoIsSpyKit: GameKit<Ruleset, Pair, SpyState, SpyMove, SpyEvent> = {
  ...view,
  genre: 'talk',
  thinkingTime: 3.3,
  glyph:
    'M10.2 4a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM17.1 8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM17.1 16a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM10.2 20a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM3.3 16a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM3.3 8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z',
  rules: {
    ...whoIsSpy,
    open: ({ ruleset, language, material }, seats, rng) =>
      whoIsSpy.open({ ruleset, language, pair: material }, seats, rng),
    readMove: (state, turn, text) => whoIsSpy.readMove(state, turn, fieldIn(text, turn.kind)),
  },
  moveOf: spyMoveOf,
  setup: {
    words: true,
    ruleset: spyRuleset,
    presets: [usual, ...Object.values(otherRulesets)],
    labels: texts.of(
      'ruleset',
      ...([
        'rounds',
        'minSurvivors',
        'pot',
        'spyRoundPoints',
        'voteBonus',
        'entryCost',
        'initialTotal',
      ] as const),
    ),
    brings: 'word-pairs',
    pairs: { practice: wordPairs, ranked: rankedPairs, earlier: earlierPairs, undercover: undercoverPairs },
    lists: {
      'other-names-1': (language) => namesOnList(1, language),
      'other-names-2': (language) => namesOnList(2, language),
    },
    pointsWithin,
    draw: (ruleset, language, rng) => rng.pick(pairsFor(ruleset, language)).words,
  },
  wire: spyWire,
  house: spyPlayers,
  results: spyResults,
  board: {
    order: 'total',
    columns: ['vote-accuracy', 'foul-rate', 'survival', 'suspicion'],
    byRole: ['spy', 'civilian'],
    older: {
      'vote-accuracy': { field: 'voteAccuracy', sort: 'votes' },
      'foul-rate': { field: 'foulRate', sort: 'fouls' },
      survival: { field: 'survival', sort: 'survival' },
      suspicion: { field: 'suspicion', sort: 'suspicion' },
    },
  },
  slips: spySlips,
  check: { situations: spySituations, judge: judgeAnswer },
  studies: spyStudies,
  strategies: texts.minds(['speech', 'vote'], ['speech', 'vote'], true),
  older: spyOlder,
  olderTables: spyTables,
  sideBySide: {
    llmarena: {
      publishedAs: 'Undercover',
      ruleset: 'undercover-5-llmarena',
      value: { kind: 'win-rate', role: 'spy' },
    },
  },
  texts: inBoth((language) => ({
    name: name[language],
    tagline: tagline[language],
    ...(basics && { basics: readIn(basics, language) }),
    ...(headings && { headings: readIn(headings, language) }),
    rules: (ruleset: Ruleset) => rulesText(ruleset, language),
    pageRules: (ruleset: Ruleset) => pageRules(ruleset, language),
  })),
}
