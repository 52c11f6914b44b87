import fs from 'node:fs'
import path from 'node:path'

/** The parts of a version that a release may raise; everything behind it begins at 0 again. */
const parts = ['major', 'minor', 'patch'] as const
const heading = '## Unreleased'
const changelog = 'CHANGELOG.md'
const lockfile = 'package-lock.json'
const pythonPackage = 'python/wis_arena/pyproject.toml'

/** A file of the repository with its text before the release and in it. */
export interface Change {
  readonly file: string
  readonly before: string
  readonly after: string
}

/** What a release changes. Writes nothing, and throws a RangeError with the reason if there is nothing to release. */
export function planRelease(root: string, version: string, day: string): readonly Change[] {
  const change = (file: string, edit: (text: string) => string): Change => {
    const before = fs.readFileSync(path.join(root, file), 'utf8')
    return { file, before, after: edit(before) }
  }
  return [
    change(changelog, (text) => cutChangelog(text, version, day)),
    ...manifestsOf(root).map((file) => change(file, (text) => withVersion(text, version))),
    change(pythonPackage, (text) => withVersion(text, version)),
    change(lockfile, (text) => lockWithVersion(text, version)),
  ]
}

export function manifestsOf(root: string): readonly string[] {
  const workspaces = ['apps', 'packages'].flatMap((folder) =>
    fs.readdirSync(path.join(root, folder)).map((name) => path.join(folder, name, 'package.json')),
  )
  return ['package.json', ...workspaces.filter((file) => fs.existsSync(path.join(root, file)))]
}

export function versionOf(root: string): string {
  const found = versionLine.exec(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (!found?.[2]) throw new RangeError('package.json names no version')
  return found[2]
}

/** The version after `current`: one part raised, or the wanted one, which has to be later. */
export function nextVersion(current: string, wanted: string): string {
  const now = numbersOf(current)
  const place = parts.findIndex((part) => part === wanted)
  if (place >= 0) return now.map((count, at) => (at < place ? count : at === place ? count + 1 : 0)).join('.')
  const next = numbersOf(wanted)
  const differs = next.findIndex((count, at) => count !== now[at])
  if ((next[differs] ?? 0) <= (now[differs] ?? 0))
    throw new RangeError(`${wanted} is not later than ${current}`)
  return wanted
}

function numbersOf(version: string): readonly number[] {
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version))
    throw new RangeError(`a version is ${parts.join(', ')} or three numbers such as 1.2.3, not '${version}'`)
  return version.split('.').map(Number)
}

/** The changelog with its newest section under the name of the release, and an empty "Unreleased" above it. */
export function cutChangelog(text: string, version: string, day: string): string {
  const [before, rest, ...more] = text.split(`${heading}\n`)
  if (before === undefined || rest === undefined || more.length > 0)
    throw new RangeError(`${changelog} has no section "${heading}", or several`)
  if (rest.includes(`\n## ${version} — `) || rest.startsWith(`## ${version} — `))
    throw new RangeError(`${changelog} has a section ${version} already`)
  const [entries = ''] = rest.split(/^## /m, 1)
  if (!/^- /m.test(entries))
    throw new RangeError(`"${heading}" in ${changelog} has no entries: nothing to release`)
  return `${before}${heading}\n\n## ${version} — ${day}\n${rest}`
}

/** In a package.json or a pyproject.toml. */
const versionLine = /^( {2}"version": "|version = ")([^"]*)(",?)$/m

/** A manifest with another version and every other character as it was. */
export function withVersion(text: string, version: string): string {
  if (!versionLine.test(text)) throw new RangeError('a manifest names no version')
  return text.replace(versionLine, `$1${version}$3`)
}

interface Lockfile {
  version?: string
  packages: Record<string, { version?: string }>
}

export function lockWithVersion(text: string, version: string): string {
  const lock = JSON.parse(text) as Lockfile
  lock.version = version
  for (const [place, locked] of Object.entries(lock.packages))
    if (!place.includes('node_modules/') && locked.version !== undefined) locked.version = version
  return `${JSON.stringify(lock, null, 2)}\n`
}
