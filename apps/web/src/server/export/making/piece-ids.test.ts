import { expect, it } from 'vitest'
import { pieceIds } from './season-pieces.ts'

const ids = Array.from({ length: 5000 }, (_, number) => `match-${String(number).padStart(6, '0')}`)

it('pieces hold every match once, in order, and few enough to fit in memory', () => {
  const pieces = pieceIds(ids)
  expect(pieces.flat()).toEqual(ids)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(256)
  expect(pieces.length).toBeGreaterThan(40)
})

it('a new match changes the last piece, and a match that ended late changes its own', () => {
  const known = new Set(pieceIds(ids).map(String))
  const anew = (now: readonly string[]) => pieceIds(now).filter((piece) => !known.has(String(piece)))
  expect(anew([...ids, 'match-005000'])).toHaveLength(1)
  for (const late of [3, 1777, 4998])
    expect(anew(ids.toSpliced(late, 0, `${ids[late - 1]}-b`)).length).toBeLessThanOrEqual(2)
})

it('no matches give no piece', () => {
  expect(pieceIds([])).toEqual([])
})
