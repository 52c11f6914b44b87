import { bootstrap } from './bootstrap.mjs'

await bootstrap('scripts/parity.ts')
