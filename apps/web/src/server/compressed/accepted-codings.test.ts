import { expect, it } from 'vitest'
import { acceptsBrotli, acceptsGzip } from './serve-compressed.ts'

it.each([
  ['gzip, deflate, br, zstd', true],
  ['gzip, BR', true],
  ['*', true],
  ['br;q=0.4', true],
  ['br;q=0', false],
  ['*, br; q=0.000', false],
  ['gzip;q=0.5, *;q=0', false],
  ['gzip;q=1.0, br;q=0.5', false],
  ['br;q=nonsense', false],
  ['brother, gzip', false],
  ['', false],
  [undefined, false],
])('"%s" asks for brotli: %s', (header, expected) => {
  expect(acceptsBrotli(header)).toBe(expected)
})

it.each([
  ['gzip, deflate, br, zstd', true],
  ['*;q=0.1', true],
  ['gzip;q=0, *', false],
  ['identity', false],
  [undefined, false],
])('"%s" asks for gzip: %s', (header, expected) => {
  expect(acceptsGzip(header)).toBe(expected)
})
