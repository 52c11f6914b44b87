import { useTranslations } from 'next-intl'
import { CopyButton } from '../../components/button/copy-button.tsx'
import { linkStyle } from '../../components/link/link.tsx'
import { fileName } from './examples.ts'
import type { Dialect } from './examples.ts'

const styles: Readonly<Record<TokenKind, string | undefined>> = {
  plain: undefined,
  comment: 'text-faint italic',
  text: 'text-brass',
  keyword: 'font-semibold',
}

interface ExampleFileProps {
  readonly path: string
  readonly text: string
  readonly dialect: Dialect
}

/** A file to read, to copy or to save. */
export function ExampleFile({ path, text, dialect }: ExampleFileProps) {
  const t = useTranslations('community')
  const name = fileName(path)
  const id = `code-${name.replace(/\W/g, '-')}`
  const lines = text.trimEnd().split('\n').length
  return (
    <div className="pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-2">
        <p className="font-mono text-sm">
          {name} <span className="font-text text-xs text-faint">{t('lines', { count: lines })}</span>
        </p>
        <p className="flex items-center gap-4 text-sm">
          <a href={`/community/${name}`} download={name} className={linkStyle}>
            {t('download')}
          </a>
          <CopyButton from={id} label={t('copy')} done={t('copied')} />
        </p>
      </div>
      <pre
        tabIndex={0}
        aria-label={name}
        className="max-h-[36rem] overflow-auto border border-line bg-raised p-4 font-mono text-xs leading-relaxed whitespace-pre-wrap"
      >
        <code id={id} lang="en">
          {highlight(text, dialect).map(({ kind, text: part }, place) =>
            styles[kind] === undefined ? (
              part
            ) : (
              <span key={place} className={styles[kind]}>
                {part}
              </span>
            ),
          )}
        </code>
      </pre>
    </div>
  )
}

type TokenKind = 'plain' | 'comment' | 'text' | 'keyword'

interface Token {
  readonly kind: TokenKind
  readonly text: string
}

const words = {
  python: `and as class def elif else except False finally for from if import in is lambda None not or pass raise return
    self True try while with yield`,
  typescript: `as async await break case catch class const continue default else export extends false for from function
    if import in interface let new null of readonly return switch throw true try type undefined void while`,
}

const keywords = (dialect: keyof typeof words) => `\\b(?:${words[dialect].split(/\s+/).join('|')})\\b`

const plainText = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`

const grammars: Readonly<Record<Exclude<Dialect, 'text'>, RegExp>> = {
  python: new RegExp(
    String.raw`(?<comment>#[^\n]*|"""[\s\S]*?""")|(?<text>[fr]?(?:${plainText}))|(?<keyword>${keywords('python')})`,
    'g',
  ),
  typescript: new RegExp(
    String.raw`(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<text>${plainText}|\x60(?:[^\x60\\]|\\.)*\x60)|(?<keyword>${keywords('typescript')})`,
    'g',
  ),
}

/** Code in pieces with the same look. Joined together, they always give the code again. */
export function highlight(code: string, dialect: Dialect): readonly Token[] {
  if (dialect === 'text') return [{ kind: 'plain', text: code }]
  const tokens: Token[] = []
  let end = 0
  for (const match of code.matchAll(grammars[dialect])) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) })
    tokens.push({ kind: kindOf(match.groups), text: match[0] })
    end = match.index + match[0].length
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) })
  return tokens
}

function kindOf(groups: Readonly<Record<string, string | undefined>> = {}): TokenKind {
  const { comment, text } = groups
  if (comment !== undefined) return 'comment'
  return text === undefined ? 'keyword' : 'text'
}
