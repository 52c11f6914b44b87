/** What is new in each answer: its secret, its time, and the ids of its forms. */
const ofOneAnswer = /nonce="[^"]*"|"nonce":"[^"]*"|\d{4}-\d\d-\d\dT[\d:.]+Z|\$ACTION_\w+|<!-- -->/g
const chunks =
  /<script[^>]*>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs

/**
 * The parts of a page, whatever their order. React cuts the data of a page into rows as they become ready, so two
 * answers with the same data may have other rows. Here they are put back into one tree.
 */
export function piecesOf(page: string): readonly string[] {
  const data = [...page.matchAll(chunks)].map(([, chunk = '']) => JSON.parse(chunk)[1] ?? '').join('')
  const markup = page.replaceAll(chunks, '').replaceAll(ofOneAnswer, '')
  const tree = data === '' ? '' : JSON.stringify(treeOf(rowsOf(data))).replaceAll(ofOneAnswer, '')
  return [...markup.split(/(?=<)|\n/), ...tree.split(/(?=\["\$")/)]
}

type Rows = ReadonlyMap<string, unknown>

/** `id:JSON` or `id:tag…` to the end of the line, or `id:T<length>,text` with its length in bytes. */
function rowsOf(data: string): Rows {
  const rows = new Map<string, unknown>()
  let rest = Buffer.from(data)
  while (rest.length > 0) {
    const [head = '', id = '', length] =
      /^([\da-f]*):(?:T([\da-f]+),)?/.exec(rest.toString('latin1', 0, 40)) ?? []
    const from = head.length
    const to = length === undefined ? rest.indexOf('\n', from) : from + Number.parseInt(length, 16)
    const text = rest.toString('utf8', from, to)
    // A hint about what to load has no number, and nothing refers to it.
    if (id !== '') rows.set(id, length === undefined ? valueOf(text) : text)
    rest = rest.subarray(length === undefined ? to + 1 : to)
  }
  return rows
}

/** JSON, or JSON after the letter of a script that is loaded. */
function valueOf(text: string): unknown {
  const [, script, json] = /^(I?)([[{"\dtfn-].*)$/s.exec(text) ?? []
  if (json === undefined) return text
  return script === 'I' ? { script: JSON.parse(json) } : JSON.parse(json)
}

const reference = /^\$[LhF@]?([\da-f]+)((?::[^:]+)*)$/

/** The first row, with each row that it refers to in the place of its reference. */
function treeOf(rows: Rows): unknown {
  const inPlace = (value: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((each) => inPlace(each, within))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inPlace(each, within)]))
    }
    const [, id = '', path = ''] = (typeof value === 'string' && reference.exec(value)) || []
    if (!rows.has(id) || within.includes(id)) return value
    const target = path
      .split(':')
      .slice(1)
      .reduce((at, key) => fieldOf(rows, at, key), rows.get(id))
    return inPlace(target, [...within, id])
  }
  return inPlace(rows.get('0'), ['0'])
}

const places: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 }

/** A field on the way to what is referred to, which may stand in a row of its own. */
function fieldOf(rows: Rows, at: unknown, key: string): unknown {
  const [, id = ''] = (typeof at === 'string' && reference.exec(at)) || []
  const value = rows.has(id) ? rows.get(id) : at
  if (Array.isArray(value)) return value[value[0] === '$' ? (places[key] ?? Number(key)) : Number(key)]
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
