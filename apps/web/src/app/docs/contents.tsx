import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Block, Inline } from '../../components/markdown/parse-markdown.ts'

/** The contents of a page: at its side if there is room, and folded above it on a phone. */
export function Contents({ title, children }: { title: string; children: ReactNode }) {
  return (
    // A part that scrolls by itself must be reachable with the keyboard, too.
    <nav
      aria-label={title}
      tabIndex={0}
      className="text-sm lg:sticky lg:top-6 lg:max-h-[calc(100vh-3rem)] lg:self-start lg:overflow-y-auto"
    >
      <p className="label open-title pb-2">{title}</p>
      <details className="folds-on-phone max-lg:border-y max-lg:border-line">
        <summary className="label py-3">{title}</summary>
        <div className="max-lg:pb-4">{children}</div>
      </details>
    </nav>
  )
}

const indents = {
  1: 'mt-3 pl-4 font-medium text-ink',
  2: 'pl-4 text-soft',
  3: 'pl-7 text-soft',
  4: 'pl-7 text-soft',
} as const

/** The contents of a text, from its headings. A short text has none. */
export function TextContents({ blocks }: { blocks: readonly Block[] }) {
  const t = useTranslations('docs')
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level <= 3 ? [block] : []))
  if (headings.length < 3) return <div className="max-lg:hidden" />
  return (
    <Contents title={t('contents')}>
      <ul className="border-l border-line">
        {headings.map(({ id, level, children }, place) => (
          <li key={place}>
            <a
              href={`#${id}`}
              className={`-ml-px block border-l border-transparent py-1 hover:border-brass hover:text-ink ${indents[level]}`}
            >
              {children.map(plain).join('')}
            </a>
          </li>
        ))}
      </ul>
    </Contents>
  )
}

function plain(inline: Inline): string {
  return 'text' in inline ? inline.text : inline.children.map(plain).join('')
}
