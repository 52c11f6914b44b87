import { bytesOf } from './exchange.ts'
import type { Fuzz } from './request.ts'

/** The request as a shell command that sends it again. Malformed HTTP is sent as bytes. */
export function asCommand(port: number, fuzz: Fuzz): string {
  if (fuzz.kind === 'raw' || fuzz.kind === 'socket') {
    const frames = fuzz.kind === 'socket' ? fuzz.frames : []
    const bytes = Buffer.concat([bytesOf(port, fuzz, '127.0.0.1'), ...frames])
    return `echo ${bytes.toString('base64')} | base64 -d | nc -q 2 127.0.0.1 ${port}`
  }
  const { method, target, headers, body } = fuzz
  const named = headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`).join(' ')
  const call = `curl -sS -i --path-as-is -X ${method} ${named} ${quoted(`http://localhost:${port}${target}`)}`
  return body ? `echo ${body.toString('base64')} | base64 -d | ${call} --data-binary @-` : call
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
