import { expect, it } from 'vitest'
import { labelPlaces } from './label-places.ts'

const frame = { left: 48, right: 318, top: 16, bottom: 294, hasDiagonal: true }
/** The distance of a place above the diagonal of the frame. */
const above = ([x, y]: readonly [number, number]) => 294 - ((x - 48) / 270) * 278 - y
const labelled = (x: number, y: number) => ({
  at: [x, y] as const,
  text: '118',
  span: [y - 20, y + 20] as const,
})

it('labels stand off the diagonal, and each on the one side of it', () => {
  for (const x of [70, 120, 180, 240, 290]) {
    const onLine = 294 - ((x - 48) / 270) * 278
    const [place] = labelPlaces([labelled(x, onLine)], frame)
    if (!place) throw new Error('no place')
    const end = place.at[0] + (place.anchor === 'start' ? 1 : -1) * 3 * 6.5
    const corners = [place.at[0], end].flatMap((at) => [
      above([at, place.at[1]]),
      above([at, place.at[1] - 9]),
    ])
    expect(corners.every((one) => one > 0) || corners.every((one) => one < 0)).toBe(true)
  }
})

it('labels of dots side by side do not meet, and stay in the frame', () => {
  const found = labelPlaces(
    [labelled(150, 100), labelled(172, 104), labelled(194, 100), labelled(52, 290)],
    frame,
  )
  const boxes = found.map(({ at: [x, y], anchor }) => ({ left: anchor === 'start' ? x : x - 19.5, y }))
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      expect(Math.abs(one.left - other.left) >= 19.5 || Math.abs(one.y - other.y) >= 9).toBe(true)
  expect(boxes.every(({ left, y }) => left >= 48 && left + 19.5 <= 318 && y <= 294 && y - 9 >= 16)).toBe(true)
})
