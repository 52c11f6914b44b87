import vm from 'node:vm'

/** A world with the language and nothing else: no process, no network, no files, no clock and no chance. */
export interface Realm {
  /** What the module exports. */
  readonly exports: Readonly<Record<string, unknown>>
  /** Sentences about what it has changed of the language itself, and what it has tried to load. */
  faults(): readonly string[]
}

/** Memory outside the heap would escape the limit on it. */
const removed = [
  ...['ArrayBuffer', 'SharedArrayBuffer', 'Atomics', 'DataView', 'WebAssembly', 'console'],
  ...['FinalizationRegistry', 'WeakRef'],
]

const withoutChance = `
  Math.random = () => { throw new Error('it draws from Math.random, so that one seed gives different matches: draw from rng') }
  const clock = () => { throw new Error('it reads the clock, so that one seed gives different matches') }
  globalThis.Date = new Proxy(Date, {
    construct: (target, given) => given.length === 0 ? clock() : Reflect.construct(target, given),
    apply: clock,
    get: (target, name) => name === 'now' ? clock : Reflect.get(target, name),
  })
`

/** Runs the built file of a game in a realm of its own. Throws what the file throws. */
export async function openRealm(code: string, file: string): Promise<Realm> {
  const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } })
  vm.runInContext(withoutChance, context)
  for (const name of removed) vm.runInContext(`delete globalThis.${name}`, context)
  const before = contentsOf(context)
  const changed = () =>
    [...contentsOf(context)]
      .filter(([name, value]) => before.has(name.split('.')[0] ?? '') && !Object.is(before.get(name), value))
      .map(([name]) => name)
  const imported: string[] = []
  const module = new vm.SourceTextModule(code, {
    context,
    identifier: file,
    importModuleDynamically: (name) => {
      imported.push(name)
      throw new Error(`it imports ${name} while it runs`)
    },
  })
  await module.link((name) => {
    throw new Error(`it imports ${name}: a built game is one file and imports nothing`)
  })
  const faults = () => {
    const names = changed()
    return [
      ...(names.length > 0 ? [`It changes ${names.slice(0, 5).join(', ')}, which all programs share.`] : []),
      ...new Set(imported.map((name) => `It imports ${name} while it runs: a built game is one file.`)),
    ]
  }
  try {
    await module.evaluate()
  } catch (error) {
    const [first] = faults()
    throw first === undefined ? error : new Error(first)
  }
  return { exports: module.namespace as Readonly<Record<string, unknown>>, faults }
}

/** By name: everything that the language offers in a realm, with the members of its objects and of their prototypes. */
function contentsOf(context: object): ReadonlyMap<string, unknown> {
  const world = vm.runInContext('globalThis', context) as object
  const found = new Map<string, unknown>()
  const look = (of: unknown, name: string, depth: number) => {
    if (depth === 0 || of === null || (typeof of !== 'object' && typeof of !== 'function')) return
    for (const [member, { value, get, set }] of Object.entries(Object.getOwnPropertyDescriptors(of))) {
      if (member === 'globalThis' || member === 'constructor') continue
      const full = name === '' ? member : `${name}.${member}`
      found.set(full, value ?? get ?? set)
      look(value, full, depth - 1)
    }
  }
  look(world, '', 3)
  return found
}
