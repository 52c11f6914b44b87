const longestLine = 8 * 1024 * 1024

/** The lines of a text in UTF-8. Keeps only the beginning of a line that is longer than `most`. */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  most = longestLine,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  let line = ''
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true })
    let start = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      yield line + text.slice(start, end)
      line = ''
      start = end + 1
    }
    if (line.length <= most) line += text.slice(start)
  }
  line += decoder.decode()
  if (line !== '') yield line
}
