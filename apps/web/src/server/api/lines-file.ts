import { jsonLines } from '@wis/protocol'
import { streamOf } from '../export/stream-of.ts'
import { Raw } from './call.ts'

/** A file of one JSON value a line, made while it is sent. */
export async function linesFile(request: Request, name: string, lines: AsyncGenerator<object>): Promise<Raw> {
  const headers = { 'content-disposition': `attachment; filename="${name}"` }
  const body = request.method === 'HEAD' ? null : await streamOf(inBytes(lines))
  return new Raw(body, { type: jsonLines, headers })
}

/** About so many letters are sent at once. */
const atOnce = 65_536

async function* inBytes(lines: AsyncGenerator<object>): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder()
  let text = ''
  for await (const line of lines) {
    text += `${JSON.stringify(line)}\n`
    if (text.length < atOnce) continue
    yield encoder.encode(text)
    text = ''
  }
  if (text !== '') yield encoder.encode(text)
}
