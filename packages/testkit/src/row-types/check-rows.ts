import path from 'node:path'
import pg from 'pg'
import { assertedRows } from './asserted-rows.ts'
import type { AssertedRows, RowTypes } from './asserted-rows.ts'
import { differenceFrom } from './shape.ts'

const statements = path.resolve(import.meta.dirname, '../../../db/src')

/** Looked at of each answer. Rows of one statement have one form, but for what is null. */
const rowsLookedAt = 50

/** The worker keeps them, because it loads this file anew for each file of tests. */
const kept: { types?: RowTypes; isWatched?: true } = keptIn(globalThis)

function keptIn(place: object): object {
  const key = Symbol.for('row types of statements')
  const held: unknown = Reflect.get(place, key)
  if (typeof held === 'object' && held !== null) return held
  const made = {}
  Reflect.set(place, key, made)
  return made
}

/** How rows of an answer differ from the type that their statement names. Undefined if they do not. */
export function faultOfRows({ file, shape }: AssertedRows, key: string, answer: unknown): Error | undefined {
  const rows: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'rows') : undefined
  if (!Array.isArray(rows)) return undefined
  for (const row of rows.slice(0, rowsLookedAt)) {
    const difference = differenceFrom(shape, row, 'a row')
    if (difference !== undefined) return new TypeError(`${file}, ${key}: ${difference}`)
  }
  return undefined
}

const keyOf = (statement: unknown): string | undefined => {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null) return undefined
  const name: unknown = Reflect.get(statement, 'name')
  return typeof name === 'string' ? name : undefined
}

/** From now on a statement fails whose rows are not of the type that its caller names. */
function watchRows(): void {
  const types = (kept.types ??= assertedRows(statements))
  const plain = pg.Client.prototype.query
  const watched = function (this: pg.Client, ...given: unknown[]): unknown {
    const key = keyOf(given[0])
    const asserted = key === undefined ? undefined : types.get(key)
    if (key === undefined || !asserted) return Reflect.apply(plain, this, given)
    const told = given.at(-1)
    if (typeof told !== 'function') {
      const answer: unknown = Reflect.apply(plain, this, given)
      if (!(answer instanceof Promise)) return answer
      return answer.then((found: unknown) => {
        const fault = faultOfRows(asserted, key, found)
        if (fault) throw fault
        return found
      })
    }
    const tell = (error: unknown, found: unknown): unknown =>
      told(error ?? faultOfRows(asserted, key, found), found)
    return Reflect.apply(plain, this, [...given.slice(0, -1), tell])
  }
  Reflect.set(pg.Client.prototype, 'query', watched)
}

if (!kept.isWatched) {
  kept.isWatched = true
  watchRows()
}
