import { answerFacts, answerMetrics, ratesOf } from '../contract/rates.ts'
import type { Results } from '../contract/results.ts'
import type { HanabiState } from './state.ts'

const facts = {
  score: { en: 'Score', zh: '得分' },
  best: { en: 'Best possible score', zh: '最高可能得分' },
  turns: { en: 'Turns', zh: '回合数' },
  acts: { en: 'Own moves', zh: '自己的行动数' },
  plays: { en: 'Cards played', zh: '打出的牌' },
  failed: { en: 'Played cards that did not fit', zh: '打出后接不上的牌' },
  discards: { en: 'Cards discarded', zh: '弃掉的牌' },
  clues: { en: 'Clues given', zh: '给出的提示' },
  made: { en: 'Moves made for it', zh: '由系统代做的行动' },
  lives: { en: 'Lives left', zh: '剩余生命' },
  ...answerFacts,
} as const

const metrics = ratesOf(facts, {
  'mean-score': {
    name: { en: 'Mean score', zh: '平均得分' },
    better: 'more',
    unit: 'points',
    of: ['score'],
    per: ['matches'],
  },
  'score-share': {
    name: { en: 'Share of the best score', zh: '得分占最高分的比例' },
    better: 'more',
    of: ['score'],
    per: ['best'],
  },
  'play-share': { name: { en: 'Plays', zh: '出牌比例' }, of: ['plays'], per: ['acts'] },
  'discard-share': { name: { en: 'Discards', zh: '弃牌比例' }, of: ['discards'], per: ['acts'] },
  'clue-share': { name: { en: 'Clues', zh: '提示比例' }, of: ['clues'], per: ['acts'] },
  'failed-rate': {
    name: { en: 'Failed plays', zh: '出牌失败率' },
    better: 'fewer',
    of: ['failed'],
    per: ['plays'],
  },
})

/** All seats win or lose together, so that place, side and points are the same for all. */
export const hanabiResults: Results<HanabiState> = {
  shared: true,
  roles: {},
  facts,
  metrics: [...metrics, ...answerMetrics],
  of: resultsOf,
}

function resultsOf({ ending, deeds, asked, ruleset, turn, lives }: HanabiState) {
  if (ending?.kind !== 'decided') return []
  const { score } = ending
  return deeds.map(({ plays, failed, discards, clues, made, refused, missed }, seat) => {
    return {
      place: 1,
      team: 0,
      role: null,
      points: score,
      facts: {
        score,
        best: ruleset.colours * ruleset.ranks,
        turns: turn,
        acts: plays + discards + clues,
        plays,
        failed,
        discards,
        clues,
        made,
        lives,
        answers: (asked[seat]?.step ?? 1) - 1,
        refused,
        missed,
      },
    }
  })
}
