import { defineTable, line, list, momentsFrom, seatAmong, unseal, viewOf, whole } from '../define/table.ts'
import { says } from './content/generated/view.ts'
import { chameleonScene } from './scene.ts'
import { end, events, guessLimits, pays, phaseOf, rules, votableBy } from './table.ts'
import type { ChameleonState, State } from './table.ts'

const moment = momentsFrom(says.moments)

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
        clue: line(says.moves.clue, ({ ruleset }: ChameleonState) => ruleset.clueLimit),
      },
      event: 'clue-given',
      harmless: () => ({ type: 'clue-given', text: null, cut: false }),
    },
    vote: {
      fields: {
        vote: seatAmong(says.moves.vote, {
          seats: votableBy,
          isListed: true,
          illegal: 'not-another-seat',
          beside: ['chameleon', 'suspect', 'accuse', 'out', 'against', '变色龙', '怀疑的', '指认'],
        }),
      },
      event: 'vote-cast',
      holds: ({ vote }) => ({ target: vote }),
      meant: ({ target }) => (typeof target === 'number' ? { vote: target } : undefined),
      harmless: () => ({ type: 'vote-cast', target: null }),
    },
    guess: {
      fields: {
        word: { ...line(says.moves.word, guessLimits), isOnTable: true as const },
      },
      event: 'word-guessed',
      harmless: () => ({ type: 'word-guessed', text: null, right: false }),
    },
  },
  reasons: says.reasons,
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
  retold: ['vote-cast'],
  sealed: { answers: ['vote-cast'], until: ['votes-revealed'] },
  moments: {
    'fouls-called': ({ event, nameOf }) =>
      event.seats.map((seat) => moment('slip', seat, { name: nameOf(seat) })),
    'votes-revealed': ({ event: { accused }, end: { ending, chameleon }, nameOf }) => {
      if (accused === null || ending?.kind !== 'decided' || chameleon === null || accused === chameleon)
        return undefined
      return moment('wrong-accused', accused, { name: nameOf(accused), other: nameOf(chameleon) })
    },
    'chameleon-caught': ({ event: { seat }, nameOf }) => moment('caught', seat, { name: nameOf(seat) }),
    'word-guessed': ({ event: { seat, right }, nameOf }) =>
      right && moment('word-named', seat, { name: nameOf(seat) }),
  },
})

export const view = viewOf(table)
