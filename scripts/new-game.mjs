import { bootstrap } from './bootstrap.mjs'

await bootstrap('scripts/new-game.ts')
