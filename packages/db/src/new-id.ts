import { randomBytes, randomInt } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Sixteen letters and digits that nobody can guess: first the time, so that ids sort by age, then random characters.
 */
export function newId(now = Date.now()): string {
  const chance = Array.from(randomBytes(7), (byte) => alphabet.charAt(byte % 32))
  return firstIdAt(now) + chance.join('')
}

const latest = 32 ** 9 - 1

/**
 * The beginning of every id made at this moment. Later ids are greater. A moment before 1970, or too late for nine
 * digits, counts as the nearest one that has ids.
 */
export function firstIdAt(time: number): string {
  const within = Math.min(Math.max(time, 0), latest)
  return Array.from({ length: 9 }, (_, at) => alphabet.charAt(Math.floor(within / 32 ** (8 - at)) % 32)).join(
    '',
  )
}

/** The moment at which an id was made, in milliseconds since 1970. */
export function madeAt(id: string): number {
  return [...id.slice(0, 9)].reduce((time, letter) => time * 32 + alphabet.indexOf(letter), 0)
}

const longest = 40
/** Words that stand in the place of a slug in addresses of our own, and the name of people on boards and in experiments. */
const reserved = new Set(['new', 'mine', 'me', 'house', 'compare', 'recognise', 'people'])
const slugAlphabet = '23456789abcdefghjkmnpqrstvwxyz'

/** The short name of an agent in addresses, made from its name. Empty if the name has no Latin letter. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
}

/** Slugs for a name, the nicest first. There is always another one, built from the fallback word if necessary. */
export function* slugsFor(name: string, named = 'agent'): Generator<string, never, undefined> {
  const nicest = slugOf(name)
  const base = nicest || named
  if (nicest && !reserved.has(nicest)) {
    yield nicest
    for (let number = 2; number <= 5; number++) yield `${nicest}-${number}`
  }
  for (;;) yield `${base}-${ending()}`
}

function ending(): string {
  return Array.from({ length: 5 }, () => slugAlphabet.charAt(randomInt(slugAlphabet.length))).join('')
}
