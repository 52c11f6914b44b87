import { bootstrap } from './bootstrap.mjs'

await bootstrap('scripts/screenshots.ts')
