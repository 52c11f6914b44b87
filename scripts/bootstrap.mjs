// The first steps of every command, on a machine with nothing but Node: check Node, fetch the packages of the lockfile,
// make modules of the files of data, generate the database client, and only then load code that needs them. Uses only
// Node's own modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateContent } from './content.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const lockfile = path.join(root, 'package-lock.json')
const installed = path.join(root, 'node_modules', '.package-lock.json')
const stamp = path.join(root, 'node_modules', '.wis-installed')
const schema = path.join(root, 'prisma', 'schema.prisma')
const generatedFrom = path.join(root, 'packages', 'db', 'src', 'generated', '.schema')

/** Writes nothing if everything is there already, because a container runs it on a read-only file system. */
export function makeReady() {
  process.chdir(root)
  requireNode()
  install()
  generateContent()
  generateClient()
}

export async function bootstrap(entry) {
  makeReady()
  const { register } = await import('tsx/esm/api')
  register()
  await import(new URL(`../${entry}`, import.meta.url).href)
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  fail(
    `Node ${process.versions.node} is too old: this needs Node 20.19 or newer.`,
    'Get Node 26 or 24 from nodejs.org, then try again.',
  )
}

function install() {
  const wanted = createHash('sha256').update(fs.readFileSync(lockfile)).digest('hex')
  if (read(stamp) === wanted) return
  if (!isInstalledByHand()) fetchPackages()
  fs.writeFileSync(stamp, wanted)
}

/** True if npm has installed packages since the lockfile last changed. */
function isInstalledByHand() {
  return fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lockfile).mtimeMs
}

function fetchPackages() {
  const started = performance.now()
  console.log('… installing packages (once; about a minute)')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const run = spawnSync(npm, args, { encoding: 'utf8', shell: process.platform === 'win32' })
  if (run.status !== 0) explain(`${run.stderr ?? ''}${run.stdout ?? ''}`, run.error)
  console.log(`✔ packages installed  ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

export function generateClient(tell = console.log) {
  const wanted = fs.readFileSync(schema, 'utf8')
  if (read(generatedFrom) === wanted) return
  const started = performance.now()
  const prisma = path.join(
    root,
    'node_modules',
    '.bin',
    process.platform === 'win32' ? 'prisma.cmd' : 'prisma',
  )
  const run = spawnSync(prisma, ['generate'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (run.status !== 0)
    fail('The database client could not be generated.', `${run.stderr ?? ''}${run.stdout ?? ''}`)
  fs.writeFileSync(generatedFrom, wanted)
  tell(`✔ database client generated  ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

function explain(output, error) {
  if (/ENOSPC/.test(output))
    fail('The disk is full: the packages need about 1.3 GB.', 'Free some space, then try again.')
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i.test(output)) {
    fail(
      'The npm registry cannot be reached, and the packages are not installed yet.',
      'Connect once, or set npm’s registry or proxy, then try again.',
    )
  }
  fail(`npm ci failed: ${error?.message ?? ''}`, output.trim())
}

function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined
}

function fail(what, next) {
  console.error(`✘ ${what}\n  ${next.replaceAll('\n', '\n  ')}`)
  process.exit(1)
}
