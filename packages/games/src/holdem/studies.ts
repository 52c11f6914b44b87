import type { Seat } from '@wis/engine'
import { disguised } from '../contract/disguise/disguised.ts'
import type { Counted, CountedMetric, Studies } from '../contract/studies.ts'
import { files } from './content/generated/disguise.ts'
import { actions } from './events.ts'
import { actionFields } from './move-fields.ts'
import type { Drawn, HoldemEvent, HoldemRuleset } from './schema.ts'
import { runOuts, spotOf } from './spots/chance-at-flop.ts'
import type { HoldemState } from './state.ts'

const nameOf = (action: string) =>
  actionFields
    .flatMap((field) => (field.kind === 'choice' ? field.choices : []))
    .find(({ value }) => value === action)?.label ?? { en: action, zh: action }

/** Of the hands with which the subject took an action of its own at the flop. */
const chances = actions.map((action): CountedMetric => {
  const { en, zh } = nameOf(action)
  return {
    id: `chance-${action}`,
    name: { en: `Winning chance: ${en.toLowerCase()}`, zh: `胜率：${zh}` },
    formula: {
      en: 'mean of (run-outs won + half of those tied) ÷ all run-outs and hands of the other, over the spots in which it took this action',
      zh: '在选择该行动的牌局中，（获胜的发牌 + 平分的一半）÷ 全部发牌与对手底牌组合，取平均',
    },
    better: 'neither',
    unit: 'share',
    isRatio: true,
    isOfDeal: true,
    of: [`chance-${action}`],
    parts: 2 * runOuts,
    per: [action],
  }
})

const shares = actions.map((action): CountedMetric => {
  const { en, zh } = nameOf(action)
  return {
    id: `share-${action}`,
    name: { en: `Share of actions: ${en.toLowerCase()}`, zh: `占比：${zh}` },
    formula: {
      en: 'spots in which it took this action ÷ spots in which it took an action',
      zh: '选择该行动的牌局 ÷ 自己作出行动的牌局',
    },
    better: 'neither',
    unit: 'share',
    of: [action],
    per: actions,
  }
})

/** An action that was drawn for a seat is none of its own. */
const counted: Counted<HoldemState> = {
  metrics: [...chances, ...shares],
  of: ({ ruleset, drawn, hand, tallies }, seat) => {
    const [taken] = hand?.actions ?? []
    const spot = ruleset.flopSpot && spotOf(drawn)
    if (!spot || taken?.seat !== seat || tallies[seat]?.actions !== 1) return {}
    return { [taken.action]: 1, [`chance-${taken.action}`]: 2 * spot.wins + spot.ties }
  },
}

const askedFactor = 'asked'

/** What an experiment may balance and count in hold'em. */
export const holdemStudies: Studies<HoldemRuleset, Drawn, HoldemState, HoldemEvent> = {
  // In a spot only one of the seats is asked, and that has to be the subject's.
  factors: [
    {
      id: askedFactor,
      name: { en: 'Asked', zh: '被问到' },
      levels: ({ flopSpot }) => (flopSpot ? ['yes'] : []),
    },
  ],
  layout: ({ ruleset, hand, aliases }) =>
    [...aliases.keys()].map((seat: Seat) =>
      ruleset.flopSpot && hand?.next === seat ? { [askedFactor]: 'yes' } : {},
    ),
  conditions: [disguised(files)],
  counted: [counted],
}
