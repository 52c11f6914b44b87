const chunkCharacters = 64 * 1024

/** Lines as they are sent: many in a piece, for a piece each would cost more than what is in it. */
export async function* bytesOfLines(
  lines: AsyncIterable<string>,
  end = '\n',
): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder()
  let text = ''
  for await (const line of lines) {
    text += line + end
    if (text.length < chunkCharacters) continue
    yield encoder.encode(text)
    text = ''
  }
  if (text !== '') yield encoder.encode(text)
}
