import { bootstrap } from './bootstrap.mjs'

await bootstrap('apps/cli/src/up/main.ts')
