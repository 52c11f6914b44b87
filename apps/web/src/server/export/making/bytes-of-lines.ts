const chunkCharacters = 64 * 1024

/** Lines as bytes, with many lines in one chunk, because a chunk for each line would cost more than its content. */
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
