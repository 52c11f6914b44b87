import type { Seat } from '@wis/engine'
import { clausesOf } from '../../contract/reading/meant/clauses.ts'
import { deniesSomething } from '../../contract/reading/meant/denials.ts'
import { firstIn, saidInObjects, wholeOf } from '../../contract/reading/meant/entries-meant.ts'
import type { Levels } from '../../contract/reading/meant/entries-meant.ts'
import { plainForm } from '../../contract/reading/mentions.ts'
import { entriesIn, objectsIn } from '../../contract/reading/objects-in.ts'
import { seatsNamedIn } from './numbers.ts'
import type { Reader } from './numbers.ts'

type Entries = Levels[number]

const shareNames = ['shares', 'proposal', 'propose', 'split', 'allocation', 'distribution']
const supportNames = ['support', 'vote', 'supported', 'accept']

/**
 * What the objects in a text say: shares, with NaN for a number that is none, whom they support, and `propose`, `support` or
 * other words. Undefined if there are none that have to do with shares.
 */
export function readObjects(text: string, reader: Reader) {
  const { levels, raw, words } = saidInObjects(text)
  const shares = firstIn(levels, (entries) => listedIn(entries, reader) ?? namedIn(entries, reader))
  const support = firstIn(levels, (entries) => supportIn(entries, reader))
  if (shares === undefined && support === undefined && raw === undefined) return undefined
  return { shares, support, move: raw === undefined ? undefined : meantBy(raw), words }
}
export type Given = NonNullable<ReturnType<typeof readObjects>>

function meantBy(move: string): string {
  const plain = plainForm(move)
  if (['propose', 'proposal', 'offer', '提出', '提议', '提出方案'].includes(plain)) return 'propose'
  return ['support', 'vote', '支持'].includes(plain) ? 'support' : move
}

function listedIn(entries: Entries, { seats }: Reader): readonly number[] | undefined {
  const list = entries.findLast(
    ([name, value]) => shareNames.includes(plainForm(name)) && Array.isArray(value),
  )?.[1]
  return Array.isArray(list) && list.length === seats ? list.map(shareOf) : undefined
}

/** Shares under the names of the players, such as `"Player 1": 40`. */
function namedIn(entries: Entries, reader: Reader): readonly number[] | undefined {
  const shares = [...Array(reader.seats).keys()].map((seat) => {
    const found = entries.findLast(([name, value]) => {
      return (
        typeof value !== 'object' && /^(?:player|玩家)/iu.test(name) && seatsNamedIn(name, reader)[0] === seat
      )
    })
    return found && shareOf(found[1])
  })
  return shares.every((share) => share !== undefined) ? shares : undefined
}

const shareOf = (value: unknown): number =>
  wholeOf(typeof value === 'string' ? value.replace(/\s*[%％]\s*$/u, '') : value)

/** Whether an object supports nobody clearly: “not Player 3”, “Player 2 or Player 3”, “Player 3?”. */
export const isUnclearSupport = (text: string): boolean =>
  entriesIn(objectsIn(text))
    .flat()
    .some(
      ([name, value]) =>
        supportNames.includes(plainForm(name)) &&
        typeof value === 'string' &&
        (deniesSomething(clausesOf(value)) || /[?？]|(?<![a-z])or(?![a-z])|或|还是/iu.test(value)),
    )

/** A player by name, or by its number counted from 1. */
function supportIn(entries: Entries, reader: Reader): Seat | undefined {
  const value = entries.findLast(([name, given]) => {
    return supportNames.includes(plainForm(name)) && (typeof given === 'string' || typeof given === 'number')
  })?.[1]
  if (typeof value === 'number' || (typeof value === 'string' && /^\s*\d\s*$/.test(value))) {
    const seat = Number(value) - 1
    return Number.isInteger(seat) && seat >= 0 && seat < reader.seats ? seat : undefined
  }
  return typeof value === 'string' ? seatsNamedIn(value, reader)[0] : undefined
}
