import fs from 'node:fs/promises'
import path from 'node:path'
import { gameIdOf } from '@wis/outside-games'
import { readArguments, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { root } from '../up/settings.ts'
import { packGameKit } from './pack-game-kit.ts'

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
