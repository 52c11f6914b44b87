import { describe, expect, it } from 'vitest'
import { arrowPath } from '../arrow-path.ts'
import { widePlace } from '../oval.ts'
import { narrowPlace, placeStyle, tablePlace, wordsOf } from './places.ts'

const stage = { width: 1000, height: 600, gap: 60 }

describe.each([
  ['wide', widePlace],
  ['table', tablePlace],
  ['narrow', narrowPlace],
])('a %s stage', (_, place) => {
  it.each([3, 4, 5, 6])('has room for %i seats without overlaps', (seats) => {
    const places = Array.from({ length: seats }, (_, seat) => place(seat, seats))
    for (const { x, y } of places) expect([x > 5, x < 95, y > 10, y < 90]).toEqual([true, true, true, true])
    const distances = places.flatMap((one, seat) =>
      places.slice(seat + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    )
    expect(Math.min(...distances)).toBeGreaterThan(25)
  })
})

it('draws two arrows for two seats that name each other', () => {
  const [one, other] = [widePlace(0, 6), widePlace(3, 6)]
  const there = arrowPath(one, other, stage)
  const back = arrowPath(other, one, stage)
  const bend = (path: string) => /Q(\S+ \S+)/.exec(path)?.[1]
  expect(bend(there)).not.toBe(bend(back))
})

it('at a table of six, the words of four seats are in its corners and those of the other two below them', () => {
  const sides = Array.from({ length: 6 }, (_, seat) => wordsOf(tablePlace(seat, 6)))
  expect(sides).toEqual(['left', 'right', 'below', 'right', 'left', 'below'])
})

it('words reach to the edge of the stage beside the table, but below it not under those of the next seat', () => {
  const rooms = Array.from({ length: 5 }, (_, seat) => Object.entries(placeStyle(seat, 5))).map(
    (style) => style.find(([name]) => name === '--wide-room')?.[1],
  )
  expect(rooms.map((room) => String(room).includes('var(--aside'))).toEqual([true, true, true, false, true])
})
