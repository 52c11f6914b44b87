import { choice, counted, defineTable, unseal, viewOf } from '../define/table.ts'
import { scoreOf } from './cards/score.ts'
import { gainOf, winnerOf } from './decided.ts'
import { afterAction, afterBoard, afterEnd, at, newHand, paying } from './hand.ts'
import type { Action, ActionTaken, Hand, HandEnded } from './hand.ts'
import { signed, tellAction } from './say.ts'
import { holdemScene } from './scene.ts'
import { events, handsOf, rules } from './table.ts'
import type { HoldemState, State } from './table.ts'

export const label = { en: 'Action', zh: '行动' } as const

const arena = {
  players: 2,
  deals: 10,
  twice: true,
  stack: 100,
  smallBlind: 1,
  bigBlind: 2,
  slips: { tries: 2, then: 'harmless' },
} as const
// One hand, as LLMArena plays it: after three refused answers an action is drawn.
const llmarena = { ...arena, deals: 1, twice: false, slips: { tries: 3, then: 'random' } } as const

/** What can happen in a match, and what whoever watches it sees. */
export const table = defineTable({
  id: 'holdem',
  seats: [2, 2],
  rules,
  slips: ['random', 'harmless'],
  presets: {
    // No cards come twice, so that nobody gains by remembering them. The luck of the cards is counted instead.
    fresh: { ...arena, deals: 20, twice: false, countsLuck: true },
    // For seasons that began with it. Who remembers the cards of a deal knows them when it comes back.
    arena,
    duplicate: { ...arena, deals: 1 },
    llmarena,
    // One decision at the flop, after both have put in two chips. Everybody is asked about the same spots.
    'llmarena-risk': { ...llmarena, flopSpot: true, smallBlind: 2 },
  },
  events,
  start: (_, each): State => ({ drawn: null, hand: null, pots: [], played: [], largest: each(null) }),
  on: {
    'cards-drawn': (_, { deals, order }) => ({ drawn: { deals: unseal(deals), order: unseal(order) } }),
    'cards-revealed': (_, { deals, order }) => ({ drawn: { deals, order } }),
    'hand-opened': ({ ruleset, pots }, { hand, button }) => ({
      hand: newHand(hand, button, ruleset.stack),
      pots: ruleset.countsLuck ? [...pots, []] : pots,
    }),
    'hole-dealt': (now, { seat, cards }) =>
      changed(now, (hand) => ({ ...hand, holes: hand.holes.with(seat, unseal(cards)) })),
    'blinds-posted': (now, { small, big }) =>
      changed(now, (hand) => {
        const posted = { ...hand, ...paying(hand, small.seat, small.amount) }
        const both = paying(posted, big.seat, big.amount)
        return { ...hand, ...both, lastRaise: now.ruleset.bigBlind, next: hand.button }
      }),
    'action-taken': (now, taken) => ({
      ...changed(now, (hand) => afterAction(hand, taken)),
      // Actions taken for a seat count for its chips alone.
      ...(now.hand && !taken.drawn && { tally: counted(now.tally, taken.seat, factsOf(now.hand, taken)) }),
    }),
    'board-dealt': (now, dealt) => ({
      ...changed(now, (hand) => afterBoard(hand, now.ruleset.bigBlind, dealt)),
      pots: now.pots.map((pots, hand) =>
        hand === now.pots.length - 1 ? [...pots, now.hand?.pot ?? 0] : pots,
      ),
    }),
    'bet-returned': (now, { seat, amount }) =>
      changed(now, (hand) => ({ ...hand, ...paying(hand, seat, -amount) })),
    'cards-shown': (now, { holes }) => changed(now, (hand) => ({ ...hand, holes })),
    'cards-turned-up': (now, { holes }) => changed(now, (hand) => ({ ...hand, holes, isTurnedUp: true })),
    'hand-ended': ({ hand, played, largest }, ended) => {
      const { winner, net, reason, pot } = ended
      const over = hand && afterEnd(hand, ended)
      const gain = winner === null ? 0 : at(net, winner)
      return {
        hand: over,
        played: [...played, { winner, net, reason, pot, button: hand?.button ?? 0 }],
        // The last two actions are those that a table still tells.
        largest: largest.map((best, seat) =>
          over && winner === seat && gain > gainOf(best, seat)
            ? { ...over, actions: over.actions.slice(-2) }
            : best,
        ),
      }
    },
  },
  asks: ({ hand }) =>
    hand?.next == null ? undefined : { kind: 'act', seats: [hand.next], round: hand.number },
  moves: {
    act: {
      // What can be said has many ways, which only the kit needs.
      fields: { action: choice<Action, HoldemState>(label, []) },
      event: 'action-taken',
    },
  },
  reasons: {
    'no-raise': {
      en: 'no raise is possible here, only fold or check-and-call',
      zh: '此时不能加注，只能弃牌或跟注',
    },
  },
  end: {
    reason: ({ ruleset, hand }) =>
      handsOf(ruleset) > 1 || ruleset.flopSpot ? 'hands-played' : (hand?.ended?.reason ?? 'fold'),
    shown: signed,
  },
  scene: holdemScene,
  // Blinds are bets, so that only later streets have a first one.
  read: {
    'action-taken': ({ event, before: { hand } }, teller) =>
      tellAction(event, hand?.bets.every((bet) => bet === 0) === true, teller),
  },
  // The biggest pot of the match, and the pots from which the better hand was driven away.
  moments: {
    'hand-ended': ({ event, before, end, nameOf }) => {
      const { winner, hand, pot } = event
      if (winner === null) return undefined
      const [seat, name, other] = [winner, nameOf(winner), nameOf(1 - winner)]
      // Of equal pots, that of the winner of the match: it lies on the table at the end.
      const best = winnerOf(end)
      const own = end.played.findIndex((one) => one.pot >= pot && (best === null || one.winner === best))
      const first = own < 0 ? end.played.findIndex((one) => one.pot >= pot) : own
      const isBiggest = end.played.every((one) => one.pot <= pot) && first === before.played.length
      const biggest = {
        en: `${name} wins the biggest pot of the match, ${pot} in hand ${hand}.`,
        zh: `${name}在第${hand}手赢得全场最大的底池${pot}。`,
      }
      const bluff = {
        en: `${name} wins hand ${hand} by a bluff: ${other} folds the better cards.`,
        zh: `${name}在第${hand}手诈唬成功：${other}弃掉了更大的牌。`,
      }
      return [
        ...(isBiggest ? [{ seat, kind: 'biggest-pot', text: biggest }] : []),
        ...(isBluff(event, before.hand) ? [{ seat, kind: 'bluff', text: bluff }] : []),
      ]
    },
  },
})

export const view = viewOf(table)

const changed = ({ hand }: Pick<State, 'hand'>, change: (hand: Hand) => Hand) => ({
  hand: hand && change(hand),
})

/** What an action adds to the counts of its seat. `before` is the hand as it stood. */
function factsOf(before: Hand, { seat, action, paid, bet, isAllIn }: ActionTaken) {
  const paidBefore = before.actions.some((taken) => taken.seat === seat && taken.paid > 0)
  return {
    actions: 1,
    folds: Number(action === 'fold'),
    raises: Number(bet > at(before.bets, 1 - seat)),
    'all-ins': Number(isAllIn),
    // It paid of its own will before the flop.
    voluntary: Number(before.street === 'pre-flop' && paid > 0 && !paidBefore),
  }
}

/** Before the flop nobody has five cards that could be compared. */
function isBluff({ winner, reason }: HandEnded, hand: Hand | null): boolean {
  if (winner === null || reason !== 'fold' || !hand || hand.board.length < 3) return false
  const [own, other] = [hand.holes[winner], hand.holes[1 - winner]]
  return !!own && !!other && scoreOf([...own, ...hand.board]) < scoreOf([...other, ...hand.board])
}
