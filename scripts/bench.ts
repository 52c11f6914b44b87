import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const folder = path.join('scripts', 'bench')

/**
 * A measurement `area.what` is the file `area-what.ts`, which measures and prints when it is run. One that is of a single
 * game stands in a folder of its name. `rig` has what they share.
 */
const files = new Map(
  fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((found) => (found.isDirectory() && found.name !== 'rig' ? filesIn(found.name) : [found.name]))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [path.basename(name, '.ts').replace('-', '.'), path.join(folder, name)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
)

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !files.has(name))
if (unknown.length > 0) {
  console.error(`✘ there is no measurement ${unknown.join(', ')}`)
  console.error(`  usage: npm run bench [-- NAME…], where NAME is one of ${[...files.keys()].join(', ')}`)
  process.exitCode = 2
} else {
  const failed = [...files].filter(
    ([name, file]) => (asked.length === 0 || asked.includes(name)) && !measure(file),
  )
  if (failed.length > 0) process.exitCode = 1
}

function filesIn(game: string): readonly string[] {
  return fs.readdirSync(path.join(folder, game)).map((name) => path.join(game, name))
}

/** Each runs in a process of its own, so that none profits from another's warm-up or suffers from its leftovers. */
function measure(file: string): boolean {
  const loader = `./${path.posix.join('scripts', 'bench', 'rig', 'typescript.mjs')}`
  return spawnSync(process.execPath, ['--import', loader, file], { stdio: 'inherit' }).status === 0
}
