import type { GameKit, Wire } from '../contract/game-kit.ts'
import { mindStrategies } from '../contract/kit-strategy.ts'
import type { ChameleonMaterial } from './events.ts'
import { chameleonHouse } from './house/house.ts'
import { fieldsOf, votableBy } from './move-fields.ts'
import { observe } from './observe.ts'
import { pays } from './points.ts'
import { chameleonPresets } from './presets.ts'
import { chameleonResults } from './results.ts'
import { chameleonMoveOf, chameleonRules } from './rules.ts'
import type { ChameleonMove } from './rules.ts'
import { say } from './say.ts'
import { chameleonEvent, chameleonRuleset } from './schema.ts'
import type { ChameleonEvent, ChameleonRuleset } from './schema.ts'
import { sought } from './sought.ts'
import type { ChameleonState } from './state.ts'
import { chameleonStudies } from './studies.ts'
import { chameleonTexts } from './texts.ts'
import { topicsIn } from './topics/topic.ts'
import { view } from './view.ts'

const chameleonWire: Wire<ChameleonState, ChameleonEvent> = {
  round: {
    en: 'Always 1. What is asked stands in `turn.kind`: clues, then the vote, then the guess.',
    zh: '始终是1。问的是什么看`turn.kind`：先是线索，再是投票，最后是猜词。',
  },
  event: chameleonEvent,
  fields: fieldsOf,
  legal: (state, { kind, seat }) =>
    kind === 'vote' ? votableBy(state, seat).map((other) => state.aliases[other] ?? '') : undefined,
  observe,
  say,
}

const chameleonStrategies = mindStrategies({
  that: sought.that,
  isOne: true,
  turns: ['clue', 'vote'],
  fields: ['clue', 'vote'],
  weigh: {
    en: 'Does a clue fit the word closely, loosely, or only what was said before it? Who could have given it without the word? Somebody who has not spoken yet has given nothing away. The chameleon knows who it is, and nobody knows the chameleon’s thoughts.',
    zh: '一条线索是紧扣秘密词、只是沾边，还是只顺着前面的话？不知道词的人说得出来吗？还没发言的人什么也没有透露。变色龙知道自己是谁，而没有人知道变色龙在想什么。',
  },
  use: {
    en: 'If you know the word, make the suspicion of your suspect grow in the rows of the others: a clue that shows you know the word, but hardly tells it to somebody who does not. If you are the chameleon, bring your own column down: speak as those do whom the others trust. In a vote, name whoever your own row points to.',
    zh: '如果你知道秘密词，就让别人那几行里你怀疑的人更可疑：线索要显出你知道词，又不让不知道的人猜出来。如果你是变色龙，就让别人少怀疑你：像大家信任的人那样说。投票时，投你自己那一行指向的人。',
  },
})

export const chameleon: GameKit<
  ChameleonRuleset,
  ChameleonMaterial,
  ChameleonState,
  ChameleonMove,
  ChameleonEvent
> = {
  ...view,
  genre: 'talk',
  thinkingTime: 4.5,
  glyph: 'M5 20c0-7 3-11 8-11a4.5 4.5 0 1 1-4.5 4.5 2.5 2.5 0 1 1 2.5 2.5M13 9c0-2.5 1.5-4.5 4-5',
  rules: chameleonRules,
  moveOf: chameleonMoveOf,
  setup: {
    words: true,
    ruleset: chameleonRuleset,
    presets: chameleonPresets,
    labels: {
      'clueLimit.en': { en: 'Characters of an English clue', zh: '英文线索字数上限' },
      'clueLimit.zh': { en: 'Characters of a Chinese clue', zh: '中文线索字数上限' },
      wordInClue: { en: 'The secret word in a clue', zh: '线索中出现秘密词' },
      'wordInClue.out': { en: 'the seat is out', zh: '该座位出局' },
      'wordInClue.allowed': { en: 'allowed', zh: '允许' },
      listsWords: { en: 'Players see all words of the topic', zh: '玩家能看到主题的全部词' },
    },
    studied: 'arena',
    pointsWithin: () => [0, Math.max(...Object.values(pays).flat())],
    draw: ({ listsWords }, language, rng) => {
      const { name, words } = rng.pick(topicsIn[language])
      return { topic: name, word: rng.pick(words), ...(listsWords && { words }) }
    },
  },
  wire: chameleonWire,
  house: chameleonHouse,
  results: chameleonResults,
  board: {
    order: 'mean-points',
    columns: ['vote-accuracy', 'escape-rate', 'guess-accuracy', 'refused-rate'],
    parts: [
      { id: 'chameleon', name: { en: 'Chameleon', zh: '变色龙' }, metric: 'chameleon-mean' },
      { id: 'other', name: { en: 'Knows the word', zh: '知情者' }, metric: 'other-mean' },
    ],
  },
  texts: chameleonTexts,
  studies: chameleonStudies,
  strategies: chameleonStrategies,
  // A clue, a vote and a guess, with the tries of each.
  check: { mostTurns: 3 * chameleonPresets[0].slips.tries },
}
