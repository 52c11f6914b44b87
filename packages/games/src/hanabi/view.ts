import { choice, defineTable, unseal, viewOf } from '../define/table.ts'
import { colourNames } from './cards.ts'
import { handSeen } from './hand.ts'
import { eventsOfMoves, label, moveName } from './moves.ts'
import { endTexts, faultTexts, readLaid, withScore } from './say.ts'
import { hanabiScene, lastLife } from './scene.ts'
import { changes, endFields, events, nextIn, rules } from './table.ts'
import type { HanabiState, State } from './table.ts'

const standard = {
  players: 2,
  colours: 5,
  ranks: 5,
  handSize: 5,
  tokens: 8,
  lives: 3,
  bombed: 'zero',
  slips: { tries: 2, then: 'harmless' },
  turnLimitMs: 60_000,
} as const

/** What can happen in a match, and what whoever watches it sees. */
export const table = defineTable({
  id: 'hanabi',
  seats: [2, 5],
  rules,
  slips: ['random', 'harmless'],
  presets: {
    standard,
    // The small game of LLMArena: two colours, two cards in the hand, and one life.
    llmarena: {
      ...standard,
      colours: 2,
      handSize: 2,
      tokens: 3,
      lives: 1,
      slips: { tries: 3, then: 'random' },
    },
  },
  events,
  start: ({ tokens, lives }, each): State => ({
    deck: null,
    drawn: 0,
    hands: each([]),
    tops: { red: 0, yellow: 0, green: 0, white: 0, blue: 0 },
    discarded: [],
    tokens,
    lives,
    turn: 0,
    turnsLeft: null,
    acts: each(null),
    reason: null,
  }),
  on: {
    'deck-shuffled': (_, { deck }) => ({ deck }),
    'hand-dealt': (now, { seat, cards }) => changes.dealt(now, seat, cards),
    'card-drawn': (now, { seat, card }) => changes.dealt(now, seat, [card]),
    'cards-seen': (now, { holder, cards }) => changes.seen(now, unseal(holder), unseal(cards)),
    'card-played': (now, act) => changes.acted(now, act),
    'card-discarded': (now, act) => changes.acted(now, act),
    'clue-given': (now, act) => changes.acted(now, act),
    'deck-emptied': ({ ruleset }) => ({ turnsLeft: ruleset.players }),
    'match-ended': ({ hands }, { reason, hands: shown }) => ({
      reason,
      hands: hands.map((hand, seat) => handSeen(hand, shown[seat] ?? [])),
    }),
  },
  // Everybody has one turn in each round.
  asks: (now) => {
    const next = nextIn(now)
    if (next === undefined) return undefined
    return { kind: 'move', seats: [next], round: Math.floor(now.turn / now.ruleset.players) + 1 }
  },
  moves: {
    move: {
      // What can be said has many ways, which only the kit needs.
      fields: { move: choice<string, HanabiState>(label, []) },
      event: eventsOfMoves,
      meant: ({ clue, to = 0, position = 0, fits }) => ({
        move: moveName(
          clue ? { kind: 'clue', to, clue } : { kind: fits === undefined ? 'discard' : 'play', position },
        ),
      }),
    },
  },
  // A refused answer could say what its writer must not tell.
  refusals: 'texts',
  reasons: faultTexts,
  end: {
    fields: endFields,
    says: ({ reason, score }: { reason: keyof typeof endTexts; score: number }) =>
      withScore(endTexts[reason], score),
    reason: ({ reason }) => reason ?? '',
  },
  scene: (state) => hanabiScene(state),
  read: {
    // Whoever sees all hands reads what was dealt in the next line.
    'hand-dealt': ({ before }) => (before.deck ? null : undefined),
    'card-played': ({ event, before }, teller) =>
      readLaid(event, before.lives === 1 && event.fits === false, teller),
    'match-ended': ({ event: { reason, score }, before }) =>
      reason === 'lives' ? withScore(lastLife(before), score) : undefined,
  },
  retold: ['card-drawn'],
  // The cards that finished a firework, and those that cost a life.
  moments: {
    'card-played': ({ event: { seat, fits, rank, colour }, after, nameOf }) => {
      const [name, { en, zh }] = [nameOf(seat), colourNames[colour]]
      if (!fits)
        return {
          seat,
          kind: 'life-lost',
          text: {
            en: `${name}’s ${en} ${rank} does not fit: ${after.lives === 0 ? 'the last' : 'a'} life is lost.`,
            zh: `${name}打出的${zh}${rank}接不上，失去${after.lives === 0 ? '最后' : ''}一条命。`,
          },
        }
      if (rank < after.ruleset.ranks) return undefined
      return {
        seat,
        kind: 'firework',
        text: { en: `${name} finishes the ${en} firework.`, zh: `${name}完成${zh}烟花。` },
      }
    },
  },
})

export const view = viewOf(table)
