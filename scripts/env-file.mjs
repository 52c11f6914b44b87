import { bootstrap } from './bootstrap.mjs'

await bootstrap('scripts/env-file.ts')
