import { randomInt } from 'node:crypto'

const longest = 40
/** Words that stand in the place of a slug in addresses of our own. */
const reserved = new Set(['new', 'mine', 'me', 'house', 'compare', 'recognise'])
const alphabet = '23456789abcdefghjkmnpqrstvwxyz'

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
  return Array.from({ length: 5 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}
