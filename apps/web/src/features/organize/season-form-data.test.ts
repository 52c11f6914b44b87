import { newSeason } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { formOf } from '../../testing/form-of.ts'
import { eveningIn, fieldsOf, timeFrom } from './season-fields.ts'
import { errorsIn, seasonFrom } from './season-form-data.ts'

const filled = {
  name: 'Cup',
  languages: 'en',
  ruleset: 'wis-2024',
  format: 'ladder',
  entry: 'open',
  versions: 'live',
  words: 'collection',
}

const filledWith = (fields: Readonly<Record<string, string>>) => formOf({ ...filled, ...fields })

function errorsOf(fields: Readonly<Record<string, string>>) {
  const kept = fieldsOf(filledWith(fields))
  const read = newSeason.safeParse(seasonFrom(kept))
  return read.success ? {} : errorsIn(read.error, kept)
}

describe('the form of a season', () => {
  it('makes a season of no more than the required fields', () => {
    const read = newSeason.parse(seasonFrom(fieldsOf(filledWith({}))))
    expect(read).toMatchObject({ name: 'Cup', languages: ['en'], terms: { entry: 'open' }, embargo: false })
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: '\u200b\u202e' }, 'name'],
    [{ name: '!!!' }, 'name'],
    [{ languages: '' }, 'languages'],
    [{ format: 'round-robin', deals: '0', entryEndsAt: '2030-01-01T10:00' }, 'deals'],
    [{ format: 'knockout', deals: '3' }, 'entryEndsAt'],
    [{ versions: 'frozen' }, 'entryEndsAt'],
    [{ matchesPerAgent: 'many' }, 'matchesPerAgent'],
    [{ stopWidth: '3' }, 'stopWidth'],
    [{ turnLimitMs: '0.5' }, 'turnLimitMs'],
    [{ turnLimitMs: 'long' }, 'turnLimitMs'],
    [{ people: 'on', turnLimitMs: '59' }, 'people'],
    [{ entryEndsAt: '2030-01-02T10:00', endsAt: '2030-01-01T10:00' }, 'endsAt'],
  ])('reports %j at its field', (fields, field) => {
    expect(errorsOf(fields)).toEqual({ [field]: { code: field } })
  })

  it('says the time to answer in seconds, and leaves it to the ruleset if nobody says one', () => {
    const termsOf = (fields: Record<string, string>) =>
      newSeason.parse(seasonFrom(fieldsOf(filledWith(fields)))).terms
    expect(termsOf({ turnLimitMs: '2.5' }).turnLimitMs).toBe(2500)
    expect(termsOf({ turnLimitMs: ' ' })).not.toHaveProperty('turnLimitMs')
  })

  it.each(['entryEndsAt', 'endsAt'])('says of %s that it has passed, if it has', (field) => {
    expect(errorsOf({ [field]: '2020-01-01T10:00' })).toEqual({ [field]: { code: 'passed' } })
  })

  it('lets entry end now, in the minute that has begun', () => {
    expect(errorsOf({ entryEndsAt: new Date().toISOString().slice(0, 16) })).toEqual({})
  })

  it('names the faulty line of the pairs, or the number of missing pairs', () => {
    const sealed = { words: 'sealed', 'pairs-en': 'tea, coffee\nlion' }
    expect(errorsOf(sealed)).toEqual({
      'pairs-en': { code: 'not-two-words', values: { line: 2 } },
    })
    expect(errorsOf({ ...sealed, 'pairs-en': 'tea, coffee' })).toEqual({
      'pairs-en': { code: 'tooFewPairs', values: { least: 10, count: 1 } },
    })
  })

  it('names the order of the board, except in a knockout, which goes by the total', () => {
    const cup = { game: 'connect-four', ruleset: 'arena', order: 'skill' }
    const orderOf = (fields: Readonly<Record<string, string>>) =>
      newSeason.parse(seasonFrom(fieldsOf(filledWith({ ...cup, ...fields })))).terms.order
    expect(orderOf({})).toBe('skill')
    expect(orderOf({ format: 'knockout', deals: '3', entryEndsAt: '2030-01-01T10:00' })).toBe('total')
    expect(errorsOf({ order: 'skill' })).toEqual({ order: { code: 'order' } })
  })

  it('takes only agents that the platform vouches for if that is ticked', () => {
    const vouchedOf = (fields: Readonly<Record<string, string>>) =>
      newSeason.parse(seasonFrom(fieldsOf(filledWith(fields)))).terms.vouched
    expect([vouchedOf({}), vouchedOf({ vouched: 'on' })]).toEqual([false, true])
  })

  it('ignores pairs if the common words are played', () => {
    expect(errorsOf({ 'pairs-en': 'nonsense' })).toEqual({})
  })
})

it.each([
  ['', null],
  ['2030-01-02T10:30', '2030-01-02T10:30:00.000Z'],
  ['2030-01-02T10:30:00+02:00', '2030-01-02T08:30:00.000Z'],
  ['soon', 'soon'],
])('reads a time as UTC: “%s”', (text, time) => {
  expect(timeFrom(text)).toBe(time)
})

it.each([
  ['2030-02-27T23:30:00.000Z', 3, '2030-03-02T18:00'],
  ['2030-02-27T00:00:00.000Z', 1, '2030-02-28T18:00'],
])('from %s, the evening in %i days is %s', (now, days, evening) => {
  expect(eveningIn(days, now)).toBe(evening)
})

describe('the rules of a season', () => {
  const dice = { game: 'liars-dice', ruleset: 'arena' }

  it('are set in fields of their own, and an empty field keeps the ruleset', () => {
    const typed = { ...dice, 'set.seats': '5', 'set.wild': 'false', 'set.dice': '' }
    expect(seasonFrom(fieldsOf(filledWith(typed)))).toMatchObject({ set: { seats: 5, wild: false } })
    expect(newSeason.parse(seasonFrom(fieldsOf(filledWith(dice)))).set).toEqual({})
  })

  it.each([
    [{ 'set.seats': '7' }, 'set.seats'],
    [{ 'set.dice': 'six' }, 'set.dice'],
  ])('are refused out of range, at their field: %j', (typed, field) => {
    expect(errorsOf({ ...dice, ...typed })).toMatchObject({ [field]: { code: 'rule' } })
  })

  it('have no limit if the game allows none', () => {
    expect(
      seasonFrom(fieldsOf(filledWith({ 'set.rounds': 'none', 'set.spyRoundPoints': '0, 6' }))),
    ).toMatchObject({
      set: { rounds: null, spyRoundPoints: [0, 6] },
    })
  })
})
