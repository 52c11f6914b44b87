import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../up/settings.ts'

const packages = path.join(root, 'packages')
const doors = { '.': 'define/index.ts', './table': 'define/table.ts', './contract': 'contract/game-kit.ts' }

/**
 * Packs what a game is written with as an npm package: `defineGame`, the vocabulary of a view, and their types, as source. A game
 * takes what it uses of it into its built files. Returns the name of the archive in the folder.
 */
export async function packGameKit(folder: string): Promise<string> {
  const copy = await fs.mkdtemp(path.join(os.tmpdir(), 'wis-game-kit-'))
  try {
    const { version, dependencies } = JSON.parse(
      await fs.readFile(path.join(packages, 'games', 'package.json'), 'utf8'),
    ) as { version: string; dependencies: Record<string, string> }
    const entries = [...Object.values(doors).map((door) => path.join('games', 'src', door)), engine]
    for (const [file, text] of await filesFrom(entries)) {
      await fs.mkdir(path.dirname(path.join(copy, file)), { recursive: true })
      await fs.writeFile(path.join(copy, file), text)
    }
    const manifest = {
      name: '@wis/game-kit',
      version,
      license: 'Apache-2.0',
      type: 'module',
      sideEffects: false,
      exports: Object.fromEntries(Object.entries(doors).map(([name, door]) => [name, `./games/src/${door}`])),
      dependencies: { zod: dependencies['zod'] },
    }
    await fs.writeFile(path.join(copy, 'package.json'), JSON.stringify(manifest, null, 2))
    await fs.mkdir(folder, { recursive: true })
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    await promisify(execFile)(npm, ['pack', '--silent', '--pack-destination', path.resolve(folder)], {
      cwd: copy,
      shell: process.platform === 'win32',
    })
    return `wis-game-kit-${version}.tgz`
  } finally {
    await fs.rm(copy, { recursive: true, force: true })
  }
}

const engine = path.join('engine', 'src', 'index.ts')

/** These files and all that they import, with the engine beside them in place of its package. */
async function filesFrom(entries: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    const folder = path.dirname(file)
    const text = await fs.readFile(path.join(packages, file), 'utf8')
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g))
      waiting.push(path.join(folder, name))
    const toEngine = path.relative(folder, engine).replaceAll(path.sep, '/')
    found.set(file, text.replaceAll("'@wis/engine'", `'${toEngine}'`))
  }
  return found
}
