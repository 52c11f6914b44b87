import { slug } from './parse-markdown.ts'

/** A translation whose headings have the addresses of the original's, so that one link leads to both. */
export function withHeadingsOf(original: string, translation: string): string {
  const addresses = headings(original).map(({ words }) => slug(words))
  const named = headings(translation)
  if (named.length !== addresses.length) return translation
  const lines = translation.split('\n')
  for (const [order, { line, words }] of named.entries()) {
    const address = addresses[order]
    if (address !== slug(words)) lines[line] = `${lines[line] ?? ''} {#${address}}`
  }
  return lines.join('\n')
}

/** Where the headings stand, and what they say. */
function headings(source: string): { readonly line: number; readonly words: string }[] {
  let isCode = false
  return source.split('\n').flatMap((text, line) => {
    if (text.startsWith('```')) isCode = !isCode
    const words = /^#{1,4}\s+(.*?)\s*$/.exec(text)?.[1]
    return isCode || words === undefined ? [] : [{ line, words }]
  })
}
