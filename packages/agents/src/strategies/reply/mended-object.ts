import { jsonIn } from '@wis/engine'
import { besideFields, besideNames, forBeside } from '@wis/games'

const literals: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null' }
const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' }
const longestSpace = 40
/** What follows the end of a quoted text in an object. */
const endOfText = /^\s*(?:[,:}\]]|$)/

/**
 * The object that a text means which is almost JSON: quoted the Python way, with a comma too many, or cut off.
 * Undefined if there is none. Reads every character once.
 */
export function mendedObject(text: string): object | undefined {
  const start = text.indexOf('{')
  if (start < 0) return undefined
  const value = jsonIn(asJson(text, start))
  return typeof value === 'object' && value !== null ? value : undefined
}

function asJson(text: string, start: number): string {
  const open: string[] = []
  let json = ''
  for (let i = start; i < text.length;) {
    const character = text.charAt(i)
    if (character === '"' || character === "'") {
      const end = endOfQuoted(text, i)
      json += JSON.stringify(unescaped(text.slice(i + 1, end)))
      i = end + 1
      continue
    }
    const [word] = /^[A-Za-z]+/.exec(text.slice(i, i + 8)) ?? []
    if (word !== undefined) {
      json += literals[word] ?? word
      i += word.length
      continue
    }
    const close = closing[character]
    if (close !== undefined) open.push(close)
    if (character === open.at(-1)) {
      json = withoutComma(json)
      open.pop()
    }
    json += character
    i++
    if (open.length === 0) return json
  }
  return withoutComma(json) + open.toReversed().join('')
}

const quotes: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '「': '」', '`': '`' }
const ends = /^\s*(?:[,，;；}\])\n]|$)/

/**
 * Reads a field of broken JSON: cut off, quoted the Python way, with an extra comma or a line break in a string. Only
 * unmistakable names count here, not "answer" and the like.
 */
export function looseField(text: string, field: Field): string | undefined {
  const names = new Set(fieldNames[field].slice(0, 2).join(',').split(','))
  for (const match of text.matchAll(/["'“「]?([\p{L}_ ]{1,24})["'”」]?\s{0,20}[:：]\s{0,20}(["'“「`])/gu)) {
    const [whole, name = '', quote = ''] = match
    if (!names.has(normalName(name))) continue
    return stringFrom(text, match.index + whole.length, quotes[quote] ?? quote)
  }
  return undefined
}

/** The field names under which a model may answer, the most telling first. Case, spaces and signs do not matter. */
const fieldNames = {
  speech: [
    'speech,myspeech,finalspeech,statement,mystatement,description,mydescription,clue,hint,utterance,say,sentence',
    '发言,我的发言,最终发言,描述,我的描述,线索,陈述,说',
    'finalanswer,answer,response,reply,output,result,content,message,text,最终答案,答案,回答,回复,内容',
  ],
  vote: [
    'vote,myvote,finalvote,votefor,votes,votedfor,votetarget,ballot,target,choice,suspect,eliminate,decision',
    '投票,我的投票,最终投票,投给,投票给,投票对象,投票目标,我投,票,目标,选择,决定',
    'move,action,finalanswer,answer,response,reply,output,result,content,message,text,player,name,最终答案,答案,回答,回复,玩家,名字',
  ],
  ...forBeside(besideNames, (name) => besideFields[name].names),
} satisfies Readonly<Record<string, readonly string[]>>

type Field = keyof typeof fieldNames

const namesOf = (field: Field) => fieldNames[field].join(',').split(',')

export function normalName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

const maxDepth = 5

/** The value of a field at any depth of an object, or `undefined`. Outer objects come first. */
function fieldOf(object: unknown, field: Field): { readonly value: unknown } | undefined {
  const found = new Map<string, unknown>()
  let level = [object]
  for (let depth = 0; depth < maxDepth && level.length > 0; depth++) {
    const entries = level.flatMap(entriesOf)
    for (const [name, value] of entries) {
      const normal = normalName(name)
      if (!found.has(normal)) found.set(normal, value)
    }
    level = entries.map(([, value]) => value)
  }
  const name = namesOf(field).find((candidate) => found.has(candidate))
  return name === undefined ? undefined : { value: found.get(name) }
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** All values under these names, at any depth of an object. */
export function valuesUnder(object: unknown, names: readonly string[], depth = 0): readonly unknown[] {
  if (depth >= maxDepth) return []
  const wanted = names.map(normalName)
  return entriesOf(object).flatMap(([name, value]) => [
    ...(wanted.includes(normalName(name)) ? [value] : []),
    ...valuesUnder(value, names, depth + 1),
  ])
}

/** The value of a field in the last object that has it. */
export function lastField(objects: readonly object[], field: Field): { readonly value: unknown } | undefined {
  return objects.map((object) => fieldOf(object, field)).findLast((found) => found !== undefined)
}

/** A value as a text; empty for null. Undefined if the value holds no text, or more than one. */
export function textOf(value: unknown): string | undefined {
  if (value === null) return ''
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object') return undefined
  const texts = Object.values(value).filter((inner) => typeof inner === 'string' || typeof inner === 'number')
  return Array.isArray(value) || texts.length === 1 ? texts.join(' ') : undefined
}

/** Reads up to a closing quote that is followed by the end of a field, or to the end of the text. */
function stringFrom(text: string, start: number, close: string): string {
  for (let i = start; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === close && ends.test(text.slice(i + 1, i + 40))) return unescaped(text.slice(start, i))
  }
  return unescaped(text.slice(start))
}

function unescaped(text: string): string {
  return text.replace(/\\(?:[nrt]|u([0-9a-f]{4})|(.))/gi, (_, code?: string, character?: string) =>
    code === undefined ? (character ?? ' ') : String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** Looks at the end alone, so that the work stays the same however long the text is. */
function withoutComma(json: string): string {
  const [comma] = /,\s*$/.exec(json.slice(-longestSpace)) ?? []
  return comma === undefined ? json : json.slice(0, -comma.length)
}

/** The place of the closing quote, or the end of the text. An apostrophe within the text does not close it. */
function endOfQuoted(text: string, start: number): number {
  const quote = text.charAt(start)
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === quote && endOfText.test(text.slice(i + 1, i + 40))) return i
  }
  return text.length
}
