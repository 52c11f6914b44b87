import { expect, it } from 'vitest'
import { byteRange } from './send-kept-file.ts'

it.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=99-99', { first: 99, last: 99 }],
])('%s of a hundred bytes is one range', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s selects nothing of a hundred bytes', (header) => {
  expect(byteRange(header, 100)).toBeNull()
})

it.each([null, '', 'bytes=', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'lines=0-9', 'bytes=a-b'])(
  '%s gets the whole file',
  (header) => {
    expect(byteRange(header, 100)).toBeUndefined()
  },
)
