export interface SeenSchema {
  readonly type?: string | readonly string[]
  readonly items?: SeenSchema
  readonly properties?: Readonly<Record<string, SeenSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: SeenSchema | false
}

type Named = Readonly<Record<string, unknown>>

/** The schema that all these values have. An object whose names are all among `aliases` has one value for each player. */
export function schemaOfValues(values: readonly unknown[], aliases: ReadonlySet<string>): SeenSchema {
  const types = [...new Set(values.map(typeOf))].filter((type, _, all) => !isCovered(type, all)).toSorted()
  const lists = values.filter((value): value is readonly unknown[] => Array.isArray(value))
  const objects = values.filter((value): value is Named => typeOf(value) === 'object')
  return {
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
    ...(lists.length > 0 && { items: schemaOfValues(lists.flat(), aliases) }),
    ...(objects.length > 0 && schemaOfObjects(objects, aliases)),
  }
}

function schemaOfObjects(objects: readonly Named[], aliases: ReadonlySet<string>): SeenSchema {
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))]
  if (names.length > 0 && names.every((name) => aliases.has(name)))
    return {
      additionalProperties: schemaOfValues(
        objects.flatMap((object) => Object.values(object)),
        aliases,
      ),
    }
  const having = (name: string) => objects.filter((object) => object[name] !== undefined)
  return {
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        schemaOfValues(
          having(name).map((object) => object[name]),
          aliases,
        ),
      ]),
    ),
    required: names.filter((name) => having(name).length === objects.length),
    additionalProperties: false,
  }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

/** An integer is a number, too. */
const isCovered = (type: string, all: readonly string[]) => type === 'integer' && all.includes('number')
