#!/usr/bin/env node
import { register } from 'tsx/esm/api'
import { generateClient } from '../../../scripts/bootstrap.mjs'
import { generateContent } from '../../../scripts/content.mjs'

generateContent()
// After `npm ci` alone there is none yet. What the command prints is left to the command.
generateClient(console.error)
register()
await import('../src/main.ts')
