import { answers, apiParts, componentsOf, inputs } from '@wis/protocol'
import type { ApiKey } from '@wis/protocol'
import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { Link } from '../../../components/link/link.tsx'
import { PageTitle } from '../../../components/page/page-title.tsx'
import { env } from '../../../server/env/env.ts'
import { Contents } from '../contents.tsx'
import { NextDoc } from '../next-doc.tsx'
import { ApiCall, anchorOf } from './api-call.tsx'
import { Shape } from './shape.tsx'

const documentAddress = '/api/v1/openapi.json'
const basics = ['token', 'pages', 'etag', 'errors', 'limits', 'size'] as const

/** In the order of the API's own sections. */
const parts: readonly (readonly [keyof typeof apiParts, readonly ApiKey[]])[] = [
  ['matches', apiParts.matches],
  ['agents', apiParts.agents],
  ['account', apiParts.account],
  ['seasons', apiParts.seasons],
  ['experiments', apiParts.experiments],
  ['operations', apiParts.operations],
]

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('apiDocs')
  return { title: t('title'), description: t('text') }
}

export default async function ApiPage() {
  const t = await getTranslations('apiDocs')
  const base = new URL('/api/v1', env().publicUrl).href
  return (
    <>
      <PageTitle title={t('title')}>
        <p>{t('text')}</p>
        <p className="pt-2">
          {t('base')} <code className="text-ink">{base}</code>
        </p>
      </PageTitle>
      <div className="flex flex-wrap gap-3 pb-10">
        <a href={documentAddress} className={buttonStyle.quiet}>
          {t('document')}
        </a>
        <Link href="/account#tokens" className={buttonStyle.quiet}>
          {t('token')}
        </Link>
      </div>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <ApiContents />
        <div className="min-w-0 space-y-16">
          <Basics />
          {parts.map(([part, keys]) => (
            <section key={part} aria-labelledby={part}>
              <h2 id={part} className="display pb-2 text-3xl">
                {t(`parts.${part}`)}
              </h2>
              {keys.map((key) => (
                <ApiCall key={key} apiKey={key} base={base} />
              ))}
            </section>
          ))}
          <Shapes />
        </div>
      </div>
      <NextDoc after="api" />
    </>
  )
}

function ApiContents() {
  const t = useTranslations('apiDocs')
  return (
    <Contents title={t('contents')}>
      {parts.map(([part, keys]) => (
        <div key={part} className="pb-5">
          <p className="label pb-1">{t(`parts.${part}`)}</p>
          <ul>
            {keys.map((key) => (
              <li key={key}>
                <a
                  href={`#${anchorOf(key)}`}
                  className="block py-0.5 font-mono text-xs text-soft hover:text-ink"
                >
                  {key}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Contents>
  )
}

function Basics() {
  const t = useTranslations('apiDocs')
  return (
    <section aria-labelledby="basics">
      <h2 id="basics" className="display pb-4 text-3xl">
        {t('basicsTitle')}
      </h2>
      <ul className="max-w-[68ch] space-y-3 text-sm leading-relaxed">
        {basics.map((name) => (
          <li key={name} className="border-t border-line pt-3">
            {t(`basics.${name}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Shapes() {
  const t = useTranslations('apiDocs')
  const shapes = [
    ...Object.entries(componentsOf(inputs, 'input')).map(([name, schema]) => ({
      name,
      schema,
      isSent: true,
    })),
    ...Object.entries(componentsOf(answers, 'output')).map(([name, schema]) => ({
      name,
      schema,
      isSent: false,
    })),
  ]
  return (
    <section aria-labelledby="shapes">
      <h2 id="shapes" className="display pb-4 text-3xl">
        {t('shapes')}
      </h2>
      {shapes
        .filter(({ name, isSent }) => isSent || name !== 'AnyJson')
        .sort((one, other) => one.name.localeCompare(other.name, 'en'))
        .map((shape) => (
          <Shape key={shape.name} {...shape} />
        ))}
    </section>
  )
}
