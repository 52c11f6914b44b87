import fs from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      optionalDependencies: z.record(z.string(), z.string()).optional(),
      resolved: z.string().optional(),
    }),
  ),
})

const { packages } = lockfile.parse(JSON.parse(fs.readFileSync('package-lock.json', 'utf8')))

it('the lockfile names the packages of every platform, so that all can install from it', () => {
  const locked = new Set(Object.keys(packages).map((place) => place.split('node_modules/').at(-1)))
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).flatMap((name) => (locked.has(name) ? [] : [`${place} → ${name}`])),
  )
  expect(missing).toEqual([])
})

it('the lockfile names no host', () => {
  const hosts = Object.values(packages).flatMap(({ resolved }) =>
    resolved?.includes('://') ? [resolved] : [],
  )
  expect(hosts).toEqual([])
})
