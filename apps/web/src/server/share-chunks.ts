import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { transform } from 'esbuild'

/** How a chunk begins, minified or not. */
const opening = /^module\.exports ?= ?\[/
/** The build writes it as the last line of a chunk. It names the file, so that it differs between copies. */
const ownMap = /\n\/\/# sourceMappingURL=.*\s*$/

/**
 * Lets the server load each chunk once. The build writes the same chunk under several names, one for every few pages
 * that need it, and each copy would stay in memory as text and as code. All copies but the first become a reference to
 * it.
 */
export async function shareChunks(folder: string): Promise<void> {
  const first = new Map<string, string>()
  const names = await readdir(folder)
  let chunks = 0
  for (const name of names.filter((file) => file.endsWith('.js')).toSorted()) {
    const content = await readFile(path.join(folder, name), 'utf8')
    if (!opening.test(content)) continue
    chunks += 1
    const hash = createHash('sha256').update(content.replace(ownMap, '')).digest('hex')
    const known = first.get(hash)
    if (known === undefined) first.set(hash, name)
    const written =
      known === undefined
        ? await shortened(content)
        : `module.exports=require(${JSON.stringify(`./${known}`)})\n`
    await writeFile(path.join(folder, name), written)
  }
  // A build that writes its chunks in another way would go on unnoticed with every copy in memory.
  if (chunks === 0)
    throw new Error(`none of the ${names.length} files in ${folder} begins as a chunk of the server does`)
}

/**
 * The text of all code stays in memory, with two bytes for each character as soon as one of them is Chinese. So comments
 * and spaces go, and other alphabets are escaped. Names and short lines stay, for whoever reads a stack trace.
 */
async function shortened(content: string): Promise<string> {
  const { code } = await transform(content, { minifyWhitespace: true, lineLimit: 200, legalComments: 'none' })
  return escaped(code)
}

/** What esbuild leaves of other alphabets: raw templates and patterns, which keep their meaning. */
const escaped = (code: string) =>
  code
    .replace(rawTemplate, (whole, body: string) => (beyondAscii.test(body) ? callOfRaw(body) : whole))
    .replace(everyBeyondAscii, escapedUnit)

const rawTemplate = /String\.raw`((?:[^`\\$]|\\[^]|\$(?!\{)|\$\{[^`{}]*\})*)`/g
const beyondAscii = /[^\0-\x7f]/
const everyBeyondAscii = /[^\0-\x7f]/g
const escapedUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The same call of `String.raw` with texts, in which an escape means its character. */
function callOfRaw(body: string): string {
  const parts = body.split(/\$\{([^`{}]*)\}/)
  const texts = parts.filter((_, place) => place % 2 === 0)
  const values = parts.filter((_, place) => place % 2 === 1)
  return `String.raw(${[`{raw:${JSON.stringify(texts)}}`, ...values.map((value) => `(${value})`)].join(',')})`
}
