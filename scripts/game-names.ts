import fs from 'node:fs'
import path from 'node:path'
import { filesThatNameAGame } from './game-names-left.ts'

/** Ids of games that are also ordinary words of the site. */
const ordinary = new Set(['schedule'])
/** The words of a game that nothing else is called by. */
const wordsOf: Readonly<Record<string, readonly string[]>> = {
  'who-is-spy': ['spy', 'spies', 'civilian', 'civilians'],
}
/**
 * The two lists of games, the list of each part of games that it treats in their own way (`src/games-apart.ts`), and this
 * rule itself.
 */
const lists =
  /^packages\/games\/src\/(other-)?kits\.ts$|\/games-apart\.tsx?$|^scripts\/(game-names|content\.mjs)/

/**
 * A game is one folder and one line: no file outside a folder that has the game's name knows it. Every file that does,
 * and every file that is said to do so and no longer does.
 */
export function gameNameFaults(root: string): string[] {
  const games = gamesOf(root)
  const patterns = games.map((id) => ({ id, pattern: patternOf(id) }))
  const naming = new Map<string, string>()
  for (const file of sourceFiles(root)) {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    const named = patterns.find(({ id, pattern }) => !file.split('/').includes(id) && pattern.test(text))
    if (named) naming.set(file, named.id)
  }
  const left = new Set(filesThatNameAGame)
  return [
    ...[...naming].filter(([file]) => !left.has(file)).map(([file, id]) => `${file}: names the game ${id}`),
    ...filesThatNameAGame
      .filter((file) => !naming.has(file))
      .map((file) => `${file}: names no game, take it off the list`),
  ]
}

function gamesOf(root: string): string[] {
  const folder = path.join(root, 'packages/games/src')
  return fs
    .readdirSync(folder)
    .filter((name) => name !== 'new-game' && fs.existsSync(path.join(folder, name, 'kit.ts')))
}

function patternOf(id: string): RegExp {
  const joined = id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const names = id.includes('-') ? [id, joined] : ordinary.has(id) ? [] : [`['"\`]${id}['"\`]`]
  const words = (wordsOf[id] ?? []).flatMap((word) => [`\\b${word}(?![a-z])`, `${capital(word)}(?![a-z])`])
  const imports = `/${id}/kit`
  return new RegExp([...names, capital(joined) + 'Kit', imports, ...words].join('|'))
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function sourceFiles(root: string): string[] {
  return [...partsIn(root, 'apps'), ...partsIn(root, 'packages'), 'scripts']
    .flatMap((part) =>
      fs
        .readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
        .map((name) => `${part}/${name}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !isExample(file) && !lists.test(file))
}

function partsIn(root: string, kind: string): string[] {
  return fs.readdirSync(path.join(root, kind)).map((name) => `${kind}/${name}/src`)
}

/** Tests use games as examples. What is generated follows its source. */
function isExample(file: string): boolean {
  return /\.test\.tsx?$|\/(testing|node_modules|generated|\.next|dist|new-game)\/|packages\/testkit\//.test(
    file,
  )
}
