import { cases, table } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rulesets } from './rulesets.ts'
import { keptAnswer, parseBallot } from './votes.ts'

const votes = (match: ReturnType<typeof table>) => match.state.rounds.at(-1)?.vote
const voted = (raw: string) => votes(table().speeches().vote(0, raw))?.cast[0]?.target

describe('a vote', () => {
  it('is asked of all living players at the same moment', () => {
    table().speeches({ 4: 'tea' }).expectDue('vote', [0, 1, 2, 3, 5])
  })

  it('offers every living seat, the own one included', () => {
    expect(votes(table().speeches({ 4: 'tea' }))?.candidates).toEqual([0, 1, 2, 3, 5])
  })

  it('may be cast in any order, and is revealed in seat order', () => {
    const match = table().speeches()
    for (const seat of [3, 0, 5, 1, 4, 2]) match.vote(seat, (seat + 1) % 6)
    const revealed = match.log.find(({ event }) => event.type === 'votes-revealed')
    expect(revealed?.event).toMatchObject({ ballots: [0, 1, 2, 3, 4, 5].map((seat) => ({ seat })) })
  })

  it('is not public before the last ballot is in', () => {
    const match = table().speeches()
    for (const seat of [0, 1, 2, 3, 4]) match.vote(seat, 5)
    expect(votes(match)?.revealed).toBeNull()
    match.vote(5, 0).expectLiving(0, 1, 2, 3, 4)
  })

  it('is recorded as one batch when it is the last: the ballot, all ballots, who is out, the next round', () => {
    const match = table().speeches()
    for (const seat of [0, 1, 2, 3, 4]) match.vote(seat, 5)
    const before = match.log.length
    expect(
      match
        .vote(5, 0)
        .log.slice(before)
        .map(({ event }) => event.type),
    ).toEqual(['vote-cast', 'votes-revealed', 'seat-eliminated', 'round-opened'])
  })
})

describe('a ballot', () => {
  it.each(['Player 3', '  Player 3\n', '\tPlayer 3 ', 'Ｐｌａｙｅｒ　３', 'Player\u00a03', 'Player ③'])(
    'that is an offered alias once trimmed and normalised (%j) counts',
    (raw) => {
      expect(voted(raw)).toBe(2)
    },
  )

  it.each([
    '',
    'player 3',
    'PLAYER 3',
    'Player3',
    'Player  3',
    'Player 33',
    'Player 7',
    'Player 0',
    '3',
    'I vote for Player 3',
    'Player 3.',
    '"Player 3"',
    'Player 3, Player 4',
    'Player\u200b 3',
    'Рlayer 3',
    'abstain',
    '弃权',
    '玩家3',
    '\ud800',
    `Player 3${' '.repeat(100)}x`,
    'x'.repeat(60_000),
  ])('that is anything else (%j) is an abstention', (raw) => {
    expect(voted(raw)).toBeNull()
  })

  it('in Chinese takes the Chinese alias, full-width digits too', () => {
    const match = table({ language: 'zh' }).speeches().vote(0, ' 玩家３ ').vote(1, 'Player 3')
    expect(votes(match)?.cast.map(({ target }) => target)).toEqual([2, null])
  })

  it('for oneself is an abstention', () => {
    expect(voted('Player 1')).toBeNull()
  })

  it('for a player who is out is an abstention', () => {
    const match = table().round({ 1: 0, 2: 0 }).speeches().vote(1, 'Player 1')
    expect(votes(match)?.cast).toEqual([{ seat: 1, target: null }])
  })

  it('that is forfeited is an abstention with no raw answer', () => {
    const match = table().speeches().vote(0, { forfeit: 'timeout' })
    expect(match.log.at(-1)?.event).toEqual({ type: 'vote-cast', seat: 0, target: null, raw: '' })
  })

  it('keeps its raw answer, without the white space around it', () => {
    const match = table().speeches().vote(0, ' I think Player 3 ')
    expect(match.log.at(-1)?.event).toMatchObject({ target: null, raw: 'I think Player 3' })
  })

  it('keeps a long or malformed answer short and well formed', () => {
    const match = table()
      .speeches()
      .vote(0, `\udc00${'x'.repeat(60_000)}`)
    expect(match.log.at(-1)?.event).toMatchObject({ raw: `\ufffd${'x'.repeat(199)}…` })
  })
})

describe('a stored answer', { timeout: 60_000 }, () => {
  const paper = { voter: 0, candidates: [0, 1, 2], aliases: ['Player 1', 'Player 2', 'Player 3'] }
  const padding = fc.stringMatching(/^[ \u3000\nx]{0,250}$/)

  it('means the same ballot as the whole answer, at any length', () => {
    const answers = fc.tuple(padding, fc.constantFrom('', ...paper.aliases), padding, padding)
    fc.assert(
      fc.property(answers, (parts) => {
        const raw = parts.join('')
        expect(parseBallot(keptAnswer(raw), paper)).toBe(parseBallot(raw, paper))
      }),
      { numRuns: cases(2000) },
    )
  })

  it('is a vote even under a ruleset that keeps next to nothing of a speech', () => {
    const ruleset = { ...rulesets['wis-2024'], speechLimit: { en: 1, zh: 1 } }
    const texts = { 0: 'a', 1: 'b', 2: 'd', 3: 'e', 4: 'f', 5: 'g' }
    const match = table({ ruleset }).speeches(texts).vote(0, 2)
    expect(match.log.at(-1)?.event).toMatchObject({ target: 2, raw: 'Player 3' })
  })
})

describe('out by a vote', () => {
  it('is the seat with the most votes, even if they are few', () => {
    table().round({ 1: 0 }).expectLiving(1, 2, 3, 4, 5)
  })

  it('is the seat with more votes than any other, even without a majority', () => {
    table().round({ 0: 1, 1: 3, 4: 3, 5: 0 }).expectLiving(0, 1, 2, 4, 5)
  })

  it('is no seat when two seats tie for the most', () => {
    table().round({ 0: 1, 1: 0 }).expectLiving(0, 1, 2, 3, 4, 5).expectRunning(2)
  })

  it('is no seat when all six tie', () => {
    table().round({ 0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 0 }).expectLiving(0, 1, 2, 3, 4, 5)
  })

  it('is no seat when all abstain', () => {
    table().round().expectLiving(0, 1, 2, 3, 4, 5).expectRunning(2)
  })

  it('is decided among the leaders: a tie further down does not matter', () => {
    table().round({ 0: 5, 1: 5, 2: 0, 3: 1 }).expectLiving(0, 1, 2, 3, 4)
  })

  it('is no seat whose only vote is its own', () => {
    table().round({ 0: 0, 1: 1, 2: 2, 3: 4 }).expectLiving(0, 1, 2, 3, 5)
  })
})
