import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageTitle } from '../../../components/page/titles.tsx'
import { missingMetadata } from '../../../features/site/missing-page.tsx'
import { readDocument } from '../../../server/document/documents.ts'
import { NextDoc } from '../doc-columns.tsx'
import { docSources } from '../doc-sources.ts'
import { DocumentText, withoutTitle } from '../document.tsx'

type DocPageProps = PageProps<'/docs/[name]'>

const nameIn = async (params: DocPageProps['params']) => {
  const { name } = await params
  return docNames.find((known) => known === name)
}

// The keys are those that its type names.
const docNames = Object.keys(docSources) as readonly (keyof typeof docSources)[]

export async function generateMetadata({ params }: DocPageProps): Promise<Metadata> {
  const name = await nameIn(params)
  if (!name) return missingMetadata()
  const t = await getTranslations('docs')
  return { title: t(`pages.${name}.title`), description: t(`pages.${name}.text`) }
}

/** A page that shows files of docs/. Pages with more than that have folders of their own. */
export default async function DocPage({ params }: DocPageProps) {
  const name = (await nameIn(params)) ?? notFound()
  const t = await getTranslations('docs')
  const locale = await getLocale()
  const [main, ...others] = await Promise.all(docSources[name].map((file) => readDocument(file, locale)))
  const sources = [main && withoutTitle(main), ...others].filter((source) => source !== undefined)
  return (
    <>
      <PageTitle title={t(`pages.${name}.title`)}>{t(`pages.${name}.text`)}</PageTitle>
      <DocumentText current={name} sources={sources} />
      <NextDoc after={name} />
    </>
  )
}
