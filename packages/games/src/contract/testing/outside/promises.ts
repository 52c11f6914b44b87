import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'

/**
 * What the suite of all games asks of vitest, for a process that holds nothing but the suite: promises are gathered first and
 * kept or broken one after another.
 */
interface Promised {
  readonly name: string
  readonly keep: () => unknown
}

type Body = (...row: never[]) => unknown

export const promises: Promised[] = []
const within: string[] = []

const bodyOf = (rest: readonly unknown[]) => rest.find((part): part is Body => typeof part === 'function')

function titled(name: string, row: unknown): string {
  const id = typeof row === 'object' && row !== null ? String(Reflect.get(row, 'id')) : String(row)
  return name.replace('$id', id).replace('%s', id)
}

const each =
  (call: (name: string, body: Body) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, ...rest: readonly unknown[]) => {
    for (const row of rows) call(titled(name, row), () => bodyOf(rest)?.(row as never))
  }

const gather = (name: string, body: Body) => {
  within.push(name)
  body()
  within.pop()
}
const promise = (name: string, body: Body) =>
  void promises.push({ name: [...within, name].join(': '), keep: () => body() })

export const describe = Object.assign(
  (name: string, ...rest: readonly unknown[]) => gather(name, bodyOf(rest) ?? (() => undefined)),
  { each: each(gather) },
)
export const it = Object.assign(
  (name: string, ...rest: readonly unknown[]) => promise(name, bodyOf(rest) ?? (() => undefined)),
  { each: each(promise) },
)
/** Samples are enough: the whole of them belongs to the tests of an author. */
export const inject = () => false

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin)
export const expect = Object.assign((value: unknown, message?: string) => chai.expect(value, message), {
  fail: (message: string) => {
    throw new Error(message)
  },
})
