import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { PageTitle } from '../../components/page/titles.tsx'
import { docPages } from './doc-pages.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('docs')
  return { title: t('title'), description: t('text') }
}

export default async function DocsPage() {
  const t = await getTranslations('docs')
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <ol className="border-b border-line">
        {docPages.map((name) => (
          <li key={name} className="border-t border-line">
            <Link
              href={`/docs/${name}`}
              className="group grid gap-x-10 gap-y-1 py-6 sm:grid-cols-[14rem_minmax(0,1fr)] sm:items-baseline lg:grid-cols-[22rem_minmax(0,1fr)]"
            >
              <span className="display text-2xl decoration-brass decoration-1 underline-offset-8 group-hover:underline">
                {t(`pages.${name}.title`)}
              </span>
              <span className="text-soft text-pretty">{t(`pages.${name}.text`)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}
