import type { Seat } from '@wis/engine'
import { disguised } from '../contract/disguise/disguised.ts'
import { files as words } from './content/generated/disguise.ts'
import { texts } from './content/generated/texts.ts'
import { actions } from './hand.ts'
import { choices } from './move-fields.ts'
import { runOuts, spotOf } from './spots/chance-at-flop.ts'
import type { HoldemRuleset, HoldemState } from './table.ts'

/** For each action: of the hands with which the subject took it at the flop, and of all its actions there. */
const metrics = texts
  .measures({
    chance: { isRatio: true, isOfDeal: true, of: [], parts: 2 * runOuts, per: [] },
    share: { of: [], per: [] },
  })
  .flatMap(({ id, name, ...metric }) =>
    choices.map(({ value, label }) => ({
      ...metric,
      id: `${id}-${value}`,
      name: { en: `${name.en}: ${label.en.toLowerCase()}`, zh: `${name.zh}：${label.zh}` },
      of: [id === 'share' ? value : `chance-${value}`],
      per: id === 'share' ? actions : [value],
    })),
  )

const asked = 'asked'

/** What an experiment may balance and count in hold'em. */
export const studies = {
  // In a spot only one of the seats is asked, and that has to be the subject's.
  factors: [
    {
      id: asked,
      name: { en: 'Asked', zh: '被问到' },
      levels: ({ flopSpot }: HoldemRuleset) => (flopSpot ? ['yes'] : []),
    },
  ],
  layout: ({ ruleset, hand, aliases }: HoldemState) =>
    aliases.map((_, seat) => (ruleset.flopSpot && hand?.next === seat ? { [asked]: 'yes' } : {})),
  conditions: [disguised(words)],
  counted: [
    {
      metrics,
      // An action that was drawn for a seat is none of its own.
      of: ({ ruleset, drawn, hand, tally }: HoldemState, seat: Seat) => {
        const [taken] = hand?.actions ?? []
        const spot = ruleset.flopSpot && spotOf(drawn)
        if (!spot || taken?.seat !== seat || tally[seat]?.['actions'] !== 1) return {}
        return { [taken.action]: 1, [`chance-${taken.action}`]: 2 * spot.wins + spot.ties }
      },
    },
  ],
}
