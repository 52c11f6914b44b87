/** The form of a value, as far as a type says it. */
export type Shape =
  | { readonly kind: 'string' | 'number' | 'boolean' | 'date' | 'null' | 'anything' }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'either'; readonly of: readonly Shape[] }
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, Field> }

export interface Field {
  readonly shape: Shape
  readonly isOptional: boolean
}

export const anything: Shape = { kind: 'anything' }

/** Where a value differs from its form, as a path and what is there. Undefined if it has that form. */
export function differenceFrom(shape: Shape, value: unknown, at: string): string | undefined {
  switch (shape.kind) {
    case 'anything':
      return undefined
    case 'null':
      return value === null ? undefined : `${at} is ${told(value)}, where the type says null`
    case 'date':
      return value instanceof Date ? undefined : `${at} is ${told(value)}, where the type says Date`
    case 'list':
      if (!Array.isArray(value)) return `${at} is ${told(value)}, where the type says a list`
      return first(value, (one, place) => differenceFrom(shape.of, one, `${at}[${place}]`))
    case 'either': {
      const differences = shape.of.map((one) => differenceFrom(one, value, at))
      return differences.some((one) => one === undefined) ? undefined : differences[0]
    }
    case 'object':
      if (typeof value !== 'object' || value === null)
        return `${at} is ${told(value)}, where the type has fields`
      return first([...shape.fields], ([name, { shape: inner, isOptional }]) => {
        const held: unknown = Object.entries(value).find(([key]) => key === name)?.[1]
        if (held === undefined) return isOptional ? undefined : `${at}.${name} is not there`
        return differenceFrom(inner, held, `${at}.${name}`)
      })
    default:
      return typeof value === shape.kind
        ? undefined
        : `${at} is ${told(value)}, where the type says ${shape.kind}`
  }
}

const told = (value: unknown) =>
  value === null ? 'null' : value instanceof Date ? 'a Date' : `a ${typeof value}`

function first<Item>(
  items: readonly Item[],
  differenceOf: (item: Item, place: number) => string | undefined,
): string | undefined {
  for (const [place, item] of items.entries()) {
    const difference = differenceOf(item, place)
    if (difference !== undefined) return difference
  }
  return undefined
}
