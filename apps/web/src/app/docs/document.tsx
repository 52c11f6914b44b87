import { useLocale, useTranslations } from 'next-intl'
import { Markdown } from '../../components/markdown/markdown.tsx'
import { parseMarkdown } from '../../components/markdown/parse-markdown.ts'
import { EmptyState } from '../../components/page/notice.tsx'
import { TextContents } from './contents.tsx'
import { pageLinks } from './page-links.ts'

/** Files of docs/, one after the other, with their headings beside them. */
export function DocumentText({ sources }: { sources: readonly string[] }) {
  const t = useTranslations('docs')
  const isForeign = useLocale() !== 'en' && isEnglish(sources.join(''))
  if (sources.length === 0) return <EmptyState title={t('missing.title')} text={t('missing.text')} />
  // Joined into one text, so that no two headings have the same address.
  const source = sources.map(pageLinks).join('\n\n---\n\n')
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <TextContents blocks={parseMarkdown(source)} />
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

/** Some words in the tables are Chinese in every language. */
function isEnglish(text: string): boolean {
  return (text.match(/\p{sc=Han}/gu) ?? []).length < text.length / 20
}
