import { bootstrap } from './bootstrap.mjs'

await bootstrap('scripts/db.ts')
