import type { Entry } from '@wis/engine'
import type { GameKit } from '../contract/game-kit.ts'
import { mindStrategies } from '../contract/kit-strategy.ts'
import type { Pair } from '../season-words/word-pair.ts'
import { rulesText } from './briefing/briefing.ts'
import { judgeAnswer } from './check/judge/reply.ts'
import { spySituations } from './check/spy-situations.ts'
import { fieldIn } from './field-in.ts'
import { whoIsSpy } from './game.ts'
import { spyPlayers } from './kit/players.ts'
import { spyResults } from './kit/results.ts'
import { sought } from './kit/scene.ts'
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
import { whyNoVote } from './votes.ts'
import { earlierPairs, pairsFor, rankedPairs, undercoverPairs, wordPairs } from './words/collection.ts'
import { namesOnList } from './words/other-names.ts'

const spyStrategies = mindStrategies({
  that: sought.that,
  isOne: true,
  turns: ['speech', 'vote'],
  fields: ['speech', 'vote'],
  weigh: {
    en: 'Which words fit what each player has said, and is yours the one that most of them have? You may be the spy yourself, so give yourself a chance too. Whose speech stands apart for a player who holds the word of the others? Out players are no longer suspected.',
    zh: '每个人说的话符合哪些词？你的词是不是多数人的词？卧底也可能是你自己，所以也要给自己一个可能性。在拿着多数人那个词的玩家听来，谁的话不合群？已经出局的人不再怀疑。',
  },
  use: {
    en: 'If your own row points to another player, speak so that the others see it too: close enough to the shared word to be believed, without saying it. If it points to you, speak of what you take to be the word of the others. If it points to nobody, stay general. In a vote, name whoever your own row points to among the others.',
    zh: '如果你那一行指向别人，发言就要让大家也看出来：贴近大家的词，让人信服，但不说出来。如果指向你自己，就描述你认为别人拿到的词。如果看不出来，就说得笼统些。投票时，投你那一行里最可疑的其他玩家。',
  },
})

/** Speeches that are missing, and votes that name nobody though their seat did not say that it abstains. */
const spySlips = (log: readonly Entry<SpyEvent>[]): number =>
  log.filter(({ event }) => event.type === 'speech-missed' || (event.type === 'vote-cast' && isSlip(event)))
    .length

function isSlip({ seat, target, raw }: Extract<SpyEvent, { type: 'vote-cast' }>): boolean {
  if (target !== null) return false
  return whyNoVote(raw, { voter: seat, candidates: [], aliases: [] })?.kind !== 'meant'
}

const { 'wis-2024': usual, ...otherRulesets } = rulesets

/** Who-is-spy by the contract of all games. */
export const whoIsSpyKit: GameKit<Ruleset, Pair, SpyState, SpyMove, SpyEvent> = {
  ...view,
  genre: 'talk',
  thinkingTime: 3,
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
    labels: {
      rounds: { en: 'Rounds at most', zh: '最多轮数' },
      minSurvivors: { en: 'Players left at least', zh: '至少剩余人数' },
      pot: { en: 'Points to share', zh: '待分总分' },
      spyRoundPoints: { en: 'Points of a spy out in round 1, 2, 3 …', zh: '卧底在第1、2、3…轮出局的得分' },
      voteBonus: { en: 'Points for a vote for the spy', zh: '投中卧底的加分' },
      entryCost: { en: 'Points for playing', zh: '参赛扣分' },
      initialTotal: { en: 'Total at the start', zh: '起始总分' },
    },
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
  strategies: spyStrategies,
  older: spyOlder,
  olderTables: spyTables,
  sideBySide: {
    llmarena: {
      publishedAs: 'Undercover',
      ruleset: 'undercover-5-llmarena',
      value: { kind: 'win-rate', role: 'spy' },
    },
  },
  texts: {
    en: {
      name: 'Who is Spy',
      tagline: 'Five players share a word, one has another, and nobody is told who.',
      rules: (ruleset) => rulesText(ruleset, 'en'),
    },
    zh: {
      name: '谁是卧底',
      tagline: '五人同词，一人异词，没有人知道自己是谁。',
      rules: (ruleset) => rulesText(ruleset, 'zh'),
    },
  },
}
