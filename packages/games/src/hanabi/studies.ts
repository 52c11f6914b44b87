import type { InBoth } from '@wis/engine'
import { disguised } from '../contract/disguise/disguised.ts'
import type { Counted, CountedMetric, Studies } from '../contract/studies.ts'
import { files } from './content/generated/disguise.ts'
import type { HanabiEvent, HanabiRuleset } from './schema.ts'
import type { HanabiState } from './state.ts'

const shareOfTeam = (
  id: string,
  name: InBoth<string>,
  formula: InBoth<string>,
  of: string,
): CountedMetric => ({
  id,
  name,
  formula: {
    en: `${formula.en} ÷ moves, of all seats together`,
    zh: `${formula.zh} ÷ 行动数（所有座位合计）`,
  },
  better: 'neither',
  unit: 'share',
  of: [of],
  per: ['team-acts'],
})

/** Of all seats, so that all moves count where a subject plays with itself. */
const team: Counted<HanabiState> = {
  metrics: [
    shareOfTeam(
      'team-play-share',
      { en: 'Plays of the team', zh: '全队出牌比例' },
      { en: 'cards played', zh: '打出的牌' },
      'team-plays',
    ),
    shareOfTeam(
      'team-discard-share',
      { en: 'Discards of the team', zh: '全队弃牌比例' },
      { en: 'cards discarded', zh: '弃掉的牌' },
      'team-discards',
    ),
    shareOfTeam(
      'team-clue-share',
      { en: 'Clues of the team', zh: '全队提示比例' },
      { en: 'clues given', zh: '给出的提示' },
      'team-clues',
    ),
  ],
  of: ({ deeds }) => {
    const sum = (of: 'plays' | 'discards' | 'clues') => deeds.reduce((all, own) => all + own[of], 0)
    const [plays, discards, clues] = [sum('plays'), sum('discards'), sum('clues')]
    return {
      'team-plays': plays,
      'team-discards': discards,
      'team-clues': clues,
      'team-acts': plays + discards + clues,
    }
  },
}

/** What an experiment may vary in hanabi. */
export const hanabiStudies: Studies<HanabiRuleset, null, HanabiState, HanabiEvent> = {
  factors: [],
  layout: ({ aliases }) => aliases.map(() => ({})),
  conditions: [disguised(files)],
  counted: [team],
}
