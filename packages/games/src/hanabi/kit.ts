import type { GameKit } from '../contract/game-kit.ts'
import { hanabiHouse } from './house/house.ts'
import { hanabiPresets } from './presets.ts'
import { hanabiResults } from './results.ts'
import { hanabiMoveOf, hanabiRules } from './rules.ts'
import type { HanabiSaid } from './rules.ts'
import { hanabiRuleset } from './schema.ts'
import type { HanabiEvent, HanabiRuleset } from './schema.ts'
import type { HanabiState } from './state.ts'
import { hanabiStudies } from './studies.ts'
import { hanabiTexts } from './texts.ts'
import { view } from './view.ts'
import { hanabiWire } from './wire.ts'

export const hanabi: GameKit<HanabiRuleset, null, HanabiState, HanabiSaid, HanabiEvent> = {
  ...view,
  genre: 'cards',
  thinkingTime: 1.5,
  glyph: 'M12 3v5M12 15v6M4.5 5.5l4 4M15.5 14.5l4 4M19.5 5.5l-4 4M8.5 14.5l-4 4M3 12h4M17 12h4',
  rules: hanabiRules,
  moveOf: hanabiMoveOf,
  setup: {
    ruleset: hanabiRuleset,
    presets: hanabiPresets,
    labels: {
      colours: { en: 'Colours', zh: '颜色数' },
      ranks: { en: 'Ranks', zh: '点数种类' },
      handSize: { en: 'Cards in a hand', zh: '手牌数' },
      tokens: { en: 'Clue tokens', zh: '提示数' },
      lives: { en: 'Lives', zh: '生命数' },
      bombed: { en: 'Score without lives', zh: '生命耗尽时的得分' },
      'bombed.zero': { en: 'zero', zh: '零分' },
      'bombed.keep': { en: 'as it was', zh: '保留得分' },
    },
    selfPlay: true,
    pointsWithin: ({ colours, ranks }) => [0, colours * ranks],
    draw: () => null,
  },
  wire: hanabiWire,
  house: hanabiHouse,
  results: hanabiResults,
  board: { order: 'mean-points', columns: ['score-share', 'failed-rate', 'clue-share', 'refused-rate'] },
  studies: hanabiStudies,
  sideBySide: {
    llmarena: {
      publishedAs: 'Hanabi',
      ruleset: 'llmarena',
      selfPlay: true,
      value: { kind: 'metric', metric: 'mean-score' },
    },
  },
  texts: hanabiTexts,
}
