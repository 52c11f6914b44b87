import { kitCalled, usualGame } from '@wis/games'
import type { Language } from '@wis/games'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Link, underlined } from '../../../components/link/link.tsx'
import { Markdown } from '../../../components/markdown/markdown.tsx'
import { parseMarkdown } from '../../../components/markdown/parse-markdown.ts'
import { PageTitle } from '../../../components/page/titles.tsx'
import { gameNameIn } from '../../../features/games/names.ts'
import { readDocument } from '../../../server/document/documents.ts'
import { DocColumns, NextDoc } from '../doc-columns.tsx'
import { pageLinks, TextContents, withoutTitle } from '../document.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('docs')
  return { title: t('pages.rules.title'), description: t('pages.rules.text') }
}

/** A rule a line. */
function shortRules(locale: Language): readonly string[] {
  const kit = kitCalled(usualGame)
  return kit?.texts[locale].pageRules(kit.setup.presets[0]).split('\n') ?? []
}

/** The first paragraph of the file says what the short rules say. */
const withoutOpening = (source: string) => source.slice(Math.max(0, source.search(/^## /m)))

export default async function RulesPage() {
  const t = await getTranslations('rules')
  const locale = await getLocale()
  const file = await readDocument('rules', locale)
  const source = file && pageLinks(withoutOpening(withoutTitle(file)))
  return (
    <>
      <PageTitle title={t('title', { game: gameNameIn(locale, usualGame) })}>
        <Link href="/games" className={underlined}>
          {t('others')}
        </Link>
      </PageTitle>
      <DocColumns
        current="rules"
        contents={source !== undefined && <TextContents blocks={parseMarkdown(source)} />}
      >
        <section
          aria-labelledby="short-title"
          className="max-w-[60rem] rounded-card border border-line bg-raised p-5 sm:p-8"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pb-5">
            <h2 id="short-title" className="display text-2xl">
              {t('short')}
            </h2>
            <p className="text-xs text-soft">
              {t.rich('shortText', {
                requests: (text) => (
                  <Link href={`/docs/games/${usualGame}`} className={underlined}>
                    {text}
                  </Link>
                ),
              })}
            </p>
          </div>
          <ol className="gap-x-12 text-sm leading-relaxed sm:columns-2">
            {shortRules(locale).map((line, place) => (
              <li
                key={line}
                className="grid break-inside-avoid grid-cols-[2rem_minmax(0,1fr)] border-t border-line py-3"
              >
                <span
                  aria-hidden="true"
                  className="figures font-display text-lg leading-snug font-light text-faint"
                >
                  {place + 1}
                </span>
                {line}
              </li>
            ))}
          </ol>
        </section>
        {source !== undefined && (
          <section aria-label={t('full')} className="pt-8 [&_:is(h2,h3)]:scroll-mt-6">
            <Markdown source={source} />
          </section>
        )}
      </DocColumns>
      <NextDoc after="rules" />
    </>
  )
}
