// Files of data become modules: every bundler, test and program can load those, and none of them has to find a file.
// Uses only Node's own modules.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const generated = 'generated'
const endings = ['.txt', '.yaml', '.svg']

/**
 * Beside the files of every folder `packages/…/src/…/content` it writes a module for each of their folders, with the
 * texts as they are. It writes only what has changed: a container runs it on a read-only file system, and a program that
 * watches files must not see itself.
 */
export function generateContent() {
  for (const folder of contentFolders()) generate(folder)
  for (const [name, text] of Object.entries(gameModules()))
    writeIfOther(path.join(root, games, 'content', generated, name), text)
}

/** Does it again after each change, as long as the process runs. */
export function watchContent() {
  for (const folder of contentFolders())
    fs.watch(path.join(root, folder), { recursive: true, persistent: false }, generateContent)
}

/** Before tests, and again before each further round of them. */
export function setup(project) {
  generateContent()
  project.onTestsRerun(generateContent)
}

const games = path.join('packages', 'games', 'src')
/** The pattern of new games is none itself. */
const pattern = 'new-game'

/**
 * The games of the platform: every folder with a kit, and what is loaded of them. Those that came first keep their order, and
 * new ones follow.
 */
function gameModules() {
  const order = fs.readFileSync(path.join(root, games, 'content', 'order.txt'), 'utf8').split('\n')
  const rank = (name) => (order.includes(name) ? order.indexOf(name) : order.length)
  const found = foldersIn(games)
    .map((folder) => path.basename(folder))
    .filter((name) => name !== pattern && fs.existsSync(path.join(root, games, name, 'kit.ts')))
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map((name) => ({ name, kit: kitIn(path.join(root, games, name, 'kit.ts')) }))
  for (const { name } of found)
    if (!fs.existsSync(path.join(root, games, name, 'view.ts')))
      throw new Error(`${path.join(games, name)} has no view.ts, from which a browser shows its matches`)
  const olderFile = 'older-exports.ts'
  const isOlder = ({ name }) => fs.existsSync(path.join(root, games, name, olderFile))
  const [others, older] = [found.filter((game) => !isOlder(game)), found.filter(isOlder)]
  const listOf = (of, type) => [
    ...headOf('GameKit'),
    ...of.map(({ name, kit }) => `import { ${kit} } from '../../${name}/kit.ts'\n`),
    `\nexport const ${type} = [\n`,
    ...of.map(({ kit }) => `  ${kit},\n`),
    ']\n',
  ]
  return {
    'kits.ts': listOf(found, 'kits: readonly [GameKit, ...GameKit[]]').join(''),
    'other-kits.ts': listOf(others, 'otherKits: readonly GameKit[]').join(''),
    'usual-game.ts': `${headOf('GameKit')[0]}export const usualGame = '${found[0]?.name}'\n`,
    'published.ts': [
      headOf('GameKit')[0],
      ...['publishedEntry, publishedRuleset', 'type PublishedEntry'].map(
        (names) =>
          `export { ${names} } from '../../${older[0] ? `${older[0].name}/legacy` : 'contract'}/published.ts'\n`,
      ),
    ].join(''),
    'older-exports.ts': [
      headOf('GameKit')[0],
      "import type { OlderExports } from '../../contract/older-exports.ts'\n",
      ...older.map(
        ({ name }, place) => `import { olderExports as older${place} } from '../../${name}/${olderFile}'\n`,
      ),
      `\nexport const olderExports: readonly OlderExports[] = [${older.map((_, place) => `older${place}`).join(', ')}]\n`,
    ].join(''),
    'other-kit-loaders.ts': [
      ...headOf('GameKit'),
      '\nexport const otherKitLoaders = new Map<string, () => Promise<GameKit>>([\n',
      ...others.map(
        ({ name, kit }) => `  ['${name}', async () => (await import('../../${name}/kit.ts')).${kit}],\n`,
      ),
      '])\n',
    ].join(''),
    'view-loaders.ts': [
      ...headOf('GameView'),
      '\nexport const viewLoaders = new Map<string, () => Promise<{ readonly view: GameView }>>([\n',
      ...found.map(({ name }) => `  ['${name}', () => import('../../${name}/view.ts')],\n`),
      '])\n',
    ].join(''),
  }
}

const headOf = (type) => [
  '// The games in the folders beside, put here by scripts/content.mjs.\n',
  `import type { ${type} } from '../../contract/game-kit.ts'\n`,
]

/** The name under which a file exports its kit. */
function kitIn(file) {
  const text = fs.readFileSync(file, 'utf8')
  const [, kit] = /^export const (\w+)(?:: GameKit\b| = defineGame\()/m.exec(text) ?? []
  if (kit === undefined) throw new Error(`${file} exports no kit`)
  return kit
}

/** The folders of data, from the root of the repository. */
function contentFolders() {
  return foldersIn('packages').flatMap((part) =>
    foldersIn(path.join(part, 'src'))
      .map((place) => path.join(place, 'content'))
      .filter((folder) => fs.existsSync(path.join(root, folder))),
  )
}

function generate(folder) {
  const target = path.join(root, folder, generated)
  const modules = new Map(
    dataFolders(folder).map((data) => [
      path.join(root, folder, generated, `${path.relative(folder, data)}.ts`),
      data,
    ]),
  )
  for (const [file, data] of modules) writeIfOther(file, moduleOf(data))
  for (const file of filesBelow(target)) if (!modules.has(file)) fs.rmSync(file, { force: true })
}

/** The folders that hold files of data themselves. */
function dataFolders(folder) {
  return foldersIn(folder)
    .filter((below) => path.basename(below) !== generated)
    .flatMap((below) => [...(dataFiles(below).length > 0 ? [below] : []), ...dataFolders(below)])
}

/** By their names without the ending, so that `animals` comes before `animals-2`. */
function dataFiles(folder) {
  const nameOf = (file) => path.basename(file, path.extname(file))
  return fs
    .readdirSync(path.join(root, folder))
    .filter((file) => endings.includes(path.extname(file)))
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

/**
 * Folders of texts that nothing is left to read of, because a browser loads some, and whose types know the slots of sentences.
 * What is told has both languages of each text together, and words have all of one language together.
 */
const shapes = {
  view: (en, zh) => inBoth(en, zh),
  told: (en, zh) => inBoth(en, zh),
  words: (en, zh) => (inBoth(en, zh), { en: textsIn(en), zh: textsIn(zh) }),
}

function moduleOf(folder) {
  const place = folder.replaceAll(path.sep, '/')
  const shape = shapes[path.basename(folder)]
  if (shape) return textsModuleOf(folder, place, shape)
  if (path.basename(folder) === 'icons') return iconsModuleOf(folder, place)
  const files = dataFiles(folder).map((file) => {
    const text = fs.readFileSync(path.join(root, folder, file), 'utf8')
    return `  { name: ${JSON.stringify(`${place}/${file}`)}, text: ${JSON.stringify(text)} },\n`
  })
  const isRead = isOfGame(folder)
  return [
    `// The files of ${place}, put here by scripts/content.mjs: change those, and not this one.\n`,
    isRead ? "import { textsFrom } from '../../../define/texts.ts'\n\n" : '',
    'export const files: readonly { readonly name: string; readonly text: string }[] = [\n',
    ...files,
    ']\n',
    isRead ? 'export const texts = textsFrom(files)\n' : '',
  ].join('')
}

/** What a game says of itself is read by the same reader in every game. */
const isOfGame = (folder) => folder.startsWith(games) && path.basename(folder) === 'texts'

function textsModuleOf(folder, place, shape) {
  const [en, zh] = ['en', 'zh'].map((language) => {
    const file = `${place}/${language}.txt`
    return {
      file,
      below: outlineOf(fs.readFileSync(path.join(root, folder, `${language}.txt`), 'utf8'), file),
    }
  })
  return [
    `// The texts of ${place}, put here by scripts/content.mjs: change those, and not this one.\n`,
    `export const says = ${JSON.stringify(shape(en, zh), undefined, 2)} as const\n`,
  ].join('')
}

/** The path of each drawing, by its name. */
function iconsModuleOf(folder, place) {
  const paths = dataFiles(folder).map((file) => {
    const drawn = [...fs.readFileSync(path.join(root, folder, file), 'utf8').matchAll(/ d="([^"]+)"/g)]
    if (drawn.length !== 1) throw new Error(`${place}/${file}: a drawing is one path`)
    return [path.basename(file, '.svg'), drawn[0][1]]
  })
  return [
    `// The drawings of ${place}, put here by scripts/content.mjs: change those, and not this one.\n`,
    `export const icons = ${JSON.stringify(Object.fromEntries(paths), undefined, 2)} as const\n`,
  ].join('')
}

/** `name: text` in each line, which belongs to the line above that is indented by two spaces less. `\n` ends a line. */
function outlineOf(text, file) {
  const open = [{ below: {} }]
  for (const line of text.split('\n').filter((written) => written !== '' && !written.startsWith('#'))) {
    const [, indent = '', name = '', said] = /^((?:  )*)([\w-]+)(?:: (.*\S))?$/.exec(line) ?? []
    const parent = open[indent.length / 2]
    if (name === '' || !parent || name in parent.below) throw new Error(`${file}: nothing can read '${line}'`)
    parent.below[name] = { file: `${file}, ${name}`, said: said?.replaceAll('\\n', '\n'), below: {} }
    open.splice(indent.length / 2 + 1, open.length, parent.below[name])
  }
  return open[0].below
}

/** Both languages say the same things, in the same order. */
function inBoth(en, zh) {
  const [names, others] = [Object.keys(en.below), Object.keys(zh.below)]
  const isSame = String(names) === String(others) && (en.said === undefined) === (zh.said === undefined)
  if (!isSame) throw new Error(`${en.file} has ${names} where ${zh.file} has ${others}`)
  const below = names.map((name) => [name, inBoth(en.below[name], zh.below[name])])
  return { ...(en.said !== undefined && { en: en.said, zh: zh.said }), ...Object.fromEntries(below) }
}

const textsIn = ({ said, below }) =>
  said ?? Object.fromEntries(Object.entries(below).map(([name, one]) => [name, textsIn(one)]))

/** Whole at once, because other processes may read or write it at the same time. */
function writeIfOther(file, text) {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  fs.writeFileSync(unfinished, text)
  fs.renameSync(unfinished, file)
}

function foldersIn(folder) {
  const full = path.join(root, folder)
  if (!fs.existsSync(full)) return []
  return fs
    .readdirSync(full, { withFileTypes: true })
    .filter((found) => found.isDirectory() && found.name !== 'node_modules')
    .map((found) => path.join(folder, found.name))
}

function filesBelow(full) {
  if (!fs.existsSync(full)) return []
  return fs
    .readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && found.name.endsWith('.ts'))
    .map((found) => path.join(found.parentPath ?? found.path, found.name))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generateContent()
