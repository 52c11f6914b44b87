import { useLocale, useTranslations } from 'next-intl'
import { Markdown } from '../../components/markdown/markdown.tsx'
import { parseMarkdown } from '../../components/markdown/parse-markdown.ts'
import type { Block, Inline } from '../../components/markdown/parse-markdown.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { pageLinks } from './page-links.ts'

/** Files of docs/, one after the other, with their headings beside them. */
export function DocumentText({ sources }: { sources: readonly string[] }) {
  const t = useTranslations('docs')
  const isForeign = useLocale() !== 'en' && isEnglish(sources.join(''))
  if (sources.length === 0) return <EmptyState title={t('missing.title')} text={t('missing.text')} />
  // As one text, so that no two headings have the same address.
  const source = sources.map(pageLinks).join('\n\n---\n\n')
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <Contents blocks={parseMarkdown(source)} />
      <div
        lang={isForeign ? 'en' : undefined}
        className="min-w-0 space-y-6 [&_:is(h2,h3)]:scroll-mt-6 [&_hr]:my-14"
      >
        {isForeign && (
          <p lang="zh" className="border-l-2 border-brass pl-4 text-soft">
            {t('englishOnly')}
          </p>
        )}
        <Markdown source={source} />
      </div>
    </div>
  )
}

const indents = {
  1: 'mt-3 pl-4 font-medium text-ink',
  2: 'pl-4 text-soft',
  3: 'pl-7 text-soft',
  4: 'pl-7 text-soft',
} as const

function Contents({ blocks }: { blocks: readonly Block[] }) {
  const t = useTranslations('docs')
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level <= 3 ? [block] : []))
  if (headings.length < 3) return <div className="max-lg:hidden" />
  return (
    <nav
      aria-label={t('contents')}
      className="text-sm lg:sticky lg:top-6 lg:max-h-[calc(100vh-3rem)] lg:self-start lg:overflow-y-auto"
    >
      <p className="label pb-2">{t('contents')}</p>
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
    </nav>
  )
}

function plain(inline: Inline): string {
  return 'text' in inline ? inline.text : inline.children.map(plain).join('')
}

/** Here and there a word of a table is Chinese all the same. */
function isEnglish(text: string): boolean {
  return (text.match(/\p{sc=Han}/gu) ?? []).length < text.length / 20
}
