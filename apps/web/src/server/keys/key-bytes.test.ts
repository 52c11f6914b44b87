import { expect, it } from 'vitest'
import { keyBytes } from './key-bytes.ts'

const [a, b] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

it('keys are read as the vault reads them, newest first', () => {
  const keys = `new:${b.toString('base64')}, ${a.toString('base64')}`
  expect(keyBytes(keys).map((bytes) => Buffer.from(bytes))).toEqual([b, a])
  expect(keyBytes('')).toEqual([])
})
