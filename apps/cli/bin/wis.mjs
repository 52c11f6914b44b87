#!/usr/bin/env node
import { register } from 'tsx/esm/api'
import { generateContent } from '../../../scripts/content.mjs'

generateContent()
register()
await import('../src/main.ts')
