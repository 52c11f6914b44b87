import type { InBoth, Seat } from '@wis/engine'
import type { CardFace, ScenePart } from '../contract/scene.ts'
import type { Picture } from '../define/picture.ts'
import type { Card } from './cards/card.ts'
import { faceOf, handName } from './cards/hand-name.ts'
import { scoreOf } from './cards/score.ts'
import { decidedBy, decisiveOf, gainOf } from './decided.ts'
import { at } from './hand.ts'
import type { Hand, Hole } from './hand.ts'
import { shareOfPot } from './luck/luck.ts'
import { actionText, streetNames } from './say.ts'
import { chipsOf, handsOf } from './table.ts'
import type { HoldemState } from './table.ts'

/** The table as a reader sees it who knows this state. Cards that the reader does not know lie face down. */
export function holdemScene(now: HoldemState): Picture {
  const decisive = decisiveOf(now)
  // The end is told by the hand that decided it. The last one may have been a fold.
  const hand = decisive ? opened(now, decisive) : now.hand
  if (!now.hand || !hand) return { parts: undealt(now) }
  return {
    caption: captionOf(now, now.hand),
    parts: partsOf(now, hand),
    round: now.hand.number,
    notes: (seat) => noteOf(hand, seat),
    ...(hand.folded !== null && !now.ending && { out: [hand.folded] }),
    more: (seat) => (hand.button === seat ? { badge: dealer } : {}),
    decided: () => decidedBy(now),
  }
}

/** With the cards of a hand that was given up, once those of all hands are known. */
function opened({ drawn }: HoldemState, hand: Hand): Hand {
  const dealt = drawn?.deals[drawn.order[hand.number - 1] ?? -1]?.holes
  return dealt ? { ...hand, holes: hand.button === 0 ? dealt : dealt.toReversed() } : hand
}

const handIn = (number: number): InBoth<string> => ({ en: `Hand ${number}`, zh: `第${number}手` })

/** At a showdown the name of the hand. Before, the last action, and the best hand so far of a reader who sees both. */
function noteOf(hand: Hand, seat: Seat): InBoth<string> | null {
  const best = hand.ended?.best?.[seat]
  if (best) return handName(scoreOf(best))
  const [done, held] = [actionOf(hand, seat), handSoFar(hand, seat)]
  return done && held ? { en: `${done.en} · ${held.en}`, zh: `${done.zh} · ${held.zh}` } : (done ?? held)
}

/** Through the eyes of one seat, its own cards say it. */
function handSoFar({ holes, board, ended, folded }: Hand, seat: Seat): InBoth<string> | null {
  const hole = holes[seat]
  if (!hole || holes.includes(null) || board.length === 0 || ended || folded !== null) return null
  return handName(scoreOf([...hole, ...board]))
}

/** It stands until the next street or the next turn. */
function actionOf({ actions, street, next }: Hand, seat: Seat): InBoth<string> | null {
  const last = actions.findLast((taken) => taken.seat === seat)
  if (!last || next === seat) return null
  const { action, isAllIn, bet } = last
  if (isAllIn) return { en: 'is all-in', zh: '全下' }
  if (last.street !== street) return null
  if (action === 'fold' || action === 'check-and-call') return actionText(last)
  const before = actions.slice(0, actions.indexOf(last))
  const isRaise = street === 'pre-flop' || before.some((one) => one.street === street && one.bet > 0)
  return isRaise ? { en: `raises to ${bet}`, zh: `加注到${bet}` } : { en: `bets ${bet}`, zh: `下注${bet}` }
}

const dealer = { mark: { en: 'D', zh: '庄' }, name: { en: 'Dealer button', zh: '按钮位' } } as const

/** Cards face up, with those raised that won the hand. */
const known = (cards: readonly Card[], best: readonly Card[] = []) =>
  cards.map((card) => ({ face: faceOf(card), ...(best.includes(card) && { isBest: true as const }) }))

/** The five cards that won at a showdown. */
const winning = ({ ended }: Hand): readonly Card[] =>
  ended?.winner === null ? [] : (ended?.best?.[ended.winner] ?? [])
const faceDown: readonly { readonly face: CardFace }[] = [{ face: null }, { face: null }]

/** Where the cards and chips of the first hand will lie. */
function undealt(state: HoldemState): readonly ScenePart[] {
  const of = (seat: Seat): readonly ScenePart[] => [
    { kind: 'cards', seat, name: { en: 'Hole cards', zh: '底牌' }, places: 2, cards: [] },
    { kind: 'chips', seat, name: { en: 'Stack', zh: '筹码' }, amount: state.ruleset.stack },
  ]
  return [
    { kind: 'cards', seat: null, name: boardName, places: 5, cards: [] },
    { kind: 'chips', seat: null, name: { en: 'Pot', zh: '底池' }, amount: 0 },
    ...swingsOf(state),
    ...of(0),
    ...of(1),
  ]
}
const boardName = { en: 'Board', zh: '公共牌' } as const

function partsOf(state: HoldemState, hand: Hand): readonly ScenePart[] {
  const best = winning(hand)
  const { ended } = hand
  const decisive = decisiveOf(state)
  const chips = (seat: Seat | null, name: InBoth<string>, amount: number): ScenePart => ({
    kind: 'chips',
    seat,
    name,
    amount,
  })
  const ofSeat = (seat: Seat): readonly ScenePart[] => {
    const hole = hand.holes[seat]
    return [
      {
        kind: 'cards',
        seat,
        name: hand.isTurnedUp
          ? { en: 'Hole cards, turned up after the hand', zh: '底牌，本手结束后公开' }
          : { en: 'Hole cards', zh: '底牌' },
        cards: hole ? known(hole, ended?.winner === seat ? best : []) : faceDown,
      },
      ...(decisive
        ? [chips(seat, handIn(decisive.number), gainOf(decisive, seat))]
        : [
            chips(seat, { en: 'Stack', zh: '筹码' }, at(hand.stacks, seat)),
            chips(seat, { en: 'Bet', zh: '下注' }, at(hand.bets, seat)),
          ]),
      chips(
        seat,
        decisive
          ? { en: 'In all', zh: '总输赢' }
          : // Stack and bet are of the hand that is played, and this is of those before it.
            ended
            ? { en: 'Net', zh: '输赢' }
            : { en: 'So far', zh: '此前' },
        chipsOf(state, seat),
      ),
    ]
  }
  const board = {
    kind: 'cards',
    seat: null,
    name: decisive
      ? { en: `Hand ${hand.number}, the winner’s biggest pot`, zh: `第${hand.number}手，胜者最大的底池` }
      : boardName,
    places: 5,
    cards: known(hand.board, best),
  } as const
  return [
    board,
    potOf(state, hand),
    ...oddsOf(hand, decisive),
    ...swingsOf(state),
    ...ofSeat(0),
    ...ofSeat(1),
  ]
}

/** At the end of a hand, the pot lies there once more with the name of whoever wins it. */
function potOf({ aliases }: HoldemState, { ended, pot }: Hand): ScenePart {
  const name = { en: 'Pot', zh: '底池' }
  if (!ended || ended.winner === null) return { kind: 'chips', seat: null, name, amount: ended?.pot ?? pot }
  const { winner } = ended
  const to = aliases[winner] ?? ''
  return {
    kind: 'chips',
    seat: null,
    name: { en: `Pot to ${to}`, zh: `底池归${to}` },
    amount: ended.pot,
    to: winner,
  }
}

/** How likely each wins, where both hands are known: nobody's cards may be told by it. */
function oddsOf({ holes: [one, other], board, folded }: Hand, decisive: Hand | null): readonly ScenePart[] {
  if (!one || !other) return []
  const streets: readonly (readonly [name: InBoth<string>, cards: number])[] = [
    [{ en: 'Pre-flop', zh: '翻牌前' }, 0],
    [{ en: 'Flop', zh: '翻牌' }, 3],
    [{ en: 'Turn', zh: '转牌' }, 4],
    [{ en: 'River', zh: '河牌' }, 5],
  ]
  const stages = streets
    .filter(([, cards]) => cards <= board.length)
    .map(([name, cards]) => {
      const first = Math.round(100 * rememberedShare([one, other], board.slice(0, cards)))
      return { name, shares: [first, 100 - first] }
    })
  const note = { en: 'over the cards still to come, a split as half', zh: '按尚未发出的牌计算，平分算一半' }
  const name = decisive
    ? { en: `Chance to win hand ${decisive.number}`, zh: `赢得第${decisive.number}手的概率` }
    : { en: 'Chance to win the pot', zh: '赢得底池的概率' }
  const end = { name: { en: 'Fold', zh: '弃牌' }, shares: folded === 0 ? [0, 100] : [100, 0] }
  return [{ kind: 'odds', name, note, stages: folded === null ? stages : [...stages, end] }]
}

/** A scene is drawn at every entry, and the cards change at few of them. */
const shares = new Map<string, number>()
const mostRemembered = 256

function rememberedShare(holes: readonly [Hole, Hole], board: readonly Card[]): number {
  const key = [...holes.flat(), ...board].join('')
  const known = shares.get(key)
  if (known !== undefined) return known
  if (shares.size >= mostRemembered) shares.clear()
  const share = shareOfPot(holes, board)
  shares.set(key, share)
  return share
}

/** The hands so far, in a match of several. */
function swingsOf(state: HoldemState): readonly ScenePart[] {
  const { ruleset, played } = state
  const of = handsOf(ruleset)
  if (of < 2) return []
  const decisive = decisiveOf(state)
  const swings = played.map(({ winner, net, reason }) => ({
    seat: winner,
    amount: winner === null ? 0 : Math.max(0, at(net, winner)),
    isGivenUp: reason === 'fold',
  }))
  return [
    {
      kind: 'swings',
      name: { en: 'Chips won in all, hand by hand', zh: '逐手累计赢得的筹码' },
      of,
      swings,
      givenUp: { en: 'won by a fold', zh: '对手弃牌' },
      ...(decisive && { marked: decisive.number - 1 }),
    },
  ]
}

function captionOf({ aliases, ruleset, ending }: HoldemState, hand: Hand): InBoth<string> {
  const hands = handsOf(ruleset)
  const [en, zh] = [`Hand ${hand.number} of ${hands}`, `第${hand.number}手，共${hands}手`]
  const present = ending ? { ...hand, next: null } : hand
  const told =
    hand.isTurnedUp && !ending
      ? { en: 'turned up after the hand.', zh: '本手结束后公开底牌。' }
      : presentOf(present, (seat) => aliases[seat] ?? '')
  return { en: `${en}: ${told.en}`, zh: `${zh}：${told.zh}` }
}

function presentOf({ ended, next, street, holes, bets, pot }: Hand, nameOf: (seat: Seat) => string) {
  if (ended) {
    const { winner } = ended
    if (winner === null) return { en: `the pot of ${ended.pot} is split.`, zh: `平分底池${ended.pot}。` }
    const name = nameOf(winner)
    return { en: `${name} wins the pot of ${ended.pot}.`, zh: `${name}赢得底池${ended.pot}。` }
  }
  const where = street === 'pre-flop' ? { en: 'Before the flop', zh: '翻牌前' } : streetNames[street]
  if (next === null) {
    const isDealing = pot === 0 && bets.every((bet) => bet === 0) && holes.length > 0
    return isDealing
      ? { en: 'the cards are dealt.', zh: '正在发牌。' }
      : { en: `the pot is ${pot}.`, zh: `底池${pot}。` }
  }
  const name = nameOf(next)
  const at = street === 'pre-flop' ? 'before the flop' : `on the ${where.en}`
  return { en: `${name} decides ${at}.`, zh: `${where.zh}，轮到${name}。` }
}
