import { bootstrap } from './bootstrap.mjs'

await bootstrap('scripts/lab-coverage.ts')
