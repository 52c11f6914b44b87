import { canonicalJson, hashText } from '../canonical-json.ts'
import type { SigningKey } from '../signing.ts'

export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [name: string]: Json
}
export type Path = readonly (string | number)[]

export interface Change {
  readonly line: number
  readonly path: Path
  readonly value: Json
}

export const parsed = (lines: readonly string[]): JsonObject[] =>
  lines.map((line) => JSON.parse(line) as JsonObject)

/** Every way in which this file changes a single value of an export. */
export function everyChange(lines: readonly string[]): Change[] {
  return parsed(lines).flatMap((value, line) =>
    leaves(value).flatMap(({ path, leaf }) => others(leaf).map((other) => ({ line, path, value: other }))),
  )
}

/** Every object in an export, with one additional member. */
export function everyAddition(lines: readonly string[]): Change[] {
  return parsed(lines).flatMap((value, line) =>
    objects(value).map(({ path, object }) => ({ line, path, value: { ...object, more: 1 } })),
  )
}

/** The export with one value changed and nothing else. */
export function changed(lines: readonly string[], { line, path, value }: Change): string[] {
  return lines.map((text, index) =>
    index === line ? JSON.stringify(withValue(JSON.parse(text) as Json, path, value)) : text,
  )
}

/** A forger without the platform's key: chains, counts and signs everything anew. */
export function resealed(lines: readonly string[], key: SigningKey): string[] {
  const [header = {}, ...rest] = parsed(lines)
  const entries = rest.slice(0, -1)
  const platform = { ...objectAt(header, 'platform'), key: key.publicKey }
  const times = { startedAt: entries[0]?.['at'] ?? null, endedAt: entries.at(-1)?.['at'] ?? null }
  const forged = { ...header, ...times, platform }
  const { startedAt: _, endedAt: __, ...root } = forged
  let head = hashText(canonicalJson(root))
  const chained = entries.map(({ hash: _, ...entry }) => {
    head = hashText(head + canonicalJson(entry))
    return { ...entry, hash: head }
  })
  const end = { ...rest.at(-1), entries: entries.length, head, signature: key.sign(head) }
  return [forged, ...chained, end].map((line) => JSON.stringify(line))
}

function objectAt(object: JsonObject, name: string): JsonObject {
  const value = object[name]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

function leaves(value: Json, path: Path = []): { path: Path; leaf: Json }[] {
  if (typeof value !== 'object' || value === null) return [{ path, leaf: value }]
  const members = Object.entries(value).map(
    ([name, member]) => [Array.isArray(value) ? Number(name) : name, member] as const,
  )
  if (members.length === 0) return [{ path, leaf: value }]
  return members.flatMap(([name, member]) => leaves(member, [...path, name]))
}

function objects(value: Json, path: Path = []): { path: Path; object: JsonObject }[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => objects(item, [...path, index]))
    : Object.entries(value).flatMap(([name, member]) => objects(member, [...path, name]))
  return Array.isArray(value) ? inside : [{ path, object: value }, ...inside]
}

/** Values that could be an honest mistake, and others. */
function others(leaf: Json): Json[] {
  const near = nearby(leaf)
  return [...near, null, [], {}].filter((other) => JSON.stringify(other) !== JSON.stringify(leaf))
}

function nearby(leaf: Json): Json[] {
  if (typeof leaf === 'number') return [leaf + 1, leaf - 1, leaf + 0.5, -leaf - 2, `${leaf}`]
  if (typeof leaf === 'boolean') return [!leaf, `${leaf}`]
  if (typeof leaf !== 'string') return [0, '', [0]]
  return ['', `${leaf} `, `${leaf}x`, leaf.slice(0, -1), leaf.toUpperCase(), turned(leaf), 7]
}

const turned = (text: string) => [...text].reverse().join('')

function withValue(target: Json, [name, ...deeper]: Path, value: Json): Json {
  if (name === undefined) return value
  if (Array.isArray(target))
    return target.map((item, index) => (index === name ? withValue(item, deeper, value) : item))
  if (typeof target !== 'object' || target === null) throw new Error(`no member ${name}`)
  return { ...target, [name]: withValue(target[name] ?? null, deeper, value) }
}

/** Numbers the entries as if they had always stood in this order. */
export function renumbered(lines: readonly string[]): string[] {
  let seq = 0
  return lines.map((text) => {
    const line = JSON.parse(text) as JsonObject
    return JSON.stringify('event' in line ? { ...line, seq: seq++ } : line)
  })
}
