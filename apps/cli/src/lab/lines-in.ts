const quotes = (text: string) => text.split('"').length - 1

/** The lines of a file. A text may hold the line separators of Unicode, which end no line here as they do in Node’s. */
export async function* linesIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const line of cutAtBreaks(bytes)) yield line.endsWith('\r') ? line.slice(0, -1) : line
}

/** The records of a table in CSV. A cell in quotes may hold line breaks. */
export async function* recordsIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let begun: string[] = []
  let isQuoted = false
  for await (const line of cutAtBreaks(bytes)) {
    begun.push(line)
    if (quotes(line) % 2 === 1) isQuoted = !isQuoted
    if (isQuoted) continue
    yield begun.join('\n')
    begun = []
  }
  if (begun.length > 0) yield begun.join('\n')
}

async function* cutAtBreaks(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  // A line may come in very many parts, so they are joined only once.
  let begun: string[] = []
  for await (const part of bytes) {
    const [first = '', ...others] = decoder.decode(part, { stream: true }).split('\n')
    begun.push(first)
    for (const other of others) {
      yield begun.join('')
      begun = [other]
    }
  }
  const last = begun.join('') + decoder.decode()
  if (last !== '') yield last
}
