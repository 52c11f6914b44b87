import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { PageTitle } from '../../components/page/titles.tsx'
import { SearchForm } from '../../features/site/search-form.tsx'
import { docShelves, shelfNames } from './doc-pages.ts'
import { Roads } from './roads.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('docs')
  return { title: t('title'), description: t('text') }
}

export default async function DocsPage() {
  const [t, search] = [await getTranslations('docs'), await getTranslations('search')]
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <SearchForm placeholder={search('title')} className="w-full max-w-2xl" />
      <section aria-labelledby="start" className="pt-8 pb-14">
        <h2 id="start" className="sr-only">
          {t('start')}
        </h2>
        <Roads />
      </section>
      <h2 className="display pb-4 text-3xl">{t('all')}</h2>
      <div className="divide-y divide-line border-y border-line">
        {shelfNames.map((shelf) => (
          <section
            key={shelf}
            aria-labelledby={`shelf-${shelf}`}
            className="grid gap-x-10 gap-y-4 py-8 lg:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <div>
              <h3 id={`shelf-${shelf}`} className="display text-2xl">
                {t(`shelves.${shelf}.title`)}
              </h3>
              <p className="max-w-[40ch] pt-1 text-sm text-soft">{t(`shelves.${shelf}.text`)}</p>
            </div>
            <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
              {docShelves[shelf].map((name) => (
                <li key={name}>
                  <Link href={`/docs/${name}`} className="group block">
                    <span className="font-semibold decoration-brass underline-offset-4 group-hover:underline">
                      {t(`pages.${name}.title`)}
                    </span>
                    <span className="block text-sm text-pretty text-soft">{t(`pages.${name}.text`)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
