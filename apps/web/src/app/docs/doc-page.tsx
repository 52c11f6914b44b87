import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageTitle } from '../../components/page/titles.tsx'
import { readDocument } from '../../server/document/documents.ts'
import { docSources } from './doc-sources.ts'
import { DocumentText, NextDoc, withoutTitle } from './document.tsx'

type Name =
  | 'play'
  | 'owners'
  | 'repair'
  | 'local-models'
  | 'a2a'
  | 'mcp'
  | 'seasons'
  | 'ratings'
  | 'webhooks'
  | 'verify'
  | 'exports'
  | 'lab'
  | 'training'
  | 'outside-games'

export async function docMetadata(name: Name): Promise<Metadata> {
  const t = await getTranslations('docs')
  return { title: t(`pages.${name}.title`), description: t(`pages.${name}.text`) }
}

/** What is read only by a program for another game, and takes half of the page. */
const longParts = ['other-games']

/** A page that is one file of docs/. */
export async function DocPage({ name }: { name: Name }) {
  const t = await getTranslations('docs')
  const [file] = docSources[name]
  const source = file && (await readDocument(file, await getLocale()))
  return (
    <>
      <PageTitle title={t(`pages.${name}.title`)}>{t(`pages.${name}.text`)}</PageTitle>
      <DocumentText
        sources={source === undefined ? [] : [withoutTitle(source)]}
        folded={name === 'verify' ? longParts : []}
      />
      <NextDoc after={name} />
    </>
  )
}
