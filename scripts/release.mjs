import { bootstrap } from './bootstrap.mjs'

await bootstrap('scripts/release.ts')
