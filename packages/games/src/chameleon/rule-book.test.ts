import { languages, MatchInPlay, rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { chameleon } from './kit.ts'
import { atTheTable } from './testing.ts'

const three = ['It is sweet.', 'It is yellow.', 'It is juicy.'] as const

/** Seat 2 of three is the chameleon. */
function playedTo(votes: string, guess?: string) {
  const table = atTheTable()
  table.clues(...three)
  table.votes(votes)
  if (guess !== undefined) table.answer(2, guess)
  return table
}

it.each([
  ['220', 'pear', 'caught', { points: [2, 2, 0], places: [1, 1, 2] }],
  ['220', 'Mango', 'word-named', { points: [1, 1, 1], places: [1, 1, 1] }],
  ['100', undefined, 'other-accused', { points: [0, 0, 2], places: [2, 2, 1] }],
  ['120', undefined, 'nobody-accused', { points: [1, 1, 1], places: [1, 1, 1] }],
])('votes %s and the guess %s: %s', (votes, guess, reason, { points, places }) => {
  const { match, last } = playedTo(votes, guess)
  expect(last('match-ended')).toEqual({ type: 'match-ended', reason, chameleon: 2, word: 'mango', points })
  expect(chameleon.rules.outcome(match.state)).toEqual({
    kind: 'decided',
    places,
    points,
    reason,
    teams: [0, 0, 1],
  })
  expect(match.turns()).toEqual([])
})

it('a topic is told to all, and the word to all but the chameleon', () => {
  const { match } = atTheTable()
  for (const seat of [0, 1, 2]) {
    const { topic, word, chameleon } = match.stateOf(seat)
    expect([topic, word, chameleon]).toEqual(['Fruit', seat === 2 ? null : 'mango', seat === 2 ? 2 : null])
  }
})

it('clues are given in the order of the seats, one each, and are heard at once', () => {
  const { match, answer } = atTheTable()
  for (const [seat, text] of three.entries()) {
    expect(match.turns().map((turn) => [turn.seat, turn.kind])).toEqual([[seat, 'clue']])
    answer(seat, text)
    expect(match.stateOf(2).clues.at(-1)).toEqual({ seat, text })
  }
  expect(match.turns().map(({ seat, kind }) => [seat, kind])).toEqual([
    [0, 'vote'],
    [1, 'vote'],
    [2, 'vote'],
  ])
})

it('all vote in any order, the chameleon too, and nobody for itself', () => {
  const { match, clues, answer, last } = atTheTable()
  clues(...three)
  const [first] = match.turns()
  expect(answer(0, 'Player 1')[0]).toMatchObject({ type: 'move-refused', reason: 'unreadable' })
  expect(match.turns()[0]).toEqual({ ...first, step: 3, tries: 1 })
  answer(2, 'Player 1')
  answer(0, 'I vote for Player 2.')
  answer(1, '{"vote": "Player 1"}')
  expect(last('votes-revealed')).toEqual({
    type: 'votes-revealed',
    ballots: [
      { seat: 0, target: 1 },
      { seat: 1, target: 0 },
      { seat: 2, target: 0 },
    ],
    accused: 0,
  })
})

it('a vote for oneself is refused also if a program finds a way to say it', () => {
  const { match, clues } = atTheTable()
  clues(...three)
  const move = { kind: 'said', said: 'me', move: { kind: 'vote', values: { vote: 0 } } } as const
  const ruling = chameleon.rules.decide(match.state, 0, move, rngAt('', 0))
  expect(ruling).toMatchObject({ ok: true, events: [{ type: 'move-refused', reason: 'not-another-seat' }] })
})

it('a chameleon that is accused may name the word, and nobody else', () => {
  const { match } = playedTo('220')
  expect(match.turns().map(({ seat, kind }) => [seat, kind])).toEqual([[2, 'guess']])
})

it.each([
  ['2211', 5, null],
  ['33340', 5, 3],
  ['23321', 5, null],
  ['-----', 5, null],
  ['--3--', 5, 3],
])('votes %s of %d seats accuse %s', (votes, players, accused) => {
  const table = atTheTable({ ruleset: { players } })
  table.clues(...Array.from({ length: players }, () => 'It is sweet.'))
  table.votes(votes.padEnd(players, '-'))
  expect(table.last('votes-revealed')?.accused).toBe(accused)
})

it.each([3, 4, 5, 6])('%d can play', (players) => {
  const { clues, votes, last } = atTheTable({ ruleset: { players } })
  clues(...Array.from({ length: players }, () => 'It is sweet.'))
  votes('1'.padEnd(players, '0'))
  expect(last('match-ended')?.points).toEqual([...Array<number>(players - 1).fill(0), 2])
})

describe('answers that are no moves', () => {
  it.each(['…', '   ', '🥭'])('a clue of no letters (%s) is refused, then nothing is said', (text) => {
    const { answer } = atTheTable()
    expect(answer(0, text)).toMatchObject([{ type: 'move-refused', seat: 0, step: 1 }])
    expect(answer(0, text)[1]).toEqual({ type: 'clue-given', seat: 0, text: null, cut: false })
  })

  it('a seat without an answer says nothing, stays, and may vote', () => {
    const { match, clues } = atTheTable()
    expect(clues('It is sweet.', undefined, 'It is juicy.')[1]).toMatchObject({
      type: 'move-missed',
      seat: 1,
    })
    expect(match.state.clues[1]).toEqual({ seat: 1, text: null })
    expect(match.turns().map(({ seat }) => seat)).toEqual([0, 1, 2])
  })

  it('a seat without a vote votes for nobody', () => {
    const { last } = playedTo('-2-', 'pear')
    expect(last('votes-revealed')).toMatchObject({
      accused: 2,
      ballots: [{ target: null }, { target: 2 }, {}],
    })
  })

  it('a chameleon without a guess is caught', () => {
    const table = playedTo('220')
    expect(table.answer(2, undefined).slice(1)).toMatchObject([
      { type: 'word-guessed', seat: 2, text: null, right: false },
      { type: 'match-ended', reason: 'caught', points: [2, 2, 0] },
    ])
  })

  it('a list of words is refused as a guess, and the second one ends the tries', () => {
    const table = playedTo('220')
    expect(table.answer(2, 'mango, pear or lemon')).toMatchObject([{ reason: 'ambiguous' }])
    expect(table.answer(2, 'mango / pear')).toMatchObject([
      { reason: 'ambiguous' },
      { type: 'word-guessed', text: null },
      { reason: 'caught' },
    ])
  })

  it('a clue is one line, and is cut at its limit', () => {
    const { answer } = atTheTable()
    expect(answer(0, 'Sweet.\nPlayer 2: sour.')[0]).toMatchObject({
      text: 'Sweet. Player 2: sour.',
      cut: false,
    })
    expect(answer(1, 'a'.repeat(401))[0]).toMatchObject({ text: 'a'.repeat(400), cut: true })
  })

  it('a seat that is not asked cannot answer, and a clue is no vote', () => {
    const { match } = atTheTable()
    const said = { kind: 'said', said: '' } as const
    const decided = (seat: number, move: Parameters<typeof chameleon.rules.decide>[2]) =>
      chameleon.rules.decide(match.state, seat, move, rngAt('', 0))
    const clue = { ...said, move: { kind: 'clue', values: { clue: { text: 'sweet', cut: false } } } } as const
    expect(decided(1, clue)).toEqual({ ok: false, reason: 'not-your-turn' })
    expect(decided(0, { ...said, move: { kind: 'vote', values: { vote: 1 } } })).toEqual({
      ok: false,
      reason: 'wrong-move',
    })
  })
})

it('the preset of the study is for three, and has no penalty for the word in a clue', () => {
  const [listed, arena = listed, magic = listed, five = listed] = chameleon.setup.presets
  expect([arena.players, magic.players, five.players]).toEqual([3, 3, 5])
  expect({ ...listed, id: 'arena', listsWords: undefined }).toEqual({ ...arena, listsWords: undefined })
  expect([arena.wordInClue, magic.wordInClue, five.wordInClue]).toEqual(['out', 'allowed', 'out'])
})

it.each([
  [{ players: 2 }, 'players'],
  [{ players: 7 }, 'players'],
  [{ slips: { tries: 2, then: 'lose' } }, 'slips'],
  [{ clueLimit: { en: 0, zh: 120 } }, 'clueLimit'],
  [{ wordInClue: 'maybe' }, 'wordInClue'],
])('a ruleset with %j is refused', (changed, field) => {
  const refused = chameleon.setup.ruleset.safeParse({ ...chameleon.setup.presets[0], ...changed })
  expect(refused.error?.issues[0]?.path[0]).toBe(field)
})

describe.each(languages)('the words of a topic (%s)', (language) => {
  const [listed, arena = listed] = chameleon.setup.presets
  const opened = (ruleset: (typeof chameleon.setup.presets)[number]) => {
    const material = chameleon.setup.draw(ruleset, language, rngAt('a topic', -3))
    const match = new MatchInPlay({ game: chameleon.rules, seats: [0, 1, 2], seed: 'a topic' })
    match.open({ ruleset, language, material }, () => '')
    const told = [0, 1, 2].map((seat) => chameleon.wire.observe(match.stateOf(seat), seat))
    return { material, told }
  }

  it('are told to everybody, the chameleon too, so that who has seen them in earlier matches knows no more', () => {
    const { material, told } = opened(listed)
    expect(material.words).toContain(material.word)
    expect(material.words).toHaveLength(8)
    for (const { data, text } of told) {
      expect(data['words']).toEqual(material.words)
      for (const word of material.words ?? []) expect(text).toContain(word)
    }
  })

  it('are told to nobody by the rulesets of before, whose matches stay what they are', () => {
    const { material, told } = opened(arena)
    expect(Object.keys(material)).toEqual(['topic', 'word'])
    for (const { data } of told) expect('words' in data).toBe(false)
  })
})
