import type { Seat } from '@wis/engine'
import { alias } from '../contract/aliases.ts'
import type { Observation, Wire } from '../contract/game-kit.ts'
import { coloursOf, deckOf, faceName } from './cards.ts'
import type { HeldCard } from './hand.ts'
import { moveFields } from './move-fields.ts'
import { legalMoves, moveName } from './moves.ts'
import { nothingTold, say, sayAct, toldAbout } from './say.ts'
import { hanabiEvent } from './schema.ts'
import type { HanabiEvent } from './schema.ts'
import { cardsLeft, sumOfTops } from './state.ts'
import type { HanabiState } from './state.ts'

export const hanabiWire: Wire<HanabiState, HanabiEvent> = {
  round: {
    en: 'The rounds of the table: everybody has one turn in each.',
    zh: '全桌的第几圈：每圈各人行动一次。',
  },
  event: hanabiEvent,
  fields: ({ ruleset }, { seat }) => moveFields(ruleset, seat),
  legal: (state, { seat }) => legalMoves(state, seat).map(moveName),
  observe,
  say,
}

function observe(state: HanabiState, seat: Seat): Observation {
  return { data: dataFor(state, seat), text: textFor(state, seat) }
}

function dataFor(state: HanabiState, seat: Seat): Observation['data'] {
  const { ruleset, tops, hands } = state
  return {
    turn: state.turn + 1,
    player: seat + 1,
    score: sumOfTops(state),
    fireworks: Object.fromEntries(coloursOf(ruleset).map((colour) => [colour, tops[colour]])),
    tokens: { left: state.tokens, of: ruleset.tokens },
    lives: { left: state.lives, of: ruleset.lives },
    deck: cardsLeft(state),
    turnsLeft: state.turnsLeft,
    hand: (hands[seat] ?? []).map(cardData),
    others: othersAfter(state, seat).map((other) => ({
      player: other + 1,
      hand: (hands[other] ?? []).map((held, index) => ({ ...held.face, ...cardData(held, index) })),
    })),
    discarded: state.discarded.map((face) => faceName(face).en),
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
function othersAfter({ ruleset: { players } }: HanabiState, seat: Seat): readonly Seat[] {
  return Array.from({ length: players - 1 }, (_, index) => (seat + index + 1) % players)
}

function textFor(state: HanabiState, seat: Seat): string {
  const zh = state.language === 'zh'
  const others = othersAfter(state, seat)
  return [
    standing(state, seat),
    zh
      ? '你的手牌（你看不到，从最早的一张数起，这里是提示告诉你的）：'
      : 'Your hand, oldest card first. You do not see it; this is what the clues say:',
    ...(state.hands[seat] ?? []).map((held, index) => `${index + 1}: ${aboutOwn(state, held)}`),
    ...others.flatMap((other) => [
      zh
        ? `${alias('zh', other)}的手牌（从最早的一张数起）：`
        : `The hand of ${alias('en', other)}, oldest card first:`,
      ...(state.hands[other] ?? []).map((held, index) => `${index + 1}: ${aboutOther(state, held)}`),
    ]),
    discardLine(state),
    ...lastActs(state, others),
  ].join('\n')
}

function standing(state: HanabiState, seat: Seat): string {
  const { language, ruleset, tops, tokens, lives, turnsLeft } = state
  const name = alias(language, seat)
  const fireworks = coloursOf(ruleset).map((colour) => faceName({ colour, rank: tops[colour] })[language])
  const deck = cardsLeft(state)
  if (language === 'zh') {
    const last = turnsLeft === null ? '' : `（还剩${turnsLeft}个回合）`
    return `第${state.turn + 1}回合。你是${name}。提示标记：${tokens}/${ruleset.tokens}。生命：${lives}/${ruleset.lives}。牌库：${deck}张${last}。\n烟花：${fireworks.join('、')}，共${sumOfTops(state)}分。`
  }
  const last = turnsLeft === null ? '' : ` Turns left: ${turnsLeft}.`
  return `Turn ${state.turn + 1}. You are ${name}. Clue tokens: ${tokens} of ${ruleset.tokens}. Lives: ${lives} of ${ruleset.lives}. Cards in the deck: ${deck}.${last}\nFireworks: ${fireworks.join(', ')}. Their sum: ${sumOfTops(state)}.`
}

const aboutOwn = ({ language, ruleset }: HanabiState, held: HeldCard) =>
  (toldAbout(held, ruleset) ?? nothingTold)[language]

function aboutOther(state: HanabiState, held: HeldCard): string {
  const face = held.face ? faceName(held.face)[state.language] : '?'
  const told = aboutOwn(state, held)
  return state.language === 'zh' ? `${face}（持有者所知：${told}）` : `${face} (its holder knows: ${told})`
}

function discardLine({ discarded, ruleset, language }: HanabiState): string {
  const count = (name: string) => discarded.filter((face) => faceName(face)[language] === name).length
  const names = [...new Set(deckOf(ruleset).map((face) => faceName(face)[language]))]
  const listed = names.flatMap((name) => {
    const times = count(name)
    return times === 0 ? [] : [times === 1 ? name : `${name} ×${times}`]
  })
  if (language === 'zh') return `弃牌堆：${listed.length === 0 ? '空' : listed.join('、')}。`
  return `Discard pile: ${listed.length === 0 ? 'empty' : listed.join(', ')}.`
}

function lastActs({ acts, language }: HanabiState, others: readonly Seat[]): readonly string[] {
  const nameOf = (seat: Seat) => alias(language, seat)
  return others.flatMap((other) => {
    const act = acts[other]
    if (!act) return []
    const line = sayAct(act, { language, nameOf })
    return [language === 'zh' ? `上一步：${line}` : `Last move: ${line}`]
  })
}
