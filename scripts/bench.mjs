import { bootstrap } from './bootstrap.mjs'

await bootstrap('scripts/bench.ts')
