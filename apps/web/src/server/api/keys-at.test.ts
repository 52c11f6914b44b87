import { apiRoutes } from '@wis/protocol'
import { expect, it } from 'vitest'
import { keysAt } from './keys-at.ts'

const partsOf = (key: string) =>
  key
    .slice(key.indexOf('/') + 1)
    .replaceAll(/\{\w+\}/g, 'x')
    .split('/')

it('every call in the table is found at its address', () => {
  const keys = Object.keys(apiRoutes)
  expect(keys.filter((key) => !(keysAt(partsOf(key)) as readonly string[]).includes(key))).toEqual([])
})

it('an address that is written out is not taken for an agent or a table of that name', () => {
  expect(keysAt(['agents', 'recognise'])).toEqual(['POST /agents/recognise'])
  expect(keysAt(['seasons', 'x', 'publish'])).toEqual(['POST /seasons/{slug}/publish'])
})
