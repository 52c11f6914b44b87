/** What the slots of a sentence are filled with, by their names. */
export type Held = Readonly<Record<string, unknown>>
/** A value as a reader sees it, which may be an item of the list of that name. Undefined leaves its slot as it is. */
type Shown = (value: unknown, name: string, isItem: boolean) => string | undefined

const pieces = /\[([^\]|]+)\|([^\]]*)\]|\{(!?[\w.]+)(?:\?((?:[^{}]|\{[^{}]*\})*))?\}/gu

/**
 * A sentence with its values. `{name}` is one of them, `{payoffs.oneDefects}` one that is held in it, and `{bids.winner}` the item
 * of that seat. `{talk?…}` is said if that is true, and `{!talk?…}` if not. `[{seat} bids {bids}|, ]` is said for each item of the
 * lists that it names, with a comma between them.
 */
export const filled = (sentence: string, held: Held, shown: Shown, lists: readonly string[] = []): string =>
  sentence.replace(
    pieces,
    (piece: string, ...[each, between = '', path = '', part]: readonly (string | undefined)[]) => {
      if (each !== undefined) return ofEach(each, held, shown).join(between)
      if (part !== undefined) return isSo(held, path) ? filled(part, held, shown, lists) : ''
      const [name = '', ...more] = path.split('.')
      return shown(valueAt(held, path), name, more.length > 0 || lists.includes(name)) ?? piece
    },
  )

function ofEach(part: string, held: Held, shown: Shown): readonly string[] {
  const lists = [...part.matchAll(/\{(\w+)\}/gu)].flatMap(([, name = '']) => {
    const items: unknown = held[name]
    return Array.isArray(items) ? [{ name, items }] : []
  })
  const names = lists.map(({ name }) => name)
  return [...(lists[0]?.items ?? []).keys()].map((seat) => {
    const own = Object.fromEntries(lists.map(({ name, items }) => [name, items[seat] as unknown]))
    return filled(part, { ...held, seat, ...own }, shown, names)
  })
}

/** Whether the value of this name is true, or with “!” before it is not. An empty list is not. */
export function isSo(held: Held, name: string): boolean {
  if (name.startsWith('!')) return !isSo(held, name.slice(1))
  const value = valueAt(held, name)
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

function valueAt(held: Held, path: string): unknown {
  return path.split('.').reduce<unknown>((within, name) => {
    const key = Array.isArray(within) && typeof held[name] === 'number' ? held[name] : name
    const isIn = typeof within === 'object' && within !== null && Object.hasOwn(within, key)
    return isIn ? (Reflect.get(within, key) as unknown) : undefined
  }, held)
}

/** The names in a sentence, but for the seat of a part that is said of each. */
export type SlotsOf<Sentence> = Sentence extends `${infer Before}[${infer Each}]${infer After}`
  ? SlotsOf<Before> | Exclude<SlotsOf<Each>, 'seat'> | SlotsOf<After>
  : Sentence extends `${string}{${infer Piece}}${infer Rest}`
    ? NamesIn<Piece> | SlotsOf<Rest>
    : never
/** Of “byChance?by chance, {name” the condition too. */
type NamesIn<Piece> = Piece extends `${infer Condition}?${infer Part}`
  ? NamesOf<Condition> | (Part extends `${string}{${infer Inner}` ? NamesIn<Inner> : never)
  : NamesOf<Piece>
type NamesOf<Path> = Path extends `!${infer Name}`
  ? Name
  : Path extends `${infer Name}.${infer Of}`
    ? Name | Exclude<Of, `${number}`>
    : Path
