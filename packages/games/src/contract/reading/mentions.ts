/** Names of fields, seats and values come up at every turn. Longer texts hardly ever come twice. */
const longestKnown = 40
const mostKnown = 2_000
const known = new Map<string, string>()

/** A text in a form in which only letters and digits count: `(2, 3)` and `2 3` are the same. */
export function plainForm(text: string): string {
  if (text.length > longestKnown) return madePlain(text)
  const plain = known.get(text) ?? madePlain(text)
  if (known.size >= mostKnown) known.clear()
  known.set(text, plain)
  return plain
}

function madePlain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export interface Sought<Value> {
  readonly value: Value
  /** In plain form. */
  readonly spellings: readonly string[]
}

/** Spellings with what they stand for, the longest first. */
export interface Spellings<Value> {
  readonly byLength: readonly { readonly value: Value; readonly spelling: string }[]
  readonly whole: ReadonlyMap<string, Value>
}

export function spellingsOf<Value>(sought: readonly Sought<Value>[]): Spellings<Value> {
  const byLength = sought
    .flatMap(({ value, spellings }) => spellings.map((spelling) => ({ value, spelling })))
    .filter(({ spelling }) => spelling !== '')
    .toSorted((one, other) => other.spelling.length - one.spelling.length)
  // If two values share a spelling, the first of them has it.
  const whole = new Map(byLength.toReversed().map(({ value, spelling }) => [spelling, value]))
  return { byLength, whole }
}

/** The different values that a text in plain form names. A spelling within a longer one that is named does not count. */
export function mentionsIn<Value>(text: string, { byLength, whole }: Spellings<Value>): readonly Value[] {
  const exact = whole.get(text)
  if (exact !== undefined) return [exact]
  const found = new Set<Value>()
  let left = text
  for (const { value, spelling } of byLength) {
    const rest = without(left, spelling)
    if (rest === left) continue
    found.add(value)
    left = rest
  }
  return [...found]
}

/** Replaces every place where the spelling stands on its own. */
function without(text: string, spelling: string): string {
  let rest = text
  for (let at = rest.indexOf(spelling); at >= 0; at = rest.indexOf(spelling, at + 1)) {
    const end = at + spelling.length
    if (runsOn(rest[at - 1], spelling[0]) || runsOn(spelling.at(-1), rest[end])) continue
    rest = `${rest.slice(0, at)}${'|'.repeat(spelling.length)}${rest.slice(end)}`
  }
  return rest
}

const latin = /[a-z0-9]/

/** Whether two neighbours belong to one word. Chinese is written without spaces, so its characters never do. */
function runsOn(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && latin.test(before) && latin.test(after)
}
