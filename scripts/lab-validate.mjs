import { bootstrap } from './bootstrap.mjs'

await bootstrap('scripts/lab-validate.ts')
