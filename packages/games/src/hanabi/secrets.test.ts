import { redact, replay, rngAt } from '@wis/engine'
import type { Seat } from '@wis/engine'
import { sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { deckOf } from './cards.ts'
import type { Face } from './cards.ts'
import { hanabi } from './kit.ts'
import type { HanabiRuleset } from './table.ts'
import { answersIn } from './testing/answers-in.ts'
import { conventional, llmarena, openTable, openTableWith, standard } from './testing/open-table.ts'
import type { HanabiTestMatch } from './testing/open-table.ts'

const tables: readonly HanabiRuleset[] = [
  llmarena,
  standard,
  { ...standard, players: 3 },
  { ...standard, players: 5, handSize: 4 },
]

/** Everything that a seat is told, as text. */
function toldTo(table: HanabiTestMatch, seat: Seat): string {
  const state = table.seenBy(seat)
  const questions = hanabi.rules
    .turns(state)
    .filter((turn) => turn.seat === seat)
    .map((turn) => [turn, hanabi.wire.fields(state, turn), hanabi.wire.legal(state, turn)])
  const log = table.log().map((entry) => redact(hanabi.rules, seat, entry))
  const lines = log.map(({ event }) =>
    hanabi.wire.say(event as never, { language: 'en', nameOf: (one) => `${one}` }),
  )
  return JSON.stringify([
    state,
    questions,
    hanabi.wire.observe(state, seat),
    hanabi.scene(state, seat),
    log,
    lines,
  ])
}

/** The deck with two hidden cards of a seat's world exchanged, such that all clues stay true. Undefined if there are none. */
function twinDeck(
  table: HanabiTestMatch,
  deck: readonly Face[],
  seat: Seat,
  pick: number,
): readonly Face[] | undefined {
  const { hands, drawn } = table.state()
  const own = hands[seat] ?? []
  const open = deck.slice(drawn).map((face, index) => ({ index: drawn + index, face }))
  const pairs = own.flatMap(({ card, face, colours, ranks }) =>
    open.flatMap((other) => {
      const isSame = other.face.colour === face?.colour && other.face.rank === face.rank
      const isTrue = colours.includes(other.face.colour) && ranks.includes(other.face.rank)
      return face && isTrue && !isSame ? [{ card: card - 1, face, other }] : []
    }),
  )
  const pair = pairs[pick % Math.max(1, pairs.length)]
  return pair && deck.with(pair.card, pair.other.face).with(pair.other.index, pair.face)
}

describe.each(sampled(tables, 4))('at a table of $players by the rules of $id', (ruleset) => {
  it('a seat is told the same, to the byte, whatever its own cards and the deck are', () => {
    const players = Array.from({ length: ruleset.players }, () => conventional)
    const { log, state } = playHouse(hanabi, { seed: 'twins', ruleset, language: 'en', players })
    const deck = state.deck ?? []
    const answers = answersIn(log)
    let twins = 0
    for (let length = 0; length < answers.length; length += Math.ceil(answers.length / 8)) {
      const table = openTableWith(ruleset, deck)
      table.act(...answers.slice(0, length))
      for (let seat = 0; seat < ruleset.players; seat++) {
        const other = twinDeck(table, deck, seat, rngAt('twins', length).int(1_000))
        if (!other) continue
        const twin = openTableWith(ruleset, other)
        twin.act(...answers.slice(0, length))
        expect(JSON.stringify(twin.log())).not.toBe(JSON.stringify(table.log()))
        expect(toldTo(twin, seat)).toBe(toldTo(table, seat))
        twins++
      }
    }
    expect(twins).toBeGreaterThan(10)
  })

  it('a seat that sees a card is told which one it is', () => {
    const table = openTableWith(ruleset, rngAt('seen', 0).shuffle(deckOf(ruleset)))
    const { hands } = table.state()
    for (let seat = 0; seat < ruleset.players; seat++) {
      const seen = table.seenBy(seat).hands.map((hand) => hand.map(({ face }) => face))
      const all = hands.map((hand, holder) => hand.map(({ face }) => (holder === seat ? null : face)))
      expect(seen).toEqual(all)
    }
  })
})

describe('a spectator', () => {
  it('sees no hand before the end, and all hands after it', () => {
    const table = openTable('r1 r2 y1 g5 b4  r2 y1 g3 w2 b5', { lives: 1 })
    const facesNow = () => {
      const log = table.log()
      const isOver = hanabi.rules.turns(table.state()).length === 0
      const state = replay(
        hanabi.rules,
        isOver ? log : log.map((entry) => redact(hanabi.rules, 'spectator', entry)),
      )
      return state.hands.flat().filter(({ face }) => face !== null).length
    }
    table.act('clue 2 red', 'discard 2')
    expect(facesNow()).toBe(0)
    table.act('play 2')
    expect(facesNow()).toBe(9)
  })
})

describe('the scene', () => {
  it('shows a seat the cards of others, its own face down, and what the clues say about each', () => {
    const table = openTable('r1 r2 y1 g5 b4  r2 y1 g3 w2 b5')
    table.act('clue 2 red')
    const cards = (seat: Seat, holder: Seat) =>
      hanabi
        .scene(table.seenBy(seat), seat)
        .parts.flatMap((part) => (part.kind === 'cards' && part.seat === holder ? part.cards : []))
    const all = ['red', 'yellow', 'green', 'white', 'blue']
    const others = all.filter((colour) => colour !== 'red')
    const text = { may: ['1', '2', '3', '4', '5'], not: [] }
    const red = { hint: { en: 'red', zh: '红色' }, known: { tone: { may: ['red'], not: others }, text } }
    expect(cards(0, 1)[0]).toEqual({ face: { text: '2', tone: 'red' }, ...red, isTold: true })
    expect(cards(1, 1)[0]).toEqual({ face: null, ...red, isTold: true })
    expect(cards(1, 1)[1]).toEqual({
      face: null,
      hint: { en: 'not red', zh: '不是红色' },
      known: { tone: { may: others, not: ['red'] }, text },
    })
    expect(cards(1, 0)[3]).toEqual({
      face: { text: '5', tone: 'green' },
      hint: { en: 'no clue', zh: '未提示' },
      known: { tone: { may: all, not: [] }, text },
    })
  })

  it('has the fireworks, the tokens, the lives and the deck', () => {
    const table = openTable('r1 r2 y1 g5 b4  r2 y1 g3 w2 b5')
    table.act('play 1', 'clue 1 2', 'play 2')
    const [piles, counters] = hanabi.scene(table.state(), null).parts
    const tops = piles?.kind === 'piles' ? piles.piles.map(({ tone, top, of }) => [tone, top, of]) : []
    expect(tops).toEqual([
      ['red', 1, 5],
      ['yellow', 1, 5],
      ['green', 0, 5],
      ['white', 0, 5],
      ['blue', 0, 5],
    ])
    const values = counters?.kind === 'counters' ? counters.counters.map(({ value, of }) => [value, of]) : []
    expect(values).toEqual([
      [7, 8],
      [3, 3],
      [38, undefined],
      [2, 25],
    ])
  })
})

it('spectators read when hands open, and players, who see hands, do not', () => {
  const { log } = playHouse(hanabi, {
    seed: 'covered',
    ruleset: standard,
    language: 'en',
    players: [conventional, conventional],
  })
  const middle = log.slice(0, Math.floor(log.length / 2))
  const captionFor = (reader: Seat | 'spectator' | 'director', entries = middle) =>
    hanabi.scene(
      replay(
        hanabi.rules,
        entries.map((entry) => redact(hanabi.rules, reader, entry)),
      ),
      null,
    ).caption.en
  expect(captionFor('spectator')).toContain('Hands open when the match ends.')
  for (const reader of [0, 1, 'director'] as const) expect(captionFor(reader)).not.toContain('Hands open')
  expect(captionFor('spectator', [...log])).not.toContain('Hands open')
})
