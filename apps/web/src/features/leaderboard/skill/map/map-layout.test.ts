import { describe, expect, it } from 'vitest'
import { labelWidth, mapScales, mapSize, phoneMapSize, placeLabels, spreadFaces } from './map-layout.ts'

const scale = (rating: number) => ({ rating, low: rating - 50, high: rating + 50, matches: 10 })

describe('the map', () => {
  it('is cropped to its ratings and their intervals, in steps of one size that meet the average', () => {
    const skills = [
      { deception: scale(1800), detection: scale(1450) },
      { deception: scale(1300), detection: scale(1600) },
    ]
    const { across, up } = mapScales(skills)
    expect(across.ticks).toContain(1500)
    expect(up.ticks).toContain(1500)
    const stepsOf = ({ ticks }: typeof up) =>
      new Set(ticks.slice(1).map((tick, at) => tick - (ticks[at] ?? 0)))
    expect(stepsOf(across)).toEqual(stepsOf(up))
    expect([across.ticks[0], across.ticks.at(-1)]).toEqual([1250, 1850])
    expect([up.ticks[0], up.ticks.at(-1)]).toEqual([1400, 1650])
    expect(up.at(1600)).toBeLessThan(up.at(1450))
    for (const { deception, detection } of skills) {
      expect(across.at(deception.rating)).toBeGreaterThan(mapSize.left)
      expect(across.at(deception.rating)).toBeLessThan(mapSize.width - mapSize.right)
      expect(up.at(detection.rating)).toBeGreaterThan(mapSize.top)
    }
  })

  it('ends an interval that is wider than the frame at the frame', () => {
    const { across } = mapScales([{ deception: scale(1500), detection: scale(1500) }])
    expect(across.at(-1e6)).toBe(mapSize.left)
  })
})

describe('the faces on the map', () => {
  it('stand apart, the alone ones in their places', () => {
    const dots = [
      { x: 400, y: 300 },
      { x: 400, y: 300 },
      { x: 410, y: 304 },
      { x: 700, y: 200 },
    ]
    const places = spreadFaces(dots, 10)
    expect(places[3]).toEqual(dots[3])
    for (const [at, one] of places.entries())
      for (const other of places.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20)
  })
})

describe('the names on the map', () => {
  it('are right of a dot that stands alone', () => {
    expect(placeLabels([{ x: 400, y: 300, width: 80 }])).toEqual([{ x: 409, y: 300, anchor: 'start' }])
  })

  it('are left of a dot if they would leave the picture on the right', () => {
    expect(placeLabels([{ x: 1060, y: 300, width: 80 }])[0]?.anchor).toBe('end')
  })

  it('never cover each other, and some are left out in a crowd', () => {
    const dots = Array.from({ length: 60 }, (_, n) => ({
      x: 400 + (n % 8) * 9,
      y: 300 + (n % 5) * 7,
      width: 90,
    }))
    const labels = placeLabels(dots)
    const boxes = labels.flatMap((label) => {
      if (!label) return []
      const left = { start: 0, middle: -45, end: -90 }[label.anchor] + label.x
      return [{ left, top: label.y - 7 }]
    })
    for (const [at, a] of boxes.entries())
      for (const b of boxes.slice(at + 1))
        expect(Math.abs(a.left - b.left) < 90 && Math.abs(a.top - b.top) < 14).toBe(false)
    expect(labels).toContain(null)
  })

  it('are wider in Chinese', () => {
    expect(labelWidth('卧底')).toBeGreaterThan(labelWidth('ab'))
  })
})

describe('the map on a phone', () => {
  it('has every dot, every name and every number of its axes inside it', () => {
    const skills = [1120, 1500, 1860].map((rating) => ({
      deception: scale(rating),
      detection: scale(rating),
    }))
    const { across, up } = mapScales(skills, phoneMapSize)
    const dots = skills.map(({ deception, detection }) => {
      return {
        x: across.at(deception.rating),
        y: up.at(detection.rating),
        width: labelWidth('An agent of 22 letter'),
      }
    })
    for (const { x, y } of dots) {
      expect(x).toBeGreaterThan(phoneMapSize.left)
      expect(x).toBeLessThan(phoneMapSize.width)
      expect(y).toBeLessThan(phoneMapSize.height - phoneMapSize.bottom)
    }
    for (const [place, label] of placeLabels(dots, phoneMapSize).entries()) {
      const width = dots[place]?.width ?? 0
      const left =
        (label?.x ?? 0) - (label?.anchor === 'end' ? width : label?.anchor === 'middle' ? width / 2 : 0)
      expect(left + width).toBeLessThanOrEqual(phoneMapSize.width)
    }
    const apart = across.ticks
      .slice(1)
      .map((tick, place) => across.at(tick) - across.at(across.ticks[place] ?? 0))
    expect(Math.min(...apart)).toBeGreaterThan(40)
  })
})
