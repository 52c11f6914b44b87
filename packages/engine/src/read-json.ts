/** Nothing that is sent to the platform nests nearly this deeply. Code that walks through it later needs no limit. */
export const mostLevels = 64

/** What is stored may wrap what was sent, so files of the platform may nest deeper. No export nests nearly this deeply. */
export const mostLevelsOfFile = 100

/** The words for a sender. */
export const nestedTooDeeply = (levels: number = mostLevels): string =>
  `nested too deeply: at most ${levels} levels`

export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly trouble: JsonTrouble }

/** `too-deep` is told of a text that may be JSON or not. */
export type JsonTrouble = 'not-json' | 'too-deep'

/** The value of a JSON text that strangers wrote. Never throws, and nothing in it is nested deeper than the limit. */
export function readJson(text: string, levels: number = mostLevels): ReadJson {
  if (isDeepJson(text, levels)) return { ok: false, trouble: 'too-deep' }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, trouble: 'not-json' }
  }
}

/** The same value, undefined if there is none. */
export function jsonIn(text: string, levels: number = mostLevels): unknown {
  const read = readJson(text, levels)
  return read.ok ? read.value : undefined
}

/**
 * Whether a JSON text nests more objects and lists than this. Reads every character once and calls nothing for a level:
 * a schema, a writer or another parser calls itself for each, and nothing can catch what happens at the end of a stack.
 */
export function isDeepJson(text: string, levels: number = mostLevels): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    switch (text.charAt(at)) {
      case '"':
        isQuoted = !isQuoted
        break
      case '\\':
        if (isQuoted) at++
        break
      case '[':
      case '{':
        if (!isQuoted && ++depth > levels) return true
        break
      case ']':
      case '}':
        if (!isQuoted) depth--
    }
  }
  return false
}

/** The same for a value that a library has parsed. */
export function isDeepValue(value: unknown, levels: number = mostLevels): boolean {
  let level = [value].filter(isNest)
  for (let depth = 0; depth < levels && level.length > 0; depth++)
    level = level.flatMap((one): readonly unknown[] => Object.values(one)).filter(isNest)
  return level.length > 0
}

const isNest = (value: unknown): value is object => typeof value === 'object' && value !== null
