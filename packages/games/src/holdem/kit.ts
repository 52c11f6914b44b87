import type { Rng } from '@wis/engine'
import type { GameKit, Wire } from '../contract/game-kit.ts'
import { deck } from './cards/card.ts'
import { holdemHouse } from './house/house.ts'
import { holdemIntegrity } from './integrity.ts'
import { actionFields, calledActions } from './move-fields.ts'
import { observeHoldem } from './observe.ts'
import { closedToSeasons, holdemPresets } from './presets.ts'
import { holdemResults } from './results.ts'
import { holdemGame, holdemMoveOf } from './rules.ts'
import type { HoldemMove } from './rules.ts'
import { sayHoldem } from './say.ts'
import { holdemEvent, holdemRuleset } from './schema.ts'
import type { Deal, Drawn, HoldemEvent, HoldemRuleset } from './schema.ts'
import { drawnOf, flopSpots } from './spots/chance-at-flop.ts'
import { legalActions } from './state.ts'
import type { HoldemState } from './state.ts'
import { holdemStudies } from './studies.ts'
import { holdemTexts } from './texts.ts'
import { view } from './view.ts'

const holdemWire: Wire<HoldemState, HoldemEvent> = {
  round: {
    en: 'The hands of the match: all that is bet in one hand has the same number.',
    zh: '本场的第几手牌：同一手牌里的所有下注是同一个数。',
  },
  roundName: { en: 'Hand #', zh: '第 # 手' },
  event: holdemEvent,
  fields: () => actionFields,
  called: ({ hand }, { seat }) => (hand ? calledActions(hand, seat) : {}),
  legal: ({ hand }, { seat }) => (hand ? legalActions(hand, seat) : []),
  observe: observeHoldem,
  say: sayHoldem,
}

export const holdem: GameKit<HoldemRuleset, Drawn, HoldemState, HoldemMove, HoldemEvent> = {
  ...view,
  genre: 'cards',
  glyph: 'M4 7.2l6.8-1.8 3 11.4L7 18.6zM13.5 6H20v13h-6',
  rules: holdemGame,
  moveOf: holdemMoveOf,
  setup: {
    ruleset: holdemRuleset,
    presets: holdemPresets,
    labels: {
      deals: { en: 'Deals', zh: '发牌次数' },
      twice: { en: 'Each deal is played twice, with seats exchanged', zh: '每副牌换位再打一次' },
      stack: { en: 'Chips at the start of a hand', zh: '每手起始筹码' },
      smallBlind: { en: 'Small blind', zh: '小盲' },
      bigBlind: { en: 'Big blind', zh: '大盲' },
    },
    studied: 'arena',
    closedToSeasons,
    pointsWithin: ({ deals, twice, stack }) => {
      const most = stack * deals * (twice ? 2 : 1)
      return [-most, most]
    },
    draw: (ruleset, _, rng) => drawCards(ruleset, rng),
    listed: ({ flopSpot }) => (flopSpot ? flopSpots.map(drawnOf) : undefined),
  },
  wire: holdemWire,
  house: holdemHouse,
  results: holdemResults,
  board: {
    order: 'mean-points',
    columns: [
      'fair-points',
      'chips-per-hand',
      'voluntary-rate',
      'showdown-win-rate',
      'raise-rate',
      'refused-rate',
    ],
    parts: [{ id: 'fair', name: { en: 'Without luck', zh: '扣除运气' }, metric: 'fair-points' }],
  },
  integrity: holdemIntegrity,
  studies: holdemStudies,
  sideBySide: { llmarena: { publishedAs: 'Texas Hold’em', value: { kind: 'skill' }, ruleset: 'llmarena' } },
  texts: holdemTexts,
  tension: ({ played, tallies, ruleset }) => {
    const leads = played.map((_, hand) =>
      played.slice(0, hand + 1).reduce((sum, { net }) => sum + (net[0] ?? 0), 0),
    )
    const changes = leads.filter((lead, hand) => lead * (leads[hand - 1] ?? 0) < 0).length
    const beforeLast = Math.abs(leads.at(-2) ?? Infinity)
    return [changes > 1, beforeLast < ruleset.stack / 4, tallies.some(({ allIns }) => allIns > 0)]
  },
}

/**
 * The cards of a whole match, and which hand is played with which. All deals are played once before any is played
 * again, and the second time in an order drawn by chance, so that nobody knows which deal comes back when.
 */
export function drawCards({ deals, twice, flopSpot }: HoldemRuleset, rng: Rng): Drawn {
  if (flopSpot) return drawnOf(rng.pick(flopSpots))
  const drawn = Array.from({ length: deals }, () => drawDeal(rng))
  const first = [...drawn.keys()]
  return { deals: drawn, order: twice ? [...first, ...again(first, rng)] : first }
}

export function drawDeal(rng: Rng): Deal {
  const left = [...deck]
  const take = () => left.splice(rng.int(left.length), 1)[0] ?? '2c'
  return {
    holes: [
      [take(), take()],
      [take(), take()],
    ],
    board: [take(), take(), take(), take(), take()],
  }
}

/** Deals with an even and with an odd number take turns, so that the button goes on changing with every hand. */
function again(deals: readonly number[], rng: Rng): readonly number[] {
  const even = rng.shuffle(deals.filter((deal) => deal % 2 === 0))
  const odd = rng.shuffle(deals.filter((deal) => deal % 2 === 1))
  const [one, other] = deals.length % 2 === 0 ? [odd, even] : [even, odd]
  return deals.map((_, index) => (index % 2 === 0 ? one : other)[index >> 1] ?? 0)
}
