import { useTranslations } from 'next-intl'
import { CopyButton } from '../../components/button/copy-button.tsx'
import { fileName } from './examples.ts'
import type { Dialect } from './examples.ts'
import { highlight } from './highlight.ts'
import type { TokenKind } from './highlight.ts'

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
          <a
            href={`/community/${name}`}
            download={name}
            className="underline decoration-rim underline-offset-4 hover:decoration-current"
          >
            {t('download')}
          </a>
          <CopyButton from={id} label={t('copy')} done={t('copied')} />
        </p>
      </div>
      <pre
        tabIndex={0}
        aria-label={name}
        className="max-h-[30rem] overflow-auto border border-line bg-raised p-4 font-mono text-xs leading-relaxed [overflow-wrap:normal]"
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
