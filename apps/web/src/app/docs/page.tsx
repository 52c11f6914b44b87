import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
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

/** Where most readers begin: three pages, and a field to search all of them. */
async function Start() {
  const [t, search] = [await getTranslations('docs'), await getTranslations('search')]
  return (
    <section
      aria-labelledby="start"
      className="grid items-center gap-x-10 gap-y-4 pb-8 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <h2 id="start" className="display text-2xl">
        {t('start')}
      </h2>
      <div className="grid items-center gap-x-10 gap-y-4 sm:grid-cols-2">
        <div className="grid grid-cols-3 gap-3">
          {firstPages.map((name) => (
            <Link key={name} href={`/docs/${name}`} className={`${buttonStyle.quiet} px-2! text-center`}>
              {t(`pages.${name}.title`)}
            </Link>
          ))}
        </div>
        <SearchForm placeholder={search('title')} className="w-full" />
      </div>
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
