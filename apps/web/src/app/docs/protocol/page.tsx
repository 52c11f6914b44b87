import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { Link } from '../../../components/link/link.tsx'
import { PageTitle } from '../../../components/page/titles.tsx'
import { readDocument } from '../../../server/document/documents.ts'
import { NextDoc } from '../doc-columns.tsx'
import { DocumentText, withoutTitle } from '../document.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('docs')
  return { title: t('pages.protocol.title'), description: t('pages.protocol.text') }
}

export default async function ProtocolPage() {
  const t = await getTranslations('docs')
  const locale = await getLocale()
  const protocol = await readDocument('agents/protocol', locale)
  const match = await readDocument('agents/annotated-match', locale)
  const sources = [protocol && withoutTitle(protocol), match].filter((source) => source !== undefined)
  return (
    <>
      <PageTitle title={t('pages.protocol.title')}>{t('pages.protocol.text')}</PageTitle>
      <div className="flex flex-wrap gap-3 pb-10">
        <a href="/docs/protocol/wis-1.schema.json" className={buttonStyle.quiet}>
          {t('protocol.schema')}
        </a>
        <Link href="/community#examples" className={buttonStyle.quiet}>
          {t('protocol.examples')}
        </Link>
        <Link href="/agents/new" className={buttonStyle.quiet}>
          {t('protocol.register')}
        </Link>
      </div>
      <DocumentText current="protocol" sources={sources} />
      <NextDoc after="protocol" />
    </>
  )
}
