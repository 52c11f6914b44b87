import { expect, it } from 'vitest'
import { avatarParts } from './avatar-parts.tsx'
import { partCounts, partName, portraitOf, toneOf } from './portrait-of.ts'

it('the same id always gives the same portrait', () => {
  expect(portraitOf('agent-1').map(partName)).toEqual([
    'portrait-room-1',
    'portrait-coat-3',
    'portrait-head-3',
    'portrait-face-1',
    'portrait-hat-7',
  ])
  expect(toneOf('agent-1').room).toBe('#664469')
})

it('every part that can be chosen is drawn, and every drawn part can be chosen', () => {
  const drawn = Object.entries(avatarParts).map(([kind, parts]) => [kind, parts.length])
  expect(Object.fromEntries(drawn)).toEqual(partCounts)
})
