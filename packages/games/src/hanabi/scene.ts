import type { InBoth, Seat } from '@wis/engine'
import { alias } from '../contract/aliases.ts'
import type { SceneDecided, ScenePart } from '../contract/scene.ts'
import type { Picture } from '../define/picture.ts'
import { colourNames, coloursOf, faceName, ranksOf } from './cards.ts'
import type { End, Face } from './cards.ts'
import { endTexts, tellAct, toldAbout, withScore } from './say.ts'
import { cardsLeft, nextIn, sumOfTops } from './table.ts'
import type { HanabiState } from './table.ts'

/** The table for a reader who knows this state. A card that the reader does not see lies face down. */
export function hanabiScene(state: HanabiState): Picture {
  const { hands, acts, reason } = state
  return {
    caption: captionOf(state),
    decided: () => (reason ? decidedBy(state, reason) : undefined),
    notes: (seat) => {
      const act = acts[seat]
      return act ? { en: tellAct(act, tellerOf(state, 'en')), zh: tellAct(act, tellerOf(state, 'zh')) } : null
    },
    parts: [
      fireworks(state),
      counters(state),
      ...hands.map((_, seat) => handPart(state, seat)),
      discards(state),
    ],
  }
}

/** An alias in the language of the reader. A page calls its agents by name. */
function nameIn({ aliases, language: own }: HanabiState, language: 'en' | 'zh', seat: Seat) {
  const called = aliases[seat] ?? alias(own, seat)
  return called === alias(own, seat) ? alias(language, seat) : called
}

const tellerOf = (state: HanabiState, language: 'en' | 'zh') => ({
  language,
  nameOf: (seat: Seat) => nameIn(state, language, seat),
})

function fireworks({ ruleset, tops }: HanabiState): ScenePart {
  return {
    kind: 'piles',
    name: {
      en: `Fireworks: each from 1 to ${ruleset.ranks}`,
      zh: `烟花：每种颜色从1打到${ruleset.ranks}`,
    },
    piles: coloursOf(ruleset).map((colour) => ({
      name: colourNames[colour],
      tone: colour,
      top: tops[colour],
      of: ruleset.ranks,
    })),
  }
}

function counters(state: HanabiState): ScenePart {
  const { ruleset, tokens, lives, reason } = state
  return {
    kind: 'counters',
    counters: [
      { name: { en: 'Clues', zh: '提示' }, value: tokens, of: ruleset.tokens },
      { name: { en: 'Lives', zh: '生命' }, value: lives, of: ruleset.lives },
      { name: { en: 'Deck', zh: '牌库' }, value: cardsLeft(state) },
      {
        name: reason ? { en: 'Score', zh: '得分' } : { en: 'Score so far', zh: '目前得分' },
        value: reason ? scoreOf(state) : sumOfTops(state),
        of: ruleset.colours * ruleset.ranks,
      },
    ],
  }
}

const cardFace = (face: Face) => ({ text: `${face.rank}`, tone: face.colour })

function handPart(state: HanabiState, seat: Seat): ScenePart {
  return {
    kind: 'cards',
    seat,
    name: { en: 'Hand, oldest card first', zh: '手牌，从最早的一张数起' },
    ...(state.hands.every((hand) => hand.length === 0) && { places: state.ruleset.handSize }),
    cards: (state.hands[seat] ?? []).map((held) => ({
      face: held.face && cardFace(held.face),
      // Each card has one from the beginning, so that a hand keeps its height.
      hint: toldAbout(held, state.ruleset) ?? { en: 'no clue', zh: '未提示' },
      known: {
        tone: knownOf(coloursOf(state.ruleset), held.colours),
        text: knownOf(ranksOf(state.ruleset).map(String), held.ranks.map(String)),
      },
      ...(isTold(state, seat, held.card) && { isTold: true as const }),
    })),
  }
}

/** Whether the last turn was a clue that touched this card. */
function isTold({ acts, aliases, turn }: HanabiState, holder: Seat, card: number): boolean {
  const last = turn > 0 ? acts[(turn - 1) % aliases.length] : null
  return last ? 'clue' in last && last.to === holder && last.cards.includes(card) : false
}

const knownOf = <Of>(all: readonly Of[], may: readonly Of[]) => ({
  may,
  not: all.filter((one) => !may.includes(one)),
})

function discards({ discarded }: HanabiState): ScenePart {
  return {
    kind: 'cards',
    seat: null,
    name: { en: 'Discard pile', zh: '弃牌堆' },
    cards: discarded.map((face) => ({ face: cardFace(face) })),
  }
}

const scoreOf = ({ ending }: HanabiState) => (ending?.kind === 'decided' ? (ending.points[0] ?? 0) : 0)

/** What the fifths of all points are worth. The last one is all of them. */
const verdicts = [
  { en: 'A poor show.', zh: '表演不佳。' },
  { en: 'A modest show.', zh: '表演平平。' },
  { en: 'A fair show.', zh: '表演尚可。' },
  { en: 'A good show.', zh: '表演出色。' },
  { en: 'A great show.', zh: '表演精彩。' },
  { en: 'A perfect show.', zh: '表演完美。' },
] as const

function decidedBy(state: HanabiState, end: End): SceneDecided {
  const { ruleset, tops } = state
  const [score, most] = [scoreOf(state), ruleset.colours * ruleset.ranks]
  const verdict = verdicts[Math.floor((5 * score) / most)] ?? verdicts[0]
  const laid = sumOfTops(state)
  const count = coloursOf(ruleset).filter((colour) => tops[colour] === ruleset.ranks).length
  switch (end) {
    case 'lives': {
      const title = { en: `All lives lost: ${score} of ${most} points`, zh: `生命耗尽：${score}/${most}分` }
      return { title, text: lastLife(state) }
    }
    case 'completed':
    case 'deck':
      return {
        title: { en: `${score} of ${most} points`, zh: `${score}/${most}分` },
        text:
          end === 'deck'
            ? {
                en: `${verdict.en} The deck ran out; ${laid} of ${most} cards are laid. Fireworks complete: ${count}.`,
                zh: `${verdict.zh}牌库用尽，已接上${laid}/${most}张，完成烟花${count}个。`,
              }
            : { en: `${verdict.en} ${endTexts[end].en}`, zh: `${verdict.zh}${endTexts[end].zh}` },
      }
  }
}

/** The card that cost the last life. What was built may not count any more. */
export function lastLife(state: HanabiState): InBoth<string> {
  const { acts, turn, aliases, ruleset } = state
  const [laid, most] = [sumOfTops(state), ruleset.colours * ruleset.ranks]
  const seat = (turn - 1) % aliases.length
  const act = acts[seat]
  if (!act || 'clue' in act) return endTexts.lives
  const [en, zh] = [nameIn(state, 'en', seat), nameIn(state, 'zh', seat)]
  const face = faceName(act)
  return {
    en: `${en}’s ${face.en} did not fit and cost the last life, with ${laid} of ${most} cards laid.`,
    zh: `${zh}打出的${face.zh}接不上，失去最后一条命，此时已接上${laid}/${most}张。`,
  }
}

function captionOf(state: HanabiState): InBoth<string> | undefined {
  const { reason, turnsLeft } = state
  if (reason) {
    return withScore(endTexts[reason], scoreOf(state))
  }
  const next = nextIn(state)
  if (next === undefined) return undefined
  const turn = state.turn + 1
  const until = isCovered(state) ? coveredUntil : { en: '', zh: '' }
  const en = `Turn ${turn}: ${nameIn(state, 'en', next)} chooses.${until.en}`
  const zh = `第${turn}回合：轮到${nameIn(state, 'zh', next)}。${until.zh}`
  if (turnsLeft === null) return { en, zh }
  return {
    en: `${en} The deck is empty, turns left: ${turnsLeft}.`,
    zh: `${zh}牌库已空，还剩${turnsLeft}个回合。`,
  }
}

/** Spectators see no hand before the end. A player sees those of the others. */
const isCovered = ({ hands }: HanabiState) => hands.every((hand) => hand.every(({ face }) => face === null))
const coveredUntil = { en: ' Hands open when the match ends.', zh: '对局结束后公开手牌。' }
