import { describe, expect, it } from 'vitest'
import { newSeason } from './season-input.ts'

const later = new Date(Date.now() + 3_600_000).toISOString()
const about = { name: 'Cup', languages: ['en'], game: 'connect-four', ruleset: 'arena' }

const faultsOf = (season: object) => {
  const read = newSeason.safeParse({ ...about, ...season })
  return read.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

describe('a season of another game', () => {
  it.each(['ladder', 'round-robin', 'knockout'])('can be a %s', (format) => {
    expect(faultsOf({ format, entryEndsAt: later })).toEqual([])
  })

  it.each([
    [{ game: 'chess' }, 'game'],
    [{ ruleset: 'wis-2024' }, 'ruleset: not a ruleset of this game'],
    [{ game: 'holdem', ruleset: 'arena' }, 'ruleset: no new season can use this ruleset'],
    [{ game: 'holdem', ruleset: 'duplicate' }, 'ruleset: no new season can use this ruleset'],
    [{ game: 'holdem', ruleset: 'llmarena-risk' }, 'ruleset: no new season can use this ruleset'],
    [
      { game: 'hanabi', ruleset: 'standard', format: 'knockout', entryEndsAt: later },
      'format: all at a table share its result',
    ],
    [{ format: 'knockout' }, 'entryEndsAt: set when entry ends: the schedule is made at that time'],
    [{ terms: { words: 'sealed' } }, 'terms.words: this game has no words'],
    [{ terms: { seats: 'self-play' } }, 'terms.seats: this game has no self-play'],
    [
      {
        game: 'hanabi',
        ruleset: 'standard',
        format: 'round-robin',
        entryEndsAt: later,
        terms: { seats: 'self-play' },
      },
      'terms.seats: only a ladder has self-play',
    ],
    [
      { format: 'knockout', entryEndsAt: later, terms: { order: 'skill' } },
      'terms.order: the board of such a season cannot use this order',
    ],
    [
      { game: 'hanabi', ruleset: 'standard', terms: { order: 'win-rate' } },
      'terms.order: the board of such a season cannot use this order',
    ],
    [
      { game: 'who-is-spy', ruleset: 'wis-2024', terms: { order: 'mean-points' } },
      'terms.order: the board of such a season cannot use this order',
    ],
    [{ terms: { stopWidth: 20 } }, 'terms.stopWidth: this game has no rating yet'],
  ])('is refused with the name of the field: %j', (season, fault) => {
    expect(faultsOf(season)).toEqual([expect.stringContaining(fault)])
  })
})

it.each(['fresh', 'llmarena'])('a season of hold’em may be played by %s', (ruleset) => {
  expect(faultsOf({ game: 'holdem', ruleset })).toEqual([])
})

it.each(['total', 'skill', 'mean-points', 'win-rate'])('a season may name its order: %s', (order) => {
  expect(faultsOf({ terms: { order } })).toEqual([])
  expect(faultsOf({ format: 'round-robin', entryEndsAt: later, terms: { order } })).toEqual([])
})

it('a season that names no order goes by the total', () => {
  expect(newSeason.parse(about).terms.order).toBe('total')
})

it('a season that names no game is one of who-is-spy', () => {
  const { game: _, ...rest } = about
  expect(newSeason.parse({ ...rest, ruleset: 'wis-2024' })).toMatchObject({ game: 'who-is-spy' })
  expect(newSeason.safeParse(rest).error?.issues[0]?.path).toEqual(['ruleset'])
})

it('a ladder of a game in which all share one result may be one of self-play', () => {
  expect(faultsOf({ game: 'hanabi', ruleset: 'standard', terms: { seats: 'self-play' } })).toEqual([])
  expect(faultsOf({ game: 'who-is-spy', ruleset: 'wis-2024', terms: { seats: 'self-play' } })).toEqual([
    'terms.seats: this game has no self-play',
  ])
})

it('sets the seats and other fields of the rules within the range of the game', () => {
  const dice = { game: 'liars-dice', ruleset: 'arena' }
  expect(faultsOf({ ...dice, set: { seats: 5, dice: 2, wild: false } })).toEqual([])
  expect(faultsOf({ ...dice, set: { seats: 9 } })).toEqual([expect.stringContaining('set.seats: ')])
  expect(faultsOf({ ...dice, set: { dice: 7 } })).toEqual([expect.stringContaining('set.dice: ')])
  expect(faultsOf({ ...dice, set: { color: 1 } })).toEqual(['set.color: no such field'])
  expect(faultsOf({ game: 'who-is-spy', ruleset: 'wis-2024', set: { seats: 13 } })).toEqual([
    'set.seats: at most 12',
  ])
})

describe('a mixed season', () => {
  const mixed = (fields: object, terms: object = {}) => {
    const about = { name: 'Both', languages: ['en'], ruleset: 'wis-2024', ...fields }
    const read = newSeason.safeParse({ ...about, terms: { people: 'mixed', turnLimitMs: 60_000, ...terms } })
    return read.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
  }

  it('is a ladder of strangers that gives a minute for each answer', () => {
    expect(mixed({})).toEqual([])
    const tooShort = [['terms.people', 'people need at least 60 seconds for each answer']]
    expect(mixed({}, { turnLimitMs: 59_999 })).toEqual(tooShort)
    expect(mixed({}, { people: 'none', turnLimitMs: 1000 })).toEqual([])
    const entryEndsAt = new Date(Date.now() + 86_400_000).toISOString()
    const noLadder = [['terms.people', 'people play in ladders without self-play only']]
    expect(mixed({ format: 'knockout', entryEndsAt })).toEqual(noLadder)
    expect(mixed({ game: 'hanabi', ruleset: 'standard' }, { seats: 'self-play' })).toContainEqual(noLadder[0])
  })

  it('counts every limit of time that its game has', () => {
    const table = { game: 'avalon', ruleset: 'interintent' }
    expect(mixed({ ...table, set: { talkLimitMs: 60_000 } })).toEqual([])
    expect(mixed({ ...table, set: { talkLimitMs: 59_000 } })).toHaveLength(1)
  })
})
