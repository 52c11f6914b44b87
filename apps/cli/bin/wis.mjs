#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'
import { generateClient } from '../../../scripts/bootstrap.mjs'
import { generateContent } from '../../../scripts/content.mjs'

generateContent()
// After `npm ci` alone there is none yet. What the command prints is left to the command.
generateClient(console.error)
register()
// `wis game` looks at a package that may be refused. All other commands know the games that the settings name.
if (process.argv[2] !== 'game') {
  const { loadOutsideGames } = await import('@wis/outside-games')
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const { refused } = await loadOutsideGames({ root, env: process.env })
  for (const { name, why } of refused) console.error(`✘ the game ${name} is refused. ${why}`)
}
await import('../src/main.ts')
