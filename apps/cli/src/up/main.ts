import { readSettings } from './settings.ts'
import { StartRefused } from './steps.ts'
import { up } from './up.ts'

const parent = process.ppid
const breakOff = new AbortController()
const undone: (() => Promise<void> | void)[] = []
let ending: Promise<void> | undefined

process.env['TURBO_TELEMETRY_DISABLED'] = '1'
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0))
// npm may end without passing on the signal. Then this process is an orphan that no terminal can stop.
setInterval(() => {
  if (process.ppid !== parent) void leave(0)
}, 500).unref()

const started = start()
try {
  console.log(`\n  ready: ${await started}\n  Ctrl-C stops everything.\n`)
} catch (error) {
  if (!ending) {
    const next = error instanceof StartRefused ? `\n  ${error.next}` : ''
    console.error(`✘ ${error instanceof Error ? error.message : String(error)}${next}`)
  }
  await leave(1)
}

async function start(): Promise<string> {
  return up(readSettings(process.argv.includes('--dev')), {
    undo: (stop) => undone.push(stop),
    signal: breakOff.signal,
    onFailure: (what) => {
      console.error(`✘ ${what}`)
      void leave(1)
    },
  })
}

/** Undoes the start, last step first. A second call does nothing. */
function leave(code: number): Promise<void> {
  ending ??= (async () => {
    if (undone.length > 0) console.log('\n… stopping')
    breakOff.abort()
    // A step that is under way can be undone only when it has finished.
    await started.catch(() => undefined)
    for (const stop of undone.toReversed()) await stop()
    if (undone.length > 0) console.log('✔ everything is stopped')
    process.exit(code)
  })()
  return ending
}
