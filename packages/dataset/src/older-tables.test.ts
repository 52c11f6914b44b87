import { replay } from '@wis/engine'
import { seatFacts, whoIsSpy } from '@wis/games/who-is-spy'
import { describe, expect, it } from 'vitest'
import { broughtUpToDate } from './tables.ts'
import { playedMatch, rowsIn, tableCalled, tableNames } from './testing.ts'

const several = Array.from({ length: 20 }, (_, seed) => playedMatch(`${seed}`))

describe('the tables of a match', () => {
  it.each(tableNames)('fill every column of %s, and no other', (name) => {
    const columns = tableCalled(name).columns.map((column) => column.name)
    for (const row of several.flatMap((played) => rowsIn(played, name))) {
      expect(Object.keys(row).toSorted()).toEqual(columns.toSorted())
    }
  })

  it.each(tableNames)('leave only optional cells of %s empty', (name) => {
    const needed = tableCalled(name).columns.filter(({ optional }) => !optional)
    for (const row of several.flatMap((played) => rowsIn(played, name))) {
      expect(needed.filter((column) => row[column.name] === null)).toEqual([])
    }
  })

  it('have a speech or a vote for every move in the log, in its order', () => {
    for (const played of several) {
      const moves = played.log.filter(({ event }) =>
        ['speech-given', 'speech-missed', 'vote-cast'].includes(event.type),
      )
      const told = [...rowsIn(played, 'speeches'), ...rowsIn(played, 'votes')].map(({ seq }) => Number(seq))
      expect(told.toSorted((a, b) => a - b)).toEqual(moves.map(({ seq }) => seq))
    }
  })

  it('give each seat the points that the rules gave it', () => {
    for (const played of several) {
      const facts = seatFacts(replay(whoIsSpy, played.log))
      const rows = rowsIn(played, 'seats')
      if (facts.length > 0)
        expect(rows.map((row) => row['points_fifteenths'])).toEqual(facts.map((f) => f.points))
      expect(rows.filter(({ role }) => role === 'spy')).toHaveLength(1)
    }
  })

  it('say which ballots named the spy', () => {
    const ballots = several.flatMap((played) => {
      const spy = rowsIn(played, 'matches')[0]?.['spy_seat']
      return rowsIn(played, 'votes').map((row) => [row['named_spy'], row['target_seat'] === spy])
    })
    expect(ballots.length).toBeGreaterThan(100)
    expect(ballots.filter(([said, is]) => said !== is)).toEqual([])
  })

  it('are empty for a match that was never dealt', () => {
    const log = [
      { seq: 0, at: new Date(0).toISOString(), event: { type: 'match-voided', reason: 'offline' } },
    ] as const
    const never = { ...playedMatch('0'), log }
    expect(tableNames.flatMap((name) => rowsIn(never, name))).toEqual([])
  })

  it.each(tableNames)('of rows of %s made earlier equal rows made now', (name) => {
    const nameOf = (agent: string) => ({ slug: `${agent}-now`, name: 'New', kind: 'chat', owner: null })
    const now = { season: 'summer', voidedBy: () => 7, nameOf }
    for (const played of several) {
      const seats = played.seats.map((seat) => ({ ...seat, ...nameOf(seat.agent) }))
      const anew = rowsIn({ ...played, season: 'summer', voidedBy: 7, seats }, name)
      expect(rowsIn(played, name).map((row) => broughtUpToDate(name, row, now))).toEqual(anew)
    }
  })
})
