// Serves the built site: node serve.mjs -p PORT -H HOST
import { existsSync, readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// With the settings that the build wrote down, as Next's own standalone server has them. Otherwise it would read
// next.config.ts again, and keep the compiler for that in memory: 40 MB.
const built = new URL('.next/required-server-files.json', import.meta.url)
if (existsSync(built))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(
    JSON.parse(readFileSync(built, 'utf8')).config,
  )

// Called once, after the first pages: see warm-up.ts.
setFlagsFromString('--expose-gc')
globalThis.gc = runInNewContext('gc')

process.argv.splice(2, 0, 'start')
await import('next/dist/bin/next')
