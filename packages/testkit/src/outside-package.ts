import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const npm = (cwd: string, ...args: string[]) =>
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund', '--silent'], {
    cwd,
    encoding: 'utf8',
  })

/** The name of the package that `madePackage` writes, and the game in it. */
export const outsideName = '@somebody/paper-duel'
export const outsideGame = 'somebody-paper-duel'

/**
 * A game in a package of its own, as `wis new-game` writes it, built and packed. What npm would fetch for its author is linked from
 * here. Returns its folder and its archive.
 */
export function madePackage(folder: string): { readonly out: string; readonly archive: string } {
  const out = path.join(folder, 'paper-duel')
  const wis = path.join(root, 'apps', 'cli', 'bin', 'wis.mjs')
  execFileSync(process.execPath, [wis, 'new-game', outsideName, '--out', out])
  const modules = path.join(out, 'node_modules')
  const kit = path.join(modules, '@wis', 'game-kit')
  fs.mkdirSync(kit, { recursive: true })
  for (const name of ['zod', 'esbuild', 'typescript', '.bin'])
    fs.symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name))
  const [vendored = ''] = fs.readdirSync(path.join(out, 'vendor'))
  execFileSync('tar', ['-xzf', path.join(out, 'vendor', vendored), '-C', kit, '--strip-components=1'])
  const archive = path.join(out, npm(out, 'pack').trim().split('\n').at(-1) ?? '')
  return { out, archive }
}

/** Has npm install the archive into the data folder of an installation. */
export function installPackage(archive: string, dataDir: string): void {
  fs.mkdirSync(dataDir, { recursive: true })
  npm(dataDir, 'install', '--prefix', dataDir, archive)
}
