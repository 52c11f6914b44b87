import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { PageTitle } from '../../components/page/titles.tsx'
import { SearchForm } from '../../features/site/search-form.tsx'
import { docShelves } from './doc-pages.ts'

const firstPages = ['rules', 'owners', 'api'] as const
const shelves = ['play', 'build', 'organize', 'research', 'host'] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('docs')
  return { title: t('title'), description: t('text') }
}

/** Where most readers begin: a field to search all pages, and the three that are read most. */
async function Start() {
  const [t, search] = [await getTranslations('docs'), await getTranslations('search')]
  return (
    <section aria-labelledby="start" className="pb-10">
      <SearchForm placeholder={search('title')} className="w-full max-w-2xl" />
      <h2 id="start" className="label pt-8 pb-3">
        {t('start')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {firstPages.map((name) => (
          <li
            key={name}
            className="relative rounded-card border border-line bg-raised p-5 hover:border-strong"
          >
            <Link href={`/docs/${name}`} className="display text-xl after:absolute after:inset-0">
              {t(`pages.${name}.title`)}
            </Link>
            <p className="pt-1 text-sm text-pretty text-soft">{t(`pages.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default async function DocsPage() {
  const t = await getTranslations('docs')
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <Start />
      <div className="divide-y divide-line border-y border-line">
        {shelves.map((shelf) => (
          <section
            key={shelf}
            aria-labelledby={`shelf-${shelf}`}
            className="grid gap-x-10 gap-y-4 py-8 lg:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <div>
              <h2 id={`shelf-${shelf}`} className="display text-2xl">
                {t(`shelves.${shelf}.title`)}
              </h2>
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
