import { bootstrap } from './bootstrap.mjs'

await bootstrap(process.argv.includes('--fuzz') ? 'scripts/fuzz.ts' : 'scripts/soak.ts')
