import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as nextConstants from 'next/dist/lib/constants.js'
import { expect, test } from 'vitest'
import { inPlaceOfNext } from './aliases.ts'
import * as constants from './constants.ts'

const client = path.join(
  path.dirname(createRequire(import.meta.url).resolve('next/package.json')),
  'dist/client',
)
// Links and forms of Next, which the site does not use, and the modules themselves.
const elsewhere = /^(app-dir|dev)\/|^components\/(links|segment-cache\/scheduler)\.js$/u

test('what stands in place of a module of Next has all that the router uses of it', async () => {
  const found = new Set<string>()
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js') || elsewhere.test(file)) continue
    const text = readFileSync(path.join(client, file), 'utf8')
    for (const [, name = '', request = ''] of text.matchAll(/const (_\w+) = require\("(\.[^"]+)"\)/gu)) {
      const ours = inPlaceOfNext[request]
      if (!ours) continue
      found.add(request)
      const module = await import(path.join(import.meta.dirname, '../..', ours.browser))
      for (const [, used] of text.matchAll(new RegExp(String.raw`\b${name}\.(\w+)`, 'gu')))
        expect(Object.keys(module), `${file} uses ${used} of ${request}`).toContain(used)
    }
  }
  const withContent = Object.entries(inPlaceOfNext).filter(
    ([, { browser }]) => !browser.includes('empty-module'),
  )
  expect([...found].toSorted()).toEqual(withContent.map(([request]) => request).toSorted())
})

test('constants have the values of Next', () => {
  for (const [name, value] of Object.entries(constants)) expect(nextConstants).toHaveProperty(name, value)
})
