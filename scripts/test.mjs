import { bootstrap } from './bootstrap.mjs'

await bootstrap('scripts/test.ts')
