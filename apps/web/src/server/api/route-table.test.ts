import { apiRoutes, methods } from '@wis/protocol'
import type { ApiKey } from '@wis/protocol'
import { expect, it } from 'vitest'
import { fileOf, routeFiles } from '../../testing/api-rig.ts'

const keys = Object.keys(apiRoutes) as ApiKey[]

async function handlersIn(file: string): Promise<string[]> {
  const handlers = (await import(/* @vite-ignore */ file)) as object
  return Object.keys(handlers).filter((name) => methods.some((method) => method === name))
}

it('every call in the table has a handler, and every handler is in the table', async () => {
  const expected = keys.map((key) => `${key.split(' ')[0]} ${fileOf(key)}`)
  const found = []
  for (const file of routeFiles())
    for (const method of await handlersIn(file)) found.push(`${method} ${file}`)
  expect(found.sort()).toEqual(expected.sort())
})
