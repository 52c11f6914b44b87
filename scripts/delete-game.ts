import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const parts = ['packages', 'apps', 'scripts', 'prisma', 'e2e']
const files = ['tsconfig.json', 'tsconfig.base.json', 'package.json', 'vitest.config.ts', 'prisma.config.ts']
const isLeftOut = (file: string) => /\/(node_modules|\.next|dist|\.turbo)$/.test(file)
/** Tests of a game go with it, and tests of others may use it as an example. */
const isOfTests = (error: string) =>
  /\.test\.tsx?\(|\/testing(\/|\.ts\()|^packages\/testkit\/|^e2e\//.test(error)

/** What does not type-check any more in a copy of the tree without a game: its folder and its measurements. Of the site, only what others import. */
export function errorsWithout(root: string, id: string): readonly string[] {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-without-games-'))
  try {
    for (const part of [...parts, ...files])
      fs.cpSync(path.join(root, part), path.join(copy, part), {
        recursive: true,
        filter: (file) => !isLeftOut(file.replaceAll('\\', '/')),
      })
    linkModules(root, copy)
    for (const folder of ['packages/games/src', 'scripts/bench'])
      fs.rmSync(path.join(copy, folder, id), { recursive: true, force: true })
    execFileSync(process.execPath, ['scripts/content.mjs'], { cwd: copy })
    const compiler = path.join(root, 'node_modules/.bin/tsc')
    const { stdout } = spawnSync(compiler, ['--noEmit'], { cwd: copy, encoding: 'utf8' })
    return stdout.split('\n').filter((line) => /^\S.*error TS/.test(line) && !isOfTests(line))
  } finally {
    fs.rmSync(copy, { recursive: true })
  }
}

/** Packages of the registry are where they are. Those of the tree are links, which lead into the copy. */
function linkModules(root: string, copy: string): void {
  const [from, to] = [root, copy].map((tree) => path.join(tree, 'node_modules'))
  if (from === undefined || to === undefined) return
  fs.mkdirSync(to)
  for (const name of fs.readdirSync(from).filter((one) => one !== '@wis'))
    fs.symlinkSync(path.join(from, name), path.join(to, name))
  fs.cpSync(path.join(from, '@wis'), path.join(to, '@wis'), { recursive: true, verbatimSymlinks: true })
}
