import type { Token } from 'marked'
import { markdownTokens, namedHeading, slug } from './parse-markdown.ts'

/** Gives the headings of a translation the addresses of the original, so that one link leads to both. */
export function withHeadingsOf(original: string, translation: string): string {
  const addresses = markdownTokens(original).filter(isHeading).map(addressOf)
  const tokens = markdownTokens(translation)
  if (tokens.filter(isHeading).length !== addresses.length) return translation
  let order = 0
  return tokens
    .map((token) => {
      if (!isHeading(token)) return token.raw
      const address = addresses[order++]
      return address === addressOf(token)
        ? token.raw
        : token.raw.replace(/(?:\s*\{#[^\s}]+\})?(\s*)$/, (_, end: string) => ` {#${address}}${end}`)
    })
    .join('')
}

const isHeading = ({ type }: Token) => type === 'heading'

function addressOf(heading: Token): string {
  const { words, id } = namedHeading('text' in heading ? String(heading.text) : '')
  return id ?? slug(words)
}
