import type { Json } from './components.ts'

export interface Field {
  readonly name: string
  readonly isNeeded: boolean
  readonly type: string
}

/** The fields of an object's schema. For a choice between objects, the fields of each. */
export function fieldsOf(schema: Json): readonly (readonly Field[])[] {
  const options = listOf(schema['anyOf'] ?? schema['oneOf'])
  if (options.length > 0) return options.flatMap((option) => fieldsOf(option))
  const needed = Array.isArray(schema['required']) ? schema['required'] : []
  const properties = Object.entries(recordOf(schema['properties']))
  if (properties.length === 0) return []
  return [properties.map(([name, type]) => ({ name, isNeeded: needed.includes(name), type: typeText(type) }))]
}

/** A schema in one line: `"en" | "zh"`, `integer, 1 to 100`, `MatchRow[]`. */
export function typeText(schema: Json): string {
  const text = shapeText(schema)
  return schema['default'] === undefined ? text : `${text}, ${JSON.stringify(schema['default'])} if left out`
}

function shapeText(schema: Json): string {
  const { $ref, const: only, enum: values, type } = schema
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1)
  if (only !== undefined) return JSON.stringify(only)
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ')
  const options = listOf(schema['anyOf'] ?? schema['oneOf'])
  if (options.length > 0) return [...new Set(options.map(shapeText))].join(' | ')
  if (Array.isArray(type)) return type.join(' | ')
  if (type === 'array') return arrayText(schema)
  if (type === 'object') return objectText(schema)
  return [typeof type === 'string' ? type : 'anything', ...boundsText(schema)].join(', ')
}

function arrayText({ items }: Json): string {
  const item = shapeText(recordOf(items))
  return item.includes(' ') ? `(${item})[]` : `${item}[]`
}

function objectText({ properties, additionalProperties }: Json): string {
  const names = Object.keys(recordOf(properties))
  if (names.length > 0) return `{ ${names.join(', ')} }`
  const values = shapeText(recordOf(additionalProperties))
  return values === 'anything' ? 'object' : `object of ${values}`
}

function boundsText(schema: Json): readonly string[] {
  const [least, most] = [schema['minimum'] ?? schema['minLength'], schema['maximum'] ?? schema['maxLength']]
  const unit = schema['type'] === 'string' ? ' characters' : ''
  if (least !== undefined && most !== undefined) return [`${String(least)} to ${String(most)}${unit}`]
  if (least !== undefined) return [`${String(least)}${unit} or more`]
  return most === undefined ? [] : [`${String(most)}${unit} at the most`]
}

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null
export const recordOf = (value: unknown): Readonly<Record<string, Json>> & Json =>
  // An object inside a JSON schema is itself a record of schemas.
  (isRecord(value) ? value : {}) as Readonly<Record<string, Json>>
export const listOf = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter(isRecord) : []
