import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { nextVersion, planRelease, versionOf } from './cut-release.ts'
import type { Change } from './cut-release.ts'

type Command = readonly string[]

const tagOf = (version: string) => `v${version}`
const shown = (command: Command) =>
  ['git', ...command].map((word) => (/[ :]/.test(word) ? `'${word}'` : word)).join(' ')

const dry = '--dry-run'
const args = process.argv.slice(2)
const isDry = args.includes(dry)
const [wanted = 'minor', ...more] = args.filter((arg) => arg !== dry)

try {
  if (more.length > 0 || wanted.startsWith('-')) throw new RangeError('name one version at most')
  release(nextVersion(versionOf('.'), wanted))
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(`✘ ${error.message}\n  usage: npm run release -- [patch|minor|major|x.y.z] [${dry}]`)
  process.exitCode = 2
}

function release(version: string): void {
  const changes = planRelease('.', version, new Date().toISOString().slice(0, 10))
  const faults = faultsOfPlace(version)
  const commands = commandsFor(version, changes)
  if (isDry) {
    for (const change of changes) console.log(differenceOf(change))
    console.log(`Nothing was written. Without ${dry} these files change, and then:`)
    for (const command of commands) console.log(`  ${shown(command)}`)
  }
  for (const fault of faults) console.error(`✘ ${fault}`)
  if (faults.length > 0) process.exitCode = 1
  else if (!isDry) carryOut(changes, commands)
  if (faults.length === 0) console.log(`  To publish it:  git push --follow-tags`)
}

/** What speaks against a release from this place. */
function faultsOfPlace(version: string): readonly string[] {
  const branch = git('branch', '--show-current')
  return [
    ...(branch === 'main' ? [] : [`a release is made on main, not on ${branch || 'a single commit'}`]),
    ...(git('status', '--porcelain') === '' ? [] : ['there are changes that are not committed']),
    ...(git('tag', '--list', tagOf(version)) === '' ? [] : [`there is a tag ${tagOf(version)} already`]),
  ]
}

function commandsFor(version: string, changes: readonly Change[]): readonly Command[] {
  return [
    ['add', ...changes.map(({ file }) => file)],
    ['commit', '-m', `release: ${version}`],
    ['tag', '-a', tagOf(version), '-m', `release ${version}`],
  ]
}

function carryOut(changes: readonly Change[], commands: readonly Command[]): void {
  for (const { file, after } of changes) fs.writeFileSync(file, after)
  for (const command of commands) {
    git(...command)
    console.log(`✔ ${shown(command)}`)
  }
}

/** As `git diff` shows it. The new text goes to git and not to the disk. */
function differenceOf({ file, after }: Change): string {
  const compare = ['diff', '--no-index', '--no-color', '--unified=1', file, '-']
  const { stdout } = spawnSync('git', compare, { input: after, encoding: 'utf8' })
  return stdout.replace(/^diff .*\nindex .*\n/, '').replace(/^\+\+\+ .*$/m, `+++ b/${file}`)
}

function git(...command: Command): string {
  const { status, stdout, stderr } = spawnSync('git', command, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${shown(command)} failed:\n${stderr}`)
  return stdout.trim()
}
