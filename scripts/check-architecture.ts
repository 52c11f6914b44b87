import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

/** The imports that each part may make of the others. ARCHITECTURE.md has the same table. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/engine': [],
  'packages/games': ['engine'],
  'packages/ratings': ['engine'],
  'packages/protocol': ['engine', 'games'],
  'packages/arena': ['engine', 'games', 'ratings', 'protocol'],
  'packages/proof': ['engine', 'games', 'ratings', 'arena'],
  'packages/dataset': ['engine', 'games'],
  'packages/agents': ['engine', 'games', 'protocol'],
  'packages/simulation': ['engine', 'games', 'protocol', 'agents'],
  'packages/flight-check': ['engine', 'games', 'protocol', 'agents'],
  'packages/outside-games': ['games'],
  'packages/lab': ['engine', 'games', 'ratings', 'protocol', 'dataset'],
  'packages/db': ['engine', 'games', 'ratings', 'protocol', 'arena'],
  'packages/testkit': ['engine', 'games', 'protocol', 'db'],
  'apps/web': [
    'engine',
    'games',
    'ratings',
    'protocol',
    'arena',
    'db',
    'proof',
    'dataset',
    'lab',
    'outside-games',
  ],
  'apps/runner': [
    'engine',
    'games',
    'ratings',
    'protocol',
    'arena',
    'proof',
    'agents',
    'flight-check',
    'lab',
    'db',
    'outside-games',
  ],
  'apps/cli': [
    'engine',
    'games',
    'ratings',
    'protocol',
    'proof',
    'agents',
    'flight-check',
    'simulation',
    'lab',
    'db',
    'outside-games',
  ],
}

/** The doors by subject of a package whose names are too many for one: `@wis/db/seasons` is `src/doors/seasons.ts`. */
const doors: Readonly<Record<string, readonly string[]>> = {
  db: [
    'accounts',
    'agents',
    'boards',
    'daily',
    'experiments',
    'follows',
    'hunts',
    'matches',
    'people',
    'seasons',
    'visitors',
  ],
  protocol: ['basics', 'own-name'],
}

/** Parts that only compute: they import no module of Node's, and from the registry only the packages listed here. */
const pure: Readonly<Record<string, readonly string[]>> = {
  'packages/engine': [],
  'packages/games': ['zod'],
  'packages/ratings': [],
  'packages/arena': [],
}

interface Import {
  readonly from: string
  readonly name: string
}

/** Every way in which the tree below `root` breaks the table; empty if it keeps the table. */
export function architectureFaults(root: string): string[] {
  const files = Object.keys(mayImport).flatMap((part) => sourceFiles(root, part))
  const imports = files.flatMap((file) => importsOf(root, file))
  return [
    ...imports.flatMap(faultOf),
    ...cycles(root, imports),
    ...viewFaults(root, files),
    ...copiedFaults(root, imports),
  ]
}

function sourceFiles(root: string, part: string): string[] {
  const folder = path.join(root, part, 'src')
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('generated'))
    .map((name) => path.join(part, 'src', name).replaceAll('\\', '/'))
}

function importsOf(root: string, from: string): Import[] {
  const text = fs.readFileSync(path.join(root, from), 'utf8')
  const { staticImports, staticExports } = parseSync(from, text).module
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // While it runs, and in types.
    ...[...text.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, name = '']) => name),
  ]
  return named.map((name) => ({ from, name }))
}

/** A browser loads the view of a game to show its matches. That must not bring players, words, texts or schemas. */
const keptFromViews = /\/house(\/|\.ts$)|\/generated\/(?!(?:view|icons)\.ts$)|\/texts\.ts$|\/kit\.ts$|^zod$/

/** What the view of any game loads that it must not, named with the file that imports it. */
function viewFaults(root: string, files: readonly string[]): string[] {
  const views = files.filter((file) => /^packages\/games\/src\/[^/]+\/view\.ts$/.test(file))
  return views.flatMap((view) => {
    const loaded = [view]
    const found: string[] = []
    for (const from of loaded) {
      for (const name of loadedBy(root, from)) {
        const target = name.startsWith('.') ? resolve(root, from, name) : name
        if (target === undefined) continue
        if (keptFromViews.test(target)) found.push(`${view}: a browser would load ${target}, by ${from}`)
        else if (target.startsWith('packages/games/') && !loaded.includes(target)) loaded.push(target)
      }
    }
    return found
  })
}

/** Next makes a program of its own of each of these, with another copy of all code that it loads. */
const copied = ['apps/web/src/instrumentation.ts', 'apps/web/src/proxy.ts']
const keptFromCopies = /^@wis\/(?:agents|arena|games|protocol|ratings)$|^@wis\/db(?!\/visitors$)/

/** What such a program loads of the games or the database, named with the file that imports it. */
function copiedFaults(root: string, imports: readonly Import[]): string[] {
  return copied
    .filter((file) => isFile(path.join(root, file)))
    .flatMap((program) => {
      const loaded = [program]
      const found: string[] = []
      for (const from of loaded) {
        const atOnce = loadedBy(root, from)
        const named = imports.filter(
          (one) => one.from === from && (from === program || atOnce.includes(one.name)),
        )
        for (const { name } of named) {
          const target = resolve(root, from, name)
          if (keptFromCopies.test(name))
            found.push(`${program}: a second copy of ${name} would be loaded, by ${from}`)
          else if (target?.startsWith('apps/web/') && !loaded.includes(target)) loaded.push(target)
        }
      }
      return found
    })
}

/** The imports of a file that are still there while it runs. */
function loadedBy(root: string, file: string): readonly string[] {
  const { staticImports, staticExports } = parseSync(
    file,
    fs.readFileSync(path.join(root, file), 'utf8'),
  ).module
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType ? [] : (moduleRequest?.value ?? []))),
    ),
  ]
}

const partOf = (file: string) => file.split('/').slice(0, 2).join('/')
const ofTests = /^packages\/testkit\/|^scripts\/bench\/[^/]+\//
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /(^|\/)testing(\/|\.ts$)/.test(file)

function faultOf({ from, name }: Import): string[] {
  const part = partOf(from)
  const own = /^@wis\/([^/]+)(\/.+)?$/.exec(name)
  if (own) return workspaceFault(from, part, own[1] ?? '', own[2])
  if (name.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(from), name)
    return partOf(target) === part ? [] : [`${from}: reaches into ${partOf(target)} past its door`]
  }
  const isStranger = pure[part] && !pure[part].includes(name) && !isTest(from)
  return isStranger ? [`${from}: ${part} computes and nothing else, but takes ${name}`] : []
}

function workspaceFault(from: string, part: string, target: string, deep: string | undefined): string[] {
  // Tests and measurements of one game see more of it than others may.
  if (deep && target === 'games' && (isTest(from) || ofTests.test(from))) return []
  if (deep && !doors[target]) return [`${from}: @wis/${target} has one door, but ${deep} is imported`]
  if (deep && !doors[target]?.includes(deep.slice(1)))
    return [`${from}: the doors of @wis/${target} are ${doors[target]?.join(', ')}, but ${deep} is imported`]
  if (isTest(from) && target === 'testkit') return []
  if (mayImport[part]?.includes(target)) return []
  return [`${from}: ${part} may not import @wis/${target}`]
}

/** Cycles between files, and so between parts. Each is named once, from its first file in alphabetical order. */
function cycles(root: string, imports: readonly Import[]): string[] {
  const graph = new Map<string, string[]>()
  for (const { from, name } of imports) {
    const target = resolve(root, from, name)
    if (target && !isTest(from)) graph.set(from, [...(graph.get(from) ?? []), target])
  }
  const found = new Set<string>()
  const done = new Set<string>()
  const visit = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file)
    if (start >= 0) return void found.add(nameCycle(trail.slice(start)))
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file])
    done.add(file)
  }
  for (const file of [...graph.keys()].sort()) visit(file, [])
  return [...found]
}

function nameCycle(files: readonly string[]): string {
  const first = files.indexOf([...files].sort()[0] ?? '')
  const turned = [...files.slice(first), ...files.slice(0, first)]
  return `a cycle: ${[...turned, turned[0]].join(' → ')}`
}

function resolve(root: string, from: string, name: string): string | undefined {
  const own = /^@wis\/([^/]+)(?:\/(.+))?$/.exec(name)
  if (own) return `packages/${own[1]}/src/${own[2] ? `doors/${own[2]}` : 'index'}.ts`
  const base = name.startsWith('@/')
    ? path.posix.join(partOf(from), 'src', name.slice(2))
    : name.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), name)
      : undefined
  if (!base) return undefined
  return ['', '.ts', '.tsx', '/index.ts']
    .map((end) => base + end)
    .find((file) => isFile(path.join(root, file)))
}

const isFile = (file: string) => fs.existsSync(file) && fs.statSync(file).isFile()
