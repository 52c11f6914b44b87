import { rulesText, rulesets } from '@wis/games'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Markdown } from '../../../components/markdown/markdown.tsx'
import { PageTitle } from '../../../components/page/page-title.tsx'
import { readDocument } from '../../../server/document/read-document.ts'
import { NextDoc } from '../next-doc.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('docs')
  return { title: t('pages.rules.title'), description: t('pages.rules.text') }
}

export default async function RulesPage() {
  const t = await getTranslations('rules')
  const locale = await getLocale()
  const source = await readDocument('rules', locale)
  return (
    <>
      <PageTitle title={t('title')} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="short-title" className="lg:order-last">
          <div className="paper p-7 shadow-[0_14px_40px_-16px_rgb(0_0_0/.5)] lg:sticky lg:top-6">
            <h2 id="short-title" className="display text-2xl">
              {t('short')}
            </h2>
            <p className="mt-1 text-xs text-soft">{t('shortText')}</p>
            <ol className="mt-5 space-y-3 text-sm leading-relaxed">
              {rulesText(rulesets['wis-2024'], locale)
                .split('\n')
                .map((line) => (
                  <li key={line} className="border-t border-line pt-3">
                    {line}
                  </li>
                ))}
            </ol>
          </div>
        </section>
        {source !== undefined && (
          <section aria-label={t('full')} className="min-w-0">
            <Markdown source={withoutTitle(source)} />
          </section>
        )}
      </div>
      <NextDoc after="rules" />
    </>
  )
}

/** The page has a title of its own, and the header chooses the language. */
function withoutTitle(source: string): string {
  return source.replace(/^#\s.*\n/, '').replace(/^\[[^\]]+\]\(rules[\w.]*\.md\)\s*$/m, '')
}
