import { bootstrap } from './bootstrap.mjs'
import { watchContent } from './content.mjs'

// The servers watch their modules, but nobody watches the files of data.
if (process.argv.includes('--dev')) watchContent()
await bootstrap('apps/cli/src/up/main.ts')
