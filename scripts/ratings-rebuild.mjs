import { bootstrap } from './bootstrap.mjs'

await bootstrap('scripts/ratings-rebuild.ts')
