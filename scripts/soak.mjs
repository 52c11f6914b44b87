import { bootstrap } from './bootstrap.mjs'

const usage = `usage: npm run soak -- [--matches 300] [--load PROCESSES] [--seed WORD]
         plays matches on four runners that are killed and stopped in mid-work, and looks whether anything is lost
       npm run soak -- --fuzz [--requests 20000] [--seed WORD] [--nesting] [--only REQUEST]
         sends nonsense to a platform of its own, and looks whether it fails, hangs, tells a secret or keeps memory`

if (process.argv.includes('--help')) console.log(usage)
else await bootstrap(process.argv.includes('--fuzz') ? 'scripts/fuzz.ts' : 'scripts/soak.ts')
