import { describe, expect, it } from 'vitest'
import { deckOf } from './cards.ts'
import { hanabi } from './kit.ts'
import { nextIn } from './table.ts'
import { faces, llmarena, openTable, standard } from './testing/open-table.ts'

/** The hands of both seats, the oldest card first, and the first cards of the deck. */
const usual = 'r1 r2 y1 g5 b4  r1 y1 g3 w2 b5  w1 g2'

const typesOf = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type)

describe('the deck', () => {
  it('has three ones, two of each middle rank, and one of the last rank in every colour', () => {
    const count = (ruleset: typeof standard, rank: number) =>
      deckOf(ruleset).filter((face) => face.rank === rank && face.colour === 'yellow').length
    expect([1, 2, 3, 4, 5].map((rank) => count(standard, rank))).toEqual([3, 2, 2, 2, 1])
    expect([1, 2, 3].map((rank) => count({ ...standard, ranks: 3 }, rank))).toEqual([3, 2, 1])
    expect(deckOf(standard)).toHaveLength(50)
    expect(deckOf(llmarena)).toHaveLength(20)
  })

  it('must be larger than the hands', () => {
    const refused = hanabi.setup.ruleset.safeParse({ ...llmarena, handSize: 10 })
    expect(refused.error?.issues[0]?.path).toEqual(['handSize'])
    expect(hanabi.setup.ruleset.safeParse({ ...llmarena, handSize: 9 }).success).toBe(true)
  })

  it('is dealt seat by seat, and the numbers of the cards follow its order', () => {
    const { hands } = openTable(usual, { handSize: 5 }).state()
    expect(hands.map((hand) => hand.map(({ card }) => card))).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ])
    expect(hands.flat().map(({ face }) => face)).toEqual(faces(usual).slice(0, 10))
  })
})

describe('a play', () => {
  it('adds the next rank to its firework, and a new card comes to the highest position', () => {
    const table = openTable(usual)
    const events = table.act('play 1')
    expect(events[0]).toMatchObject({
      type: 'card-played',
      seat: 0,
      card: 1,
      position: 1,
      colour: 'red',
      rank: 1,
      fits: true,
    })
    expect(typesOf(events)).toEqual(['card-played', 'card-drawn', 'cards-seen'])
    const { tops, hands, lives, discarded } = table.state()
    expect([tops.red, lives, discarded.length]).toEqual([1, 3, 0])
    expect(hands[0]?.map(({ card }) => card)).toEqual([2, 3, 4, 5, 11])
  })

  it('costs a life if the card does not fit, and the card is discarded', () => {
    const table = openTable(usual)
    table.act('play 2')
    const { tops, lives, discarded, tokens } = table.state()
    expect([tops.red, lives, discarded, tokens]).toEqual([0, 2, faces('r2'), 8])
  })

  it('does not fit if the rank is there already', () => {
    const table = openTable(usual)
    table.act('play 1', 'play 1')
    expect(table.state().lives).toBe(2)
  })

  it('of the last rank gives a clue token back, but never more than there are', () => {
    const ruleset = { colours: 2, ranks: 2, handSize: 2, tokens: 2 }
    const full = openTable('r1 r2 y1 y1', ruleset)
    full.act('play 1', 'clue 1 2', 'play 1')
    expect(full.state().tokens).toBe(2)
    const never = openTable('r1 y1 r2 y1', ruleset)
    never.act('play 1', 'play 1')
    expect([never.state().tokens, never.state().tops.red]).toEqual([2, 2])
  })
})

describe('a discard', () => {
  it('gives a clue token back, and draws a card', () => {
    const table = openTable(usual)
    table.act('clue 2 5')
    expect(table.state().tokens).toBe(7)
    const events = table.act('discard 2')
    expect(events[0]).toMatchObject({
      type: 'card-discarded',
      seat: 1,
      card: 7,
      position: 2,
      colour: 'yellow',
      rank: 1,
    })
    expect([table.state().tokens, table.state().discarded]).toEqual([8, faces('y1')])
  })

  it('is refused while all tokens are there', () => {
    const [refused] = openTable(usual).act('discard 1')
    expect(refused).toMatchObject({ type: 'move-refused', seat: 0, reason: 'tokens-full' })
  })
})

describe('a clue', () => {
  it('costs a token, and tells of every card whether it is of that kind', () => {
    const table = openTable(usual)
    const [clue] = table.act('clue 2 red')
    expect(clue).toMatchObject({ to: 1, clue: { kind: 'colour', value: 'red' }, cards: [6], positions: [1] })
    table.act('play 1', 'clue 2 3')
    const [, hand = []] = table.state().hands
    expect(table.state().tokens).toBe(6)
    const not = ['yellow', 'green', 'white', 'blue']
    expect(hand.map(({ colours }) => colours)).toEqual([
      not,
      not,
      not,
      not,
      ['red', 'yellow', 'green', 'white', 'blue'],
    ])
    expect(hand.map(({ ranks }) => ranks)).toEqual([
      [1, 2, 4, 5],
      [3],
      [1, 2, 4, 5],
      [1, 2, 4, 5],
      [1, 2, 4, 5],
    ])
  })

  it('says nothing about cards that are drawn later', () => {
    const table = openTable(usual)
    table.act('clue 2 red', 'play 1')
    expect(table.state().hands[1]?.at(-1)).toMatchObject({ ranks: [1, 2, 3, 4, 5], touch: null })
  })

  it('is refused if it touches no card, goes to oneself, or no token is left', () => {
    const refused = (text: string, tokens = 8) => {
      const table = openTable(usual, { tokens })
      if (tokens === 1) table.act('clue 2 5')
      return table.act(text)[0]
    }
    expect(refused('clue 2 4')).toMatchObject({ type: 'move-refused', reason: 'touches-nothing' })
    expect(refused('clue 1 red')).toMatchObject({ type: 'move-refused', reason: 'own-hand' })
    expect(refused('clue 1 red', 1)).toMatchObject({ type: 'move-refused', reason: 'no-tokens' })
  })

  it('goes to any other seat of a larger table', () => {
    const table = openTable('r1 r2  r3 y1  y2 y3', { players: 3, handSize: 2 })
    table.act('clue 3 yellow')
    expect(table.state().hands[2]?.map(({ colours }) => colours)).toEqual([['yellow'], ['yellow']])
    expect(nextIn(table.state())).toBe(1)
  })
})

describe('the end', () => {
  const tiny = { colours: 1, ranks: 3, handSize: 1, lives: 3, tokens: 3 }

  it('comes after each seat has had one more turn once the last card is drawn', () => {
    const table = openTable('r2 r1  r1 r2 r3 r1', tiny)
    table.act('clue 2 1', 'discard 1', 'clue 2 1', 'discard 1', 'clue 2 2', 'play 1', 'clue 2 3')
    expect([table.state().turnsLeft, table.state().lives]).toEqual([null, 2])
    const last = ['card-discarded', 'card-drawn', 'cards-seen', 'deck-emptied']
    expect(typesOf(table.act('discard 1'))).toEqual(last)
    expect(table.state().turnsLeft).toBe(2)
    expect(typesOf(table.act('discard 1'))).toEqual(['card-discarded'])
    const [played, ended] = table.act('play 1')
    expect([played?.type, ended]).toMatchObject(['card-played', { reason: 'deck', score: 1 }])
    expect(hanabi.rules.turns(table.state())).toEqual([])
  })

  it('comes at once when all fireworks are complete', () => {
    const table = openTable('r1 r2 r3 r1', tiny)
    const [, ended] = table.act('play 1', 'play 1', 'play 1').slice(-2)
    expect(ended).toMatchObject({ type: 'match-ended', reason: 'completed', score: 3 })
  })

  it.each([
    ['zero', 0],
    ['keep', 1],
  ] as const)(
    'comes at once when the last life is lost, and the score is by the rule “%s”: %i',
    (bombed, score) => {
      const table = openTable(usual, { lives: 1, bombed })
      const last = table.act('play 1', 'play 1')
      expect(last.at(-1)).toMatchObject({ type: 'match-ended', reason: 'lives', score })
      expect(hanabi.rules.outcome(table.state())).toEqual({
        kind: 'decided',
        places: [1, 1],
        teams: [0, 0],
        points: [score, score],
        reason: 'lives',
      })
    },
  )

  it('shows all hands', () => {
    const table = openTable(usual, { lives: 1 })
    const [, ended] = table.act('play 2')
    expect(ended).toMatchObject({
      hands: [
        [{ card: 1, colour: 'red', rank: 1 }, {}, {}, {}],
        [{}, {}, {}, {}, {}],
      ],
    })
  })
})

describe('answers that are no legal move', () => {
  it('lead to the discard of the oldest card after two of them', () => {
    const table = openTable(usual)
    table.act('clue 2 5')
    const events = table.act('discard 9', 'I do not know')
    expect(typesOf(events).slice(0, 3)).toEqual(['move-refused', 'move-refused', 'card-discarded'])
    expect(events[2]).toMatchObject({ card: 6, made: 'rule' })
  })

  it('lead to a clue of a colour if a discard is not allowed, because a play could cost a life', () => {
    const events = openTable(usual).silent()
    expect(typesOf(events)).toEqual(['move-missed', 'clue-given'])
    const clue = { kind: 'colour', value: 'red' }
    expect(events[1]).toMatchObject({ to: 1, clue, positions: [1], made: 'rule' })
  })

  it('lead to a legal move by chance after three of them in the game of LLMArena', () => {
    const table = openTable('r1 r2 y1 y2', llmarena)
    const events = table.act('no', 'no', 'no')
    expect(typesOf(events).slice(0, 3)).toEqual(['move-refused', 'move-refused', 'move-refused'])
    expect(events[3]).toMatchObject({ seat: 0, made: 'chance' })
  })

  it('are told to nobody else, because a refused answer could speak of hidden cards', () => {
    const [refused] = openTable(usual).act('your oldest card is a red 1')
    if (refused?.type !== 'move-refused') throw new Error('it is not refused')
    expect(hanabi.rules.audience(refused)).toEqual([0])
  })

  it('ask again with the next number, and the next question starts anew', () => {
    const table = openTable(usual)
    table.act('no')
    expect(hanabi.rules.turns(table.state())[0]).toMatchObject({ seat: 0, step: 2, tries: 1 })
    table.act('clue 2 5', 'clue 1 red')
    expect(hanabi.rules.turns(table.state())[0]).toMatchObject({ seat: 0, step: 3, tries: 0, round: 2 })
  })
})

describe('the facts of a match', () => {
  it('count the moves of each seat, and those made for it apart', () => {
    const table = openTable(usual, { lives: 2 })
    table.act('play 1', 'clue 1 2', 'no', 'no')
    table.silent()
    table.act('play 2', 'discard 1', 'play 1')
    expect(hanabi.results.of(table.state())).toEqual([])
    table.act('play 1')
    const all = { score: 0, best: 25, turns: 8, lives: 0, made: 1, acts: 3 }
    const first = { plays: 3, failed: 1, discards: 0, clues: 0, answers: 5, refused: 2, missed: 0 }
    const second = { plays: 1, failed: 1, discards: 1, clues: 1, answers: 4, refused: 0, missed: 1 }
    const shared = { place: 1, team: 0, role: null, points: 0 }
    expect(hanabi.results.of(table.state())).toEqual([
      { ...shared, facts: { ...all, ...first } },
      { ...shared, facts: { ...all, ...second } },
    ])
  })
})
