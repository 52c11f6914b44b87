import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageTitle } from '../../../components/page/titles.tsx'
import { readDocument } from '../../../server/document/documents.ts'
import { DocumentText, NextDoc, withoutTitle } from '../document.tsx'

const parts = ['backup-and-restore', 'upgrade', 'key-rotation'] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('docs')
  return { title: t('pages.self-hosting.title'), description: t('pages.self-hosting.text') }
}

export default async function SelfHostingPage() {
  const t = await getTranslations('docs')
  const locale = await getLocale()
  const main = await readDocument('operations/self-hosting', locale)
  const others = await Promise.all(parts.map((name) => readDocument(`operations/${name}`, locale)))
  const sources = [main && withoutTitle(main), ...others].filter((source) => source !== undefined)
  return (
    <>
      <PageTitle title={t('pages.self-hosting.title')}>{t('pages.self-hosting.text')}</PageTitle>
      <DocumentText sources={sources} />
      <NextDoc after="self-hosting" />
    </>
  )
}
