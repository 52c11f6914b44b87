import { describe, expect, it } from 'vitest'
import { readMinds } from './read-step.ts'

const aliases = ['Player 1', 'Player 2', 'Player 3']
const half = { 'Player 1': 0, 'Player 2': 0.5, 'Player 3': 0.5 }

describe('a table of expectations', () => {
  it.each([
    ['per cents by name', { minds: { 'Player 1': { 'Player 1': 0, 'Player 2': 50, 'Player 3': 50 } } }],
    ['shares', { minds: { 'Player 1': { 'Player 1': 0, 'Player 2': 0.5, 'Player 3': 0.5 } } }],
    ['texts', { minds: { 'Player 1': { 'Player 1': '0%', 'Player 2': '50 %', 'Player 3': '50' } } }],
    ['no outer name', { 'player 1': { player1: 0, player2: 50, 'PLAYER 3': 50 } }],
    ['a row as a list', { minds: { 'Player 1': [0, 50, 50] } }],
    ['names that nobody has', { minds: { 'Player 1': { ...half, 'Player 9': 80 }, Nobody: half } }],
  ])('is read from %s', (_, given) => {
    expect(readMinds(`So:\n${JSON.stringify(given)}`, aliases, true)).toEqual({ 'Player 1': half })
  })

  it('is read from lists in the order of the seats', () => {
    const rows = [
      [0.3, 0.2, 0.5],
      [0.1, 0.4, 0.5],
      [0.3, 0.3, 0.4],
    ]
    expect(readMinds(JSON.stringify({ minds: rows }), aliases, true)).toEqual(
      Object.fromEntries(
        rows.map((row, seat) => [
          aliases[seat],
          Object.fromEntries(row.map((chance, other) => [aliases[other], chance])),
        ]),
      ),
    )
  })

  it('adds up to 1 in each row where exactly one player is meant, and is left as it is elsewhere', () => {
    const given = JSON.stringify({ minds: { 'Player 2': { 'Player 1': 90, 'Player 3': 60 } } })
    expect(readMinds(given, aliases, true)).toEqual({ 'Player 2': { 'Player 1': 0.6, 'Player 3': 0.4 } })
    expect(readMinds(given, aliases, false)).toEqual({ 'Player 2': { 'Player 1': 0.9, 'Player 3': 0.6 } })
  })

  it('is the last one that is given', () => {
    const [one, two] = [10, 20].map((chance) => JSON.stringify({ 'Player 1': { 'Player 2': chance } }))
    expect(readMinds(`${one}\nNo:\n${two}`, aliases, false)).toEqual({ 'Player 1': { 'Player 2': 0.2 } })
  })

  it.each([
    '',
    'Player 2 is the one.',
    '{"minds": {}}',
    '{"minds": {"Player 1": {"Player 2": "likely"}}}',
    '{"minds": {"Player 1": {"Player 2": -3}}}',
    '{"minds": [[1, 2], [3, 4]]}',
    '[[[[[',
  ])('is not found in %j', (text) => {
    expect(readMinds(text, aliases, true)).toBeUndefined()
  })

  it('of which no player is likely says nothing where one must be', () => {
    const nobody = JSON.stringify({ minds: { 'Player 1': { 'Player 2': 0, 'Player 3': 0 } } })
    expect(readMinds(nobody, aliases, true)).toBeUndefined()
    expect(readMinds(nobody, aliases, false)).toEqual({ 'Player 1': { 'Player 2': 0, 'Player 3': 0 } })
  })
})
