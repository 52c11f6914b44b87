import fs from 'node:fs'
import path from 'node:path'
import { commandTexts, gameTexts, packageTexts } from './spoken-texts.ts'
import type { Text } from './spoken-texts.ts'

/** What a reader stumbles over, and what to do instead. */
const habits: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\bcan(?:not)? be told\b/i, 'say what is significant, or who can see it'],
  [/\btold (?:apart|from)\b/i, 'say what is significant, or what differs'],
  [/\b(?:am|is|are|was|were|been|being) (?:not )?told\b/i, 'say what the reader learns or gets'],
  [/\bstands? here\b/i, 'say what is here, or what will be'],
  [/\b(?:stands?|stood) (?:from|in it|still|beside)\b|\bthat stands?\b/i, 'say what is there, or holds'],
  [/\b(?:nobody|somebody)\b/i, 'name the actor'],
  [/\bof it\b/i, 'name the thing'],
  [/\bby itself\b/i, 'say "automatically", or name the actor'],
  [/\b(?:comes?|came) of\b/i, 'say what results from it'],
  [/\bwhat (?:it|is)\b(?![^.!?]*\?)/i, 'use a noun'],
  [/\bthat which\b/i, 'use a noun'],
  [/\bwhoever\b/i, 'name the actor'],
  [/\b(?:is )?to act\b/i, 'say whose turn it is'],
  [/\bhouse (?:agent|player)s?\b/i, 'say "built in"'],
  [/\bbuilt-in players?\b/i, 'say "built-in agent"'],
  [/\d+ %/, 'no space before the sign'],
  [/^(?:Whoever|What|That)\b(?![^.!?]*\?)/, 'begin with the actor or the thing'],
]
/** What pages have another word for than code and commands. */
const onPages: typeof habits = [[/\bhouse\b(?! (?:agent|player))/i, 'say "built in"']]
const mostWords = 28
/** On pages and in running text of documents. A cell of a table may list more. */
const mostWordsRead = 20
const messages = 'apps/web/messages/en'

/** Earlier labels of the site, and what each one says today. One of a word or two is refused as a whole text only. */
const labels: readonly { readonly text: string; readonly say: string }[] = JSON.parse(
  fs.readFileSync(new URL('words-refused.json', import.meta.url), 'utf8'),
)

interface Allowed {
  readonly text: string
  readonly reason: string
}

/** English sentences of the site, its games, the command line and the documents that break the rule of plain words. */
export function wordFaults(root: string): readonly string[] {
  const allowed = readAllowed(root)
  const texts = [
    ...messagesIn(root),
    ...gameTexts(root),
    ...packageTexts(root),
    ...commandTexts(root),
    ...documentsIn(root),
  ]
  const found = texts.flatMap(({ file, line, text, most }) =>
    sentencesOf(text).flatMap((sentence) => {
      if (allowed.some((one) => sentence.includes(one.text))) return []
      return faultsOf(sentence, isPage(file), most).map((fault) => `${file}:${line}: ${fault}: “${sentence}”`)
    }),
  )
  const unused = allowed.filter(
    (one) => !texts.some(({ text }) => text.includes(one.text)) || one.reason.trim() === '',
  )
  return [
    ...found,
    ...unused.map(({ text }) => `scripts/words-allowed.json: nothing says “${text}” any more`),
  ]
}

const pages = [messages, 'packages/games', 'packages/lab', 'packages/flight-check']
const isPage = (file: string) => pages.some((folder) => file.startsWith(`${folder}/`))

export function faultsOf(
  sentence: string,
  isOnPage = false,
  most = isOnPage ? mostWordsRead : mostWords,
): readonly string[] {
  const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return [
    ...(isOnPage ? labelsIn(sentence) : []),
    ...(words > most ? [`${words} words, at most ${most}`] : []),
    ...(isOnPage ? [...habits, ...onPages] : habits).flatMap(([pattern, advice]) => {
      const said = pattern.exec(sentence)?.[0]
      return said === undefined ? [] : [`"${said}" (${advice})`]
    }),
  ]
}

const labelsIn = (sentence: string): readonly string[] =>
  labels
    .filter(({ text }) =>
      text.split(' ').length < 3
        ? sentence.replace(/\.$/, '') === text
        : sentence.toLowerCase().includes(text.toLowerCase()),
    )
    .map(({ text, say }) => `"${text}" (say “${say}”)`)

/** The sentences of a text. An abbreviation or a decimal point ends none. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/\n\n|(?<=[.!?:;]["”’)]?)\s+(?=[\p{Lu}“"(\d{])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

const readAllowed = (root: string): readonly Allowed[] =>
  JSON.parse(fs.readFileSync(path.join(root, 'scripts/words-allowed.json'), 'utf8'))

function messagesIn(root: string): readonly Text[] {
  return fs.readdirSync(path.join(root, messages)).flatMap((name) => {
    const file = path.join(messages, name)
    return fs
      .readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const said = /^\s*"[^"]+": (".*"),?$/.exec(line)?.[1]
        return said === undefined
          ? []
          : formsOf(String(JSON.parse(said))).map((text) => ({ file, line: at + 1, text }))
      })
  })
}

/** A message without its arguments and tags. Its plurals and choices are read in their last form; the other forms follow. */
export function formsOf(message: string): readonly string[] {
  const others: string[] = []
  const text = message.replace(/<\/?\w+\/?>/g, '')
  let at = 0
  const upTo = (end: RegExp) => {
    const from = at
    while (at < text.length && !end.test(text.charAt(at))) at += 1
    return text.slice(from, at)
  }
  const form = (): string => {
    let said = upTo(/[{}]/)
    while (text.charAt(at) === '{') {
      at += 1
      said += argument() + upTo(/[{}]/)
    }
    return said
  }
  const argument = (): string => {
    const name = upTo(/[{,}]/)
    const forms: string[] = []
    for (upTo(/[{}]/); text.charAt(at) === '{'; upTo(/[{}]/)) {
      at += 1
      forms.push(form())
      at += 1
    }
    at += 1
    others.push(...forms.slice(0, -1))
    return forms.at(-1) ?? name
  }
  return [form(), ...others]
}

const folders = ['.', 'docs', 'docs/agents', 'docs/operations', 'docs/measurements', 'examples']
/** One is a record, and the other lists titles of tests. */
const records = new Set(['CHANGELOG.md', 'docs/measurements/lab-measures.md'])
/** Folders whose parts each have a README. */
const parts = ['apps', 'packages', 'prisma', 'python']

function documentsIn(root: string): readonly Text[] {
  const inside = (folder: string) =>
    fs.readdirSync(path.join(root, folder)).map((name) => path.join(folder, name))
  const pages = parts.flatMap(inside).map((part) => path.join(part, 'README.md'))
  return [...folders.flatMap(inside), ...pages.filter((page) => fs.existsSync(path.join(root, page)))]
    .filter((file) => file.endsWith('.md') && !file.endsWith('.zh.md') && !records.has(file))
    .flatMap((file) => paragraphsOf(file, fs.readFileSync(path.join(root, file), 'utf8')))
}

/** The running text of a document: no code, tables cell by cell, a list item by item. */
export function paragraphsOf(file: string, document: string): readonly Text[] {
  const texts: { file: string; line: number; text: string; most?: number }[] = []
  let inCode = false
  let open = false
  for (const [at, line] of document.split('\n').entries()) {
    if (/^\s*```/.test(line)) inCode = !inCode
    const isCode: boolean = inCode || (!open && /^ {4}(?! *(?:[-*]|\d+\.) )/.test(line))
    const said: string = isCode || /^\s*(?:```|<!--|<|\[\w+\]:)/.test(line) ? '' : line.trim()
    const last = texts.at(-1)
    if (said.startsWith('|')) {
      for (const cell of said.split('|')) texts.push({ file, line: at + 1, text: cell })
      open = false
    } else if (said === '' || /^#|^[-*] |^\d+\. |^>/.test(said)) {
      // A title is no sentence, and links lead to it.
      open = said !== '' && !said.startsWith('#')
      const text = said.replace(/^(?:[-*>]|\d+\.) /, '')
      if (open) texts.push({ file, line: at + 1, text, most: mostWordsRead })
    } else if (open && last) last.text += ` ${said}`
    else {
      texts.push({ file, line: at + 1, text: said, most: mostWordsRead })
      open = true
    }
  }
  return texts.map((one) => ({ ...one, text: prose(one.text) }))
}

const prose = (text: string) =>
  text
    // A sentence may begin with code.
    .replace(/(^|[.!?]["”’)]?[*_]*\s+)`[^`]*`/g, '$1Code')
    .replace(/`[^`]*`/g, 'code')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_]{1,2}([^*_]+)[*_]{1,2}/g, '$1')
    .trim()
