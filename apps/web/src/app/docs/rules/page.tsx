import { kitCalled, usualGame } from '@wis/games'
import type { Language } from '@wis/games'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Markdown } from '../../../components/markdown/markdown.tsx'
import { parseMarkdown } from '../../../components/markdown/parse-markdown.ts'
import { PageTitle } from '../../../components/page/titles.tsx'
import { readDocument } from '../../../server/document/documents.ts'
import { NextDoc, pageLinks, TextContents, withoutTitle } from '../document.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('docs')
  return { title: t('pages.rules.title'), description: t('pages.rules.text') }
}

/** As players are told them, a rule a line. */
function shortRules(locale: Language): readonly string[] {
  const kit = kitCalled(usualGame)
  return kit?.texts[locale].rules(kit.setup.presets[0]).split('\n') ?? []
}

export default async function RulesPage() {
  const t = await getTranslations('rules')
  const locale = await getLocale()
  const file = await readDocument('rules', locale)
  const source = file && pageLinks(withoutTitle(file))
  return (
    <>
      <PageTitle title={t('title')} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)_20rem] xl:gap-x-12 3xl:gap-x-16">
        {source !== undefined && <TextContents blocks={parseMarkdown(source)} />}
        <section
          aria-labelledby="short-title"
          className="max-w-[68ch] lg:col-start-2 xl:col-start-3 xl:row-start-1"
        >
          <div className="paper p-7 shadow-[0_14px_40px_-16px_rgb(0_0_0/.5)] xl:sticky xl:top-6">
            <h2 id="short-title" className="display text-2xl">
              {t('short')}
            </h2>
            <p className="mt-1 text-xs text-soft">{t('shortText')}</p>
            <ol className="mt-5 space-y-3 text-sm leading-relaxed">
              {shortRules(locale).map((line) => (
                <li key={line} className="border-t border-line pt-3">
                  {line}
                </li>
              ))}
            </ol>
          </div>
        </section>
        {source !== undefined && (
          <section
            aria-label={t('full')}
            className="min-w-0 lg:col-start-2 xl:row-start-1 [&_:is(h2,h3)]:scroll-mt-6"
          >
            <Markdown source={source} />
          </section>
        )}
      </div>
      <NextDoc after="rules" />
    </>
  )
}
