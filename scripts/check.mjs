import { bootstrap } from './bootstrap.mjs'

await bootstrap('scripts/check.ts')
