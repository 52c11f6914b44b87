import { defineTable, line, list, seatAmong, unseal, viewOf, whole } from '../define/table.ts'
import { chameleonScene } from './scene.ts'
import { end, events, guessLimits, pays, phaseOf, rules, votableBy } from './table.ts'
import type { ChameleonState, State } from './table.ts'

const arena = { players: 3, clueLimit: { en: 400, zh: 120 }, wordInClue: 'out' } as const

/** What can happen in a match, and what whoever watches it sees. */
export const table = defineTable({
  id: 'chameleon',
  seats: [3, 6],
  rules,
  slips: ['harmless'],
  presets: {
    // In the other rulesets the secret word is one of eight that a chameleon knows only from earlier matches, or from the documents.
    listed: { ...arena, listsWords: true },
    arena,
    // The study MAgIC has three players, and names no penalty for a clue with the word.
    magic: { ...arena, wordInClue: 'allowed' },
    // A table at which a seat may leave and the others still vote.
    five: { ...arena, players: 5 },
  },
  events,
  start: (): State => ({
    topic: '',
    words: null,
    chameleon: null,
    word: null,
    order: [],
    clues: [],
    out: [],
    candidates: [],
    cast: [],
    revealed: null,
    accused: null,
    isCaught: false,
    guess: null,
    reason: null,
  }),
  on: {
    'match-opened': (_, { topic, words }) => ({ topic, words: words ?? null }),
    'chameleon-chosen': (_, { seat, word }) => ({ chameleon: seat, word }),
    'word-dealt': (_, { seat, word }) => (unseal(word) === null ? { chameleon: seat } : { word }),
    'clues-opened': (_, { order }) => ({ order }),
    'clue-given': ({ clues }, { seat, text }) => ({ clues: [...clues, { seat, text }] }),
    'fouls-called': (_, { seats }) => ({ out: seats }),
    'vote-opened': (_, { candidates }) => ({ candidates }),
    'vote-cast': ({ cast }, { seat, target }) => ({ cast: [...cast, { seat, target }] }),
    'votes-revealed': (_, { ballots, accused }) => ({ revealed: ballots, accused }),
    'chameleon-caught': (_, { seat }) => ({ chameleon: seat, isCaught: true }),
    'word-guessed': (_, { text, right }) => ({ guess: { text, right } }),
    'match-ended': (_, { reason, chameleon, word }) => ({ reason, chameleon, word }),
  },
  asks: (now) => {
    const { order, clues, candidates, cast, chameleon } = now
    const kind = phaseOf(now)
    if (kind === undefined) return undefined
    if (kind === 'clue') return { kind, seats: order.slice(clues.length, clues.length + 1) }
    if (kind === 'guess') return { kind, seats: chameleon === null ? [] : [chameleon] }
    return { kind, seats: candidates.filter((seat) => !cast.some((ballot) => ballot.seat === seat)) }
  },
  // They may be votes, or say that the seat does not know the word.
  refusals: 'seat',
  moves: {
    clue: {
      fields: {
        clue: line({ en: 'Clue', zh: '线索' }, ({ ruleset }: ChameleonState) => ruleset.clueLimit),
      },
      event: 'clue-given',
      harmless: () => ({ type: 'clue-given', text: null, cut: false }),
    },
    vote: {
      fields: {
        vote: seatAmong(
          { en: 'Vote', zh: '投票' },
          {
            seats: votableBy,
            isListed: true,
            illegal: 'not-another-seat',
            beside: ['chameleon', 'suspect', 'accuse', 'out', 'against', '变色龙', '怀疑的', '指认'],
          },
        ),
      },
      event: 'vote-cast',
      holds: ({ vote }) => ({ target: vote }),
      meant: ({ target }) => (typeof target === 'number' ? { vote: target } : undefined),
      harmless: () => ({ type: 'vote-cast', target: null }),
    },
    guess: {
      fields: {
        word: { ...line({ en: 'The secret word', zh: '秘密词' }, guessLimits), isOnTable: true as const },
      },
      event: 'word-guessed',
      harmless: () => ({ type: 'word-guessed', text: null, right: false }),
    },
  },
  reasons: {
    'says-nothing': { en: 'it has no letter and no digit', zh: '里面没有任何文字' },
    'not-another-seat': {
      en: 'it is no vote for another player at the table',
      zh: '只能投给桌上的另一名玩家',
    },
    'not-one-word': { en: 'it is not one word alone', zh: '只能说出一个词，不能多说' },
  },
  end: {
    ...end,
    points: list(whole(0)),
    reason: ({ reason }) => reason ?? '',
    // All others are one side, and a seat that has left still belongs to it.
    sides: ({ aliases, chameleon, reason }) => ({
      teams: aliases.map((_, seat) => (seat === chameleon ? 1 : 0)),
      worth: reason ? pays[reason].toReversed() : [],
    }),
  },
  scene: chameleonScene,
  // The slips of the tongue, and how the chameleon was found or got away.
  moments: {
    'fouls-called': ({ event, nameOf }) =>
      event.seats.map((seat) => ({
        seat,
        kind: 'slip',
        text: {
          en: `${nameOf(seat)} breaks the rules with its clue and is out.`,
          zh: `${nameOf(seat)}的线索犯规，出局。`,
        },
      })),
    'votes-revealed': ({ event: { accused }, end: { ending, chameleon }, nameOf }) => {
      if (accused === null || ending?.kind !== 'decided' || chameleon === null || accused === chameleon)
        return undefined
      const [wrong, right] = [nameOf(accused), nameOf(chameleon)]
      const text = {
        en: `${wrong} is accused, and the chameleon ${right} gets away.`,
        zh: `${wrong}被指认，变色龙${right}逃脱。`,
      }
      return { seat: accused, kind: 'wrong-accused', text }
    },
    'chameleon-caught': ({ event: { seat }, nameOf }) => ({
      seat,
      kind: 'caught',
      text: {
        en: `The chameleon is caught: it is ${nameOf(seat)}.`,
        zh: `变色龙被抓住了：是${nameOf(seat)}。`,
      },
    }),
    'word-guessed': ({ event: { seat, right }, nameOf }) => {
      const text = {
        en: `${nameOf(seat)} is caught, but names the secret word.`,
        zh: `${nameOf(seat)}虽然被抓，却说出了秘密词。`,
      }
      return right ? { seat, kind: 'word-named', text } : undefined
    },
  },
})

export const view = viewOf(table)
