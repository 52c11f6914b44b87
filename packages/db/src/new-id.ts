import { randomInt } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const [chances, widestStep, aMinute] = [32 ** 7, 2 ** 28, 60_000]
const newest = { time: 0, chance: 0 }

/**
 * Sixteen letters and digits that nobody can guess: first the time, so that ids sort by age, then random characters. Of
 * ids that one process makes in the same millisecond, the later is greater.
 */
export function newId(now?: number): string {
  if (now !== undefined) return idOf(now, randomInt(chances))
  const clock = Date.now()
  // A clock that was set back far is believed.
  const time = newest.time - clock < aMinute ? Math.max(clock, newest.time) : clock
  const step = time === newest.time ? newest.chance + 1 + randomInt(widestStep) : randomInt(chances)
  // A millisecond has room for about a hundred. The next ones are of the millisecond after it.
  const isFull = step >= chances
  Object.assign(newest, isFull ? { time: time + 1, chance: randomInt(widestStep) } : { time, chance: step })
  return idOf(newest.time, newest.chance)
}

const idOf = (time: number, chance: number): string => firstIdAt(time) + digits(chance, 7)

const latest = 32 ** 9 - 1

/**
 * The beginning of every id made at this moment. Later ids are greater. A moment before 1970, or too late for nine
 * digits, counts as the nearest one that has ids.
 */
export function firstIdAt(time: number): string {
  return digits(Math.min(Math.max(time, 0), latest), 9)
}

const digits = (number: number, length: number): string =>
  Array.from({ length }, (_, at) => alphabet.charAt(Math.floor(number / 32 ** (length - 1 - at)) % 32)).join(
    '',
  )

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
