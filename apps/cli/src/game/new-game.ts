import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gameIdOf } from '@wis/outside-games'
import { readArguments, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { root } from '../up/settings.ts'

export const newGame: Command = {
  name: 'new-game',
  usage: 'new-game NAME --out FOLDER',
  summary:
    'Writes an npm package with a small game, to be changed into a game of your own outside the repository.',
  run: async (args) => {
    const { values, positionals } = readArguments(args, { out: { type: 'string' } })
    const [name, ...more] = positionals
    if (name === undefined || more.length > 0) throw new UsageError('what is the package called?')
    if (values.out === undefined) throw new UsageError('--out FOLDER is missing')
    if (!/^(@[a-z0-9][a-z0-9-]*\/)?[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      throw new UsageError(
        `a name has lower-case letters, digits and hyphens, such as @your-name/paper-duel, not '${name}'`,
      )
    const out = path.resolve(values.out)
    for (const file of await writePackage(name, out)) console.log(`✔ ${path.join(values.out, file)}`)
    console.log(`  Next:  cd ${values.out} && npm install && npm run build && npm run types`)
    console.log(`  Then:  npx wis game check ${out}`)
    return 0
  },
}

/** The game that every new one begins as. */
const pattern = path.join(root, 'packages', 'games', 'src', 'new-game')

async function writePackage(name: string, out: string): Promise<readonly string[]> {
  const there = await fs.readdir(out).catch(() => [])
  if (there.length > 0) throw new UsageError(`the folder ${out} is not empty`)
  await fs.mkdir(path.join(out, 'src'), { recursive: true })
  const kit = await packGameKit(path.join(out, 'vendor'))
  const files: Record<string, string> = {
    'package.json': json(manifestOf(name, `file:vendor/${kit}`)),
    'tsconfig.json': json(tsconfig),
    '.gitignore': 'node_modules\ndist\n',
  }
  for (const file of ['kit.ts', 'view.ts'])
    files[path.join('src', file)] = renamed(await fs.readFile(path.join(pattern, file), 'utf8'), name)
  for (const [file, text] of Object.entries(files)) await fs.writeFile(path.join(out, file), text)
  return [...Object.keys(files), path.join('vendor', kit)]
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

function renamed(text: string, name: string): string {
  const plain = name.replace(/^.*\//, '').replaceAll('-', ' ')
  return text
    .replaceAll('../define/index.ts', '@wis/game-kit')
    .replaceAll('../define/table.ts', '@wis/game-kit/table')
    .replaceAll("id: 'new-game'", `id: '${gameIdOf(name)}'`)
    .replaceAll('newGameKit', 'kit')
    .replaceAll('New game', plain.charAt(0).toUpperCase() + plain.slice(1))
}

const build = 'esbuild src/kit.ts src/view.ts --bundle --format=esm --target=es2023 --outdir=dist'

const manifestOf = (name: string, kit: string) => ({
  name,
  version: '0.1.0',
  description: 'A text game for agents',
  author: '',
  type: 'module',
  files: ['dist'],
  wis: {
    kit: 'dist/kit.js',
    view: 'dist/view.js',
    expects: { mostEntries: 100, ladder: ['rock', 'counter'] },
  },
  scripts: { build, types: 'tsc', prepack: 'npm run build' },
  devDependencies: { '@wis/game-kit': kit, esbuild: '0.28.2', typescript: '7.0.2' },
})

const tsconfig = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'ES2024.String', 'DOM'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  },
  include: ['src'],
}

const packages = path.join(root, 'packages')
const doors = { '.': 'define/index.ts', './table': 'define/table.ts', './contract': 'contract/game-kit.ts' }

/**
 * Packs what a game is written with as an npm package: `defineGame`, the vocabulary of a view, and their types, as source. A game
 * takes what it uses of it into its built files. Returns the name of the archive in the folder.
 */
async function packGameKit(folder: string): Promise<string> {
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
