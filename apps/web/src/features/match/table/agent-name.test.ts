import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const features = fileURLToPath(new URL('../..', import.meta.url))

/** Classes that truncate an element with the name of an agent or a rating. */
function cuts(file: string): string[] {
  const lines = readFileSync(path.join(features, file), 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    const holds =
      lines
        .slice(at, at + 8)
        .join('\n')
        .split('</')[0] ?? ''
    const isCut = /\b(truncate|line-clamp-\d|text-ellipsis)\b/.test(line)
    return isCut && /<(AgentName|OwnerName|Rating\w+|ChannelNote)\b/.test(holds) ? [`${file}:${at + 1}`] : []
  })
}

it('neither a name nor a rating is ever truncated: a long one takes another line', () => {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith('.tsx')).flatMap(cuts)).toEqual([])
})
