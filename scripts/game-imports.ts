import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

const games = 'packages/games/src'

/**
 * A game is its folder and nothing else: with the folder gone, everything else would still type-check. Per game, the files
 * outside its folder that would not, because they import from it, by its path or by a name that the door of the package
 * passes on. Tests and what is generated do not count.
 */
export function importersOfGames(root: string): ReadonlyMap<string, readonly string[]> {
  const ids = gameIds(root)
  const passedOn = namesPassedOn(root, ids)
  const files = sourceFiles(root).map((file) => ({ file, imports: importsOf(root, file) }))
  return new Map(
    ids.map((id) => {
      const names = passedOn.get(id) ?? new Set()
      const isOf = ({ from, taken }: Imported) =>
        isWithin(from, id) ||
        from === `@wis/games/${id}` ||
        (from === '@wis/games' && taken.some((name) => names.has(name)))
      const importing = files.filter(({ file, imports }) => !isWithin(file, id) && imports.some(isOf))
      return [id, importing.map(({ file }) => file)]
    }),
  )
}

/** A game is its folder and nothing else, so no file outside may import from it. */
export const gameImportFaults = (root: string): string[] =>
  [...importersOfGames(root)].flatMap(([id, files]) =>
    files.map((file) => `${file} imports from the folder of ${id}`),
  )

/** The folders with a kit that is part of the platform. */
export const gameIds = (root: string): readonly string[] =>
  fs
    .readdirSync(path.join(root, games))
    .filter((name) => name !== 'new-game' && fs.existsSync(path.join(root, games, name, 'kit.ts')))

/** The folder of a game, and that of its measurements. */
const isWithin = (file: string, id: string) =>
  file.startsWith(`${games}/${id}/`) || file.startsWith(`scripts/bench/${id}/`)

/** By game: the names that the door of the package passes on from its folder. */
function namesPassedOn(root: string, ids: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const door = `${games}/index.ts`
  if (!fs.existsSync(path.join(root, door))) return new Map()
  const { staticExports } = parseSync(door, fs.readFileSync(path.join(root, door), 'utf8')).module
  const passed = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest && exportName.name
        ? [{ from: path.posix.join(games, moduleRequest.value), name: exportName.name }]
        : [],
    ),
  )
  return new Map(
    ids.map((id) => [id, new Set(passed.filter(({ from }) => isWithin(from, id)).map(({ name }) => name))]),
  )
}

interface Imported {
  /** A file of the tree, or the name of a package. */
  readonly from: string
  readonly taken: readonly string[]
}

function importsOf(root: string, file: string): readonly Imported[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  const { staticImports, staticExports } = parseSync(file, text).module
  const whole = [...text.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, name = '']) => ({ name, taken: [] }))
  const imported = staticImports.map(({ moduleRequest, entries }) => ({
    name: moduleRequest.value,
    taken: entries.flatMap(({ importName }) => importName.name ?? []),
  }))
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [{ name: moduleRequest.value, taken: importName.name ? [importName.name] : [] }] : [],
    ),
  )
  return [...imported, ...passedOn, ...whole].map(({ name, taken }) => ({
    from: name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
    taken,
  }))
}

/** Everything that is built or run, without tests, what is generated and the list of the games' own folders. */
function sourceFiles(root: string): readonly string[] {
  const parts = ['apps', 'packages'].flatMap((kind) =>
    fs.readdirSync(path.join(root, kind)).map((name) => `${kind}/${name}/src`),
  )
  return [...parts, 'scripts', 'prisma']
    .filter((part) => fs.existsSync(path.join(root, part)))
    .flatMap((part) =>
      fs
        .readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
        .map((name) => `${part}/${name}`.replaceAll('\\', '/')),
    )
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !isExample(file))
}

const isExample = (file: string) =>
  /\.test\.tsx?$|\/(testing|node_modules|generated|\.next|dist|new-game)\/|\/testing\.ts$|packages\/testkit\//.test(
    file,
  )
