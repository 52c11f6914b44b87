import { bootstrap } from './bootstrap.mjs'

await bootstrap('scripts/soak.ts')
