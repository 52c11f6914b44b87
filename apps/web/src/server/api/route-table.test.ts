import { apiRoutes } from '@wis/protocol'
import { expect, it } from 'vitest'
import { endpointsUnder } from './answer-call.ts'

it('every call in the table has a handler where its address looks for it, and every handler is in the table', async () => {
  const keys = Object.keys(apiRoutes)
  const firsts = [...new Set(keys.map((key) => key.split('/')[1] ?? ''))]
  const found = (
    await Promise.all(firsts.map(async (first) => ({ first, all: await endpointsUnder(first) })))
  ).flatMap(({ first, all }) => all.map(({ key }) => key).filter((key) => key.split('/')[1] === first))
  expect(found.toSorted()).toEqual(keys.toSorted())
})
