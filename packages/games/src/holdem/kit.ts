import type { Seat } from '@wis/engine'
import { defineGame } from '../define/index.ts'
import { choice } from '../define/table.ts'
import { texts } from './content/generated/texts.ts'
import { drawCards } from './deals.ts'
import { afterwards, openFirstHand } from './hand-flow.ts'
import { at, costOf, legalActions, toCall } from './hand.ts'
import type { Action, Hand } from './hand.ts'
import { players } from './house/house.ts'
import { isFoldForNothing } from './integrity.ts'
import { fairChips } from './luck/luck.ts'
import { beside, calledActions, choices } from './move-fields.ts'
import { observe } from './observe.ts'
import { drawnOf, flopSpots } from './spots/chance-at-flop.ts'
import { studies } from './studies.ts'
import { chipsOf, handsOf, turnsUpAfterHands } from './table.ts'
import type { HoldemRuleset, HoldemState } from './table.ts'
import { label, table } from './view.ts'

const { act } = table.moves
const moves: typeof table.moves = {
  act: {
    ...act,
    fields: {
      action: {
        ...choice(label, choices, ({ hand }: HoldemState, seat) => (hand ? legalActions(hand, seat) : [])),
        beside,
      },
    },
    fault: ({ action }, { hand }, seat) =>
      hand && legalActions(hand, seat).includes(meant(action, hand, seat)) ? undefined : 'no-raise',
    holds: ({ action }, { hand }, seat) => (hand ? takenIn(hand, seat, meant(action, hand, seat)) : {}),
    called: ({ hand }, seat) => (hand ? calledActions(hand, seat) : {}),
    harmless: ({ hand }, seat) => {
      if (!hand) throw new Error('no hand is being played')
      const action = toCall(hand, seat) > 0 ? 'fold' : 'check-and-call'
      return { type: 'action-taken', ...takenIn(hand, seat, action) }
    },
  },
}

/** Where the call takes the whole stack, to go all-in is to call. */
function meant(action: Action, hand: Hand, seat: Seat): Action {
  return action === 'all-in' && toCall(hand, seat) === at(hand.stacks, seat) ? 'check-and-call' : action
}

function takenIn(hand: Hand, seat: Seat, action: Action) {
  const paid = costOf(hand, seat, action)
  const isAllIn = paid > 0 && paid === at(hand.stacks, seat)
  return { action, paid, bet: at(hand.bets, seat) + paid, isAllIn }
}

export const holdem = defineGame({
  ...table,
  ...texts.game(({ deals, twice, flopSpot, holeCards }: HoldemRuleset) => {
    const hands = handsOf({ deals, twice })
    const areMany = hands > 1 && !flopSpot
    return {
      hands,
      isOneHand: hands === 1 && !flopSpot,
      isOnce: areMany && !twice,
      isTwice: areMany && twice && deals === 1,
      areTwice: areMany && twice && deals > 1,
      turnsUpAfterHands: turnsUpAfterHands({ holeCards }),
    }
  }),
  moves,
  check: ({ smallBlind, bigBlind, stack, flopSpot, deals, twice, holeCards }) => [
    ...(smallBlind > bigBlind
      ? [{ field: 'smallBlind', fault: 'The small blind is above the big blind.' }]
      : []),
    ...(2 * bigBlind > stack
      ? [{ field: 'bigBlind', fault: 'The big blind is above half of the stack.' }]
      : []),
    ...(flopSpot && (deals !== 1 || twice)
      ? [{ field: 'flopSpot', fault: 'A spot at the flop is one hand.' }]
      : []),
    ...(turnsUpAfterHands({ holeCards }) && (twice || flopSpot)
      ? [{ field: 'holeCards', fault: 'Cards that come again stay face down until the end.' }]
      : []),
  ],
  genre: 'cards',
  glyph: 'M4 7.2l6.8-1.8 3 11.4L7 18.6zM13.5 6H20v13h-6',
  roundName: { en: 'Hand {number}', zh: '第{number}手' },
  studied: 'arena',
  // Where cards come again, whoever remembers them gains by it.
  closedToSeasons: ['arena', 'duplicate', 'llmarena-risk'],
  pointsWithin: (ruleset) => {
    const most = ruleset.stack * handsOf(ruleset)
    return [-most, most]
  },
  draw: (ruleset, _, rng) => drawCards(ruleset, rng),
  listed: ({ flopSpot }) => (flopSpot ? flopSpots.map(drawnOf) : undefined),
  begin: ({ ruleset }, drawn, rng) => [
    { type: 'cards-drawn', ...drawn },
    ...openFirstHand(ruleset, drawn, rng),
  ],
  follows: (now) => afterwards(now),
  // In the order in which results have always told them.
  count: (now, seat) => {
    const { actions = 0, folds = 0, raises = 0, voluntary = 0, 'all-ins': allIns = 0 } = now.tally[seat] ?? {}
    const { played } = now
    const won = played.filter(({ winner }) => winner === seat)
    const shown = (hands: typeof played) => hands.filter(({ reason }) => reason === 'showdown').length
    const begun = played.filter(({ button }) => button === seat)
    const fair = fairChips(now)
    return {
      hands: played.length,
      won: won.length,
      showdowns: shown(played),
      actions,
      folds,
      raises,
      voluntary,
      chips: chipsOf(now, seat),
      refused: now.refused[seat] ?? 0,
      missed: now.missed[seat] ?? 0,
      'showdowns-won': shown(won),
      'all-ins': allIns,
      'button-hands': begun.length,
      'button-won': begun.filter((hand) => won.includes(hand)).length,
      'button-chips': chipsOf({ played: begun }, seat),
      'fair-chips': fair?.[seat] ?? 0,
      'fair-matches': fair ? 1 : 0,
    }
  },
  rates: texts.rates({
    'chips-per-hand': { better: 'more', unit: 'points', of: ['chips'], per: ['hands'] },
    'fair-points': { better: 'more', unit: 'points', of: ['fair-chips'], per: ['fair-matches'] },
    'voluntary-rate': { of: ['voluntary'], per: ['hands'] },
    'button-chips-per-hand': { better: 'more', unit: 'points', of: ['button-chips'], per: ['button-hands'] },
    'hand-win-rate': { of: ['won'], per: ['hands'] },
    'showdown-rate': { of: ['showdowns'], per: ['hands'] },
    'showdown-win-rate': { better: 'more', of: ['showdowns-won'], per: ['showdowns'] },
    'fold-rate': { of: ['folds'], per: ['hands'] },
    'raise-rate': { of: ['raises'], per: ['actions'] },
    'all-in-rate': { of: ['all-ins'], per: ['hands'] },
  }),
  // Each hand is a game that the button begins.
  firstMoves: { games: 'hands', won: 'won', begun: 'button-hands', wonBegun: 'button-won' },
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
  observe: texts.observed(observe),
  integrity: {
    counts: {
      en: 'folds when checking is free, folds of the best possible hand, folds of queens or better before the flop, folds of a playable hand before any raise',
      zh: '可以免费过牌却弃牌、弃掉最大的牌、翻牌前弃掉QQ以上的对子、无人加注就弃掉可玩的牌',
    },
    isThrown: ({ event, before: { hand } }) =>
      event.type === 'action-taken' && hand && isFoldForNothing(hand, event)
        ? event.action === 'fold'
        : undefined,
  },
  house: texts.house(players),
  tension: ({ played, tally, ruleset }) => {
    const leads = played.map((_, hand) =>
      played.slice(0, hand + 1).reduce((sum, { net }) => sum + (net[0] ?? 0), 0),
    )
    const changes = leads.filter((lead, hand) => lead * (leads[hand - 1] ?? 0) < 0).length
    const beforeLast = Math.abs(leads.at(-2) ?? Infinity)
    const isAllIn = tally.some((own) => (own['all-ins'] ?? 0) > 0)
    return [changes > 1, beforeLast < ruleset.stack / 4, isAllIn]
  },
  studies,
  sideBySide: { llmarena: { publishedAs: 'Texas Hold’em', value: { kind: 'skill' }, ruleset: 'llmarena' } },
})
