import { bootstrap } from './bootstrap.mjs'

await bootstrap('scripts/api-client.ts')
