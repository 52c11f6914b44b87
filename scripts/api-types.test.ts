import fs from 'node:fs'
import { expect, it } from 'vitest'
import { apiTypes, apiTypesFile } from './api-types.ts'

it('the client of the command line has the current types of the API (if not: node scripts/api-client.mjs)', async () => {
  expect(fs.readFileSync(apiTypesFile, 'utf8') === (await apiTypes())).toBe(true)
}, 60_000)
