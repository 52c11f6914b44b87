import type { Seat } from '@wis/engine'
import { alias } from '../contract/aliases.ts'
import { coloursOf, deckOf, faceName } from './cards.ts'
import type { HeldCard } from './hand.ts'
import { nothingTold, sayAct, toldAbout } from './say.ts'
import { cardsLeft, sumOfTops } from './table.ts'
import type { HanabiState } from './table.ts'

/** What a seat knows now, and what is said of it beside that. */
export function observe(state: HanabiState, seat: Seat) {
  const { ruleset, tops, hands, language, turnsLeft, discarded, acts } = state
  const others = othersAfter(state, seat)
  const [nameOf, comma] = [(at: Seat) => alias(language, at), language === 'zh' ? '、' : ', ']
  const hand = (hands[seat] ?? []).map(cardData)
  const toldOf = (held: HeldCard, index: number) => ({
    position: index + 1,
    face: held.face ? faceName(held.face)[language] : '?',
    told: (toldAbout(held, ruleset) ?? nothingTold)[language],
  })
  const faces = coloursOf(ruleset).map((colour) => faceName({ colour, rank: tops[colour] })[language])
  return {
    data: {
      turn: state.turn + 1,
      player: seat + 1,
      score: sumOfTops(state),
      fireworks: Object.fromEntries(coloursOf(ruleset).map((colour) => [colour, tops[colour]])),
      tokens: { left: state.tokens, of: ruleset.tokens },
      lives: { left: state.lives, of: ruleset.lives },
      deck: cardsLeft(state),
      turnsLeft,
      hand,
      others: others.map((other) => ({
        player: other + 1,
        hand: (hands[other] ?? []).map((held, index) => ({ ...held.face, ...cardData(held, index) })),
      })),
      discarded: discarded.map((face) => faceName(face).en),
    },
    told: {
      you: nameOf(seat),
      isLast: turnsLeft !== null,
      tops: faces.join(comma),
      hand: (hands[seat] ?? []).map(toldOf),
      others: others.flatMap((other) => [{ name: nameOf(other) }, ...(hands[other] ?? []).map(toldOf)]),
      isEmpty: discarded.length === 0,
      pile: pileOf(state).join(comma),
      last: others.flatMap((other) => {
        const act = acts[other]
        return act ? [{ act: sayAct(act, { language, nameOf }) }] : []
      }),
    },
  }
}

const cardData = ({ card, colours, ranks, touch }: HeldCard, index: number) => ({
  position: index + 1,
  card,
  clued: touch !== null,
  colours,
  ranks,
})

/** The other seats in the order in which they act. */
const othersAfter = ({ ruleset: { players } }: HanabiState, seat: Seat): readonly Seat[] =>
  Array.from({ length: players - 1 }, (_, index) => (seat + index + 1) % players)

function pileOf({ discarded, ruleset, language }: HanabiState): readonly string[] {
  const lying = discarded.map((face) => faceName(face)[language])
  const names = new Set(deckOf(ruleset).map((face) => faceName(face)[language]))
  return [...names].flatMap((name) => {
    const times = lying.filter((one) => one === name).length
    return times === 0 ? [] : [times === 1 ? name : `${name} ×${times}`]
  })
}
