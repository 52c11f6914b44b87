import type { InBoth } from '@wis/engine'
import type { Json } from './components.ts'
import { says } from './content/generated/fields/told.ts'
import { fieldsOf, listOf, recordOf } from './describe.ts'
import type { Field } from './describe.ts'

export interface SentField extends Field {
  readonly means?: InBoth<string> | undefined
}

interface Texts extends Partial<InBoth<string>> {
  readonly [place: string]: Partial<InBoth<string>> | string | undefined
}

const texts = new Map<string, Texts>(Object.entries(says))

/**
 * What a parameter or a field of a body means, as `content/fields` has it under its name: what holds in the nearest of
 * these places, or else everywhere.
 */
export function meaningOf(name: string, places: readonly string[]): InBoth<string> | undefined {
  const all = texts.get(name)
  const { en, zh } = places.map((place) => all?.[place]).find((text) => typeof text === 'object') ?? all ?? {}
  return en === undefined || zh === undefined ? undefined : { en, zh }
}

/** A schema of what is sent in which every field says in English what it means. */
export function withMeanings(schema: Json, places: readonly string[]): Json {
  const inside = (below: Json) => withMeanings(below, places)
  const changed = Object.entries(schema).map(([keyword, value]) => {
    if (keyword === 'properties')
      return [keyword, Object.fromEntries(Object.entries(recordOf(value)).map((one) => told(one, places)))]
    if (keyword === 'anyOf' || keyword === 'oneOf') return [keyword, listOf(value).map(inside)]
    if (keyword === 'items' || keyword === 'additionalProperties')
      return [keyword, typeof value === 'object' ? inside(recordOf(value)) : value]
    return [keyword, value]
  })
  return Object.fromEntries(changed) as Json
}

function told([name, schema]: readonly [string, Json], places: readonly string[]): readonly [string, Json] {
  const means = meaningOf(name, places)
  return [name, { ...withMeanings(schema, [name, ...places]), ...(means && { description: means.en }) }]
}

/** The fields of what is sent, and after each those inside it, such as `sample.items`. */
export function sentFieldsOf(schema: Json, places: readonly string[]): readonly (readonly SentField[])[] {
  return optionsOf(schema).map((option) => fieldsBelow(option, places))
}

function fieldsBelow(schema: Json, places: readonly string[]): readonly SentField[] {
  const properties = recordOf(schema['properties'])
  return fieldsOf(schema)
    .flat()
    .flatMap((field) => [
      { ...field, means: meaningOf(field.name, places) },
      ...together(
        optionsOf(recordOf(properties[field.name])).flatMap((option) =>
          fieldsBelow(option, [field.name, ...places]),
        ),
      ).map((below) => ({ ...below, name: `${field.name}.${below.name}` })),
    ])
}

/** The objects that a schema lets choose from, or a list of them holds. */
function optionsOf(schema: Json): readonly Json[] {
  const options = [...listOf(schema['anyOf'] ?? schema['oneOf'])]
  if (options.length > 0) return options.flatMap(optionsOf)
  if (schema['items'] !== undefined) return optionsOf(recordOf(schema['items']))
  return schema['properties'] === undefined ? [] : [schema]
}

/** What is in several of the choices stands there once, with all of its types. */
function together(fields: readonly SentField[]): readonly SentField[] {
  const found = new Map<string, SentField>()
  for (const field of fields) {
    const { type } = found.get(field.name) ?? field
    found.set(field.name, { ...field, type: type === field.type ? type : `${type} | ${field.type}` })
  }
  return [...found.values()]
}
