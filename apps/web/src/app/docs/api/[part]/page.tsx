import { apiParts } from '@wis/protocol'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Link, underlined } from '../../../../components/link/link.tsx'
import { PageTitle } from '../../../../components/page/titles.tsx'
import { missingMetadata } from '../../../../features/site/missing-page.tsx'
import { env } from '../../../../server/env/env.ts'
import { ApiCall, partNames } from '../api-call.tsx'
import { exampleValues } from '../example-values.ts'
import { Resources } from '../resources.tsx'

const partOf = async (params: Promise<{ part: string }>) => {
  const { part } = await params
  return partNames.find((name) => name === part)
}

export async function generateMetadata({ params }: PageProps<'/docs/api/[part]'>): Promise<Metadata> {
  const t = await getTranslations('apiDocs')
  const part = await partOf(params)
  return part ? { title: `${t('title')}: ${t(`parts.${part}`)}`, description: t('text') } : missingMetadata()
}

export default async function ApiPartPage({ params }: PageProps<'/docs/api/[part]'>) {
  const t = await getTranslations('apiDocs')
  const part = await partOf(params)
  if (!part) notFound()
  const base = new URL('/api/v1', env().publicUrl).href
  const valuesOf = await exampleValues()
  const { tryIt } = (await getMessages()).apiDocs
  return (
    <>
      <PageTitle title={t(`parts.${part}`)}>
        <Link href="/docs/api" className={underlined}>
          {t('title')}
        </Link>{' '}
        · {t('base')} <code className="text-ink">{base}</code>
      </PageTitle>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Resources here={part} />
        <div className="min-w-0">
          <NextIntlClientProvider messages={{ apiDocs: { tryIt } }}>
            {apiParts[part].map((key, at) => (
              <ApiCall key={key} apiKey={key} base={base} values={valuesOf(key)} isOpen={at === 0} />
            ))}
          </NextIntlClientProvider>
        </div>
      </div>
    </>
  )
}
