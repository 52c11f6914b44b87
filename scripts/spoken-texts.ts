import fs from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { isScalar, LineCounter, parseDocument, visit } from 'yaml'

export interface Text {
  readonly file: string
  readonly line: number
  readonly text: string
  /** The most words of a sentence, if it is not the usual number. */
  readonly most?: number
}

const games = 'packages/games/src'

/** English sentences on the pages of games: of their outlines, and of the programs that make some. */
export function gameTexts(root: string): readonly Text[] {
  const files = filesIn(root, games)
  return [
    ...files
      .filter((file) => /\/content\/(?:texts|view|flaws)\/en\.txt$/.test(file))
      .flatMap((file) => outlined(root, file)),
    ...files.filter(isProgram).flatMap((file) => literals(root, file, true)),
  ]
}

/** What reports, flight checks and the API say in English: their outlines, and the studies and programs of the laboratory. */
export function packageTexts(root: string): readonly Text[] {
  const files = spoken.flatMap((folder) => filesIn(root, folder))
  return [
    ...files.filter((file) => /\/content\/.*\ben\.txt$/.test(file)).flatMap((file) => outlined(root, file)),
    ...files.filter((file) => file.endsWith('.yaml')).flatMap((file) => besideChinese(root, file)),
    ...files.filter(isProgram).flatMap((file) => literals(root, file, true)),
  ]
}

const spoken = ['packages/lab/src', 'packages/protocol/src/api', 'packages/flight-check/src']

/** All that the command line says. */
export const commandTexts = (root: string): readonly Text[] =>
  filesIn(root, 'apps/cli/src')
    .filter(isProgram)
    .flatMap((file) => literals(root, file, false))

const filesIn = (root: string, folder: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .toSorted()

const isProgram = (file: string) =>
  file.endsWith('.ts') && !/\.test\.ts$|\/(?:testing|generated|new-game)\//.test(file)

/** Requests to agents hold these, word for word, and a request never changes. */
const toAgents = {
  texts: /^(?:observed|told|minds|deep|[a-z]+-tails|[\w-]+ (?:question|ask|then)|house [\w-]+ [\w-]+)(?: |$)/,
  view: /^(?:told|reasons|moves?|bid)(?: |$)/,
}

function outlined(root: string, file: string): readonly Text[] {
  const isSent = file.includes('/view/') ? toAgents.view : toAgents.texts
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n')
  const above: string[] = []
  return lines.flatMap((line, at) => {
    const [, indent = '', head, rest] = /^( *)(?:([\w-]+)(?:: |$))?(.*)$/.exec(line) ?? []
    const depth = indent.length / 2
    above.length = depth
    if (head) above.push(head)
    // A page has a sentence of its own where there is one to be read.
    const hasOther = lines[at + 1]?.startsWith(`${indent}  read: `)
    return !rest || line.startsWith('#') || hasOther || isSent.test(above.join(' '))
      ? []
      : [{ file, line: at + 1, text: shown(rest) }]
  })
}

/** The texts of a YAML file in English. */
function besideChinese(root: string, file: string): readonly Text[] {
  const lines = new LineCounter()
  const found: Text[] = []
  const source = fs.readFileSync(path.join(root, file), 'utf8')
  visit(parseDocument(source, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'en' && isScalar(value))
        found.push({ file, line: lines.linePos(value.range?.[0] ?? 0).line, text: String(value.value) })
    },
  })
  return found
}

/** A sentence with its conditions met: `?talk They bind{all? all}.` is “They bind all.” */
function shown(text: string): string {
  const said = text.replace(/^\?\S+ /, '')
  const met = said.replace(/\{[\w!.]+\?((?:[^{}]|\{[\w.]+\})*)\}/g, '$1')
  return met === said ? said : shown(met)
}

const isSynopsis = /\[|\|[A-Z-]/

/** The texts in a program: all that have several words, or those in English beside other languages. */
function literals(root: string, file: string, isBesideOthers: boolean): readonly Text[] {
  const source = fs.readFileSync(path.join(root, file), 'utf8')
  const found: Text[] = []
  const say = (text: string, start: number) => {
    const first = source.slice(0, start).split('\n').length
    for (const [at, line] of text.split('\n').entries())
      if (/[a-z] [a-z]/i.test(line) && !isSynopsis.test(line))
        found.push({ file, line: first + at, text: line.trim() })
  }
  const english = new Set<number>()
  const isRead = (start: number) => !isBesideOthers || english.has(start)
  new Visitor({
    ObjectExpression({ properties }) {
      const named = properties.flatMap((one) =>
        one.type === 'Property' && one.key.type === 'Identifier'
          ? [{ name: one.key.name, at: one.value.start }]
          : [],
      )
      if (named.some(({ name }) => name === 'read')) return
      for (const { name, at } of named) if (name === 'en') english.add(at)
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && isRead(start)) say(value, start)
    },
    TemplateLiteral({ quasis, start }) {
      if (isRead(start)) say(quasis.map(({ value }) => value.cooked ?? '').join('…'), start)
    },
  }).visit(parseSync(file, source).program)
  return found
}
