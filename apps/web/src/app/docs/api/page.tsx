import { pageOfSeasons } from '@wis/db/seasons'
import { apiParts, summaryOf } from '@wis/protocol'
import type { ApiKey } from '@wis/protocol'
import type { Metadata } from 'next'
import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { CopyButton } from '../../../components/button/copy-button.tsx'
import { Link, linkStyle, underlined } from '../../../components/link/link.tsx'
import { PageTitle } from '../../../components/page/titles.tsx'
import { database } from '../../../server/database.ts'
import { env } from '../../../server/env/env.ts'
import { Contents, NextDoc } from '../document.tsx'
import { anchorOf, partNames } from './api-call.tsx'

const documentAddress = '/api/v1/openapi.json'
const basics = ['token', 'pages', 'etag', 'errors', 'limits', 'size'] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('apiDocs')
  return { title: t('title'), description: t('text') }
}

/** What holds for every call, and the calls of each resource with the way to its page. */
export default async function ApiPage() {
  const t = await getTranslations('apiDocs')
  const base = new URL('/api/v1', env().publicUrl).href
  return (
    <>
      <PageTitle title={t('title')}>
        <p>{t('text')}</p>
        <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 pt-1">
          <span>
            {t('base')} <code className="text-ink">{base}</code>
          </span>
          <a href={documentAddress} className={linkStyle}>
            {t('document')}
          </a>
          <Link href="/account#tokens" className={linkStyle}>
            {t('token')}
          </Link>
        </p>
      </PageTitle>
      <FirstCalls base={base} />
      <Basics />
      <div className="grid gap-x-16 gap-y-8 pt-12 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Contents title={t('resources')}>
          <ul>
            {partNames.map((part) => (
              <li key={part}>
                <Link
                  href={`/docs/api/${part}`}
                  className="flex justify-between py-1 text-soft hover:text-ink"
                >
                  {t(`parts.${part}`)}
                  <span className="figures text-faint">{apiParts[part].length}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Contents>
        <div className="min-w-0">
          {partNames.map((part) => (
            <section key={part} aria-labelledby={part} className="mb-12">
              <h2 id={part} className="display border-b border-strong pb-2 text-2xl">
                <Link href={`/docs/api/${part}`} className="hover:underline">
                  {t(`parts.${part}`)}
                </Link>
              </h2>
              <ul className="divide-y divide-line">
                {apiParts[part].map((key) => (
                  <CallLink key={key} apiKey={key} part={part} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <p className="pt-12">
        <Link href="/docs/api/shapes" className={underlined}>
          {t('shapes')}
        </Link>
      </p>
      <NextDoc after="api" />
    </>
  )
}

/** Two calls to begin with, and what this platform answers to the first one now. */
async function FirstCalls({ base }: { readonly base: string }) {
  const t = await getTranslations('apiDocs')
  const seasons = await pageOfSeasons(database(), { limit: 1 })
  const calls = [
    ['open', `curl '${base}/seasons?limit=1'`],
    ['own', `curl -H 'Authorization: Bearer wis_…' \\\n  ${base}/me`],
  ] as const
  return (
    <div className="grid gap-x-8 gap-y-6 pb-10 *:min-w-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        {calls.map(([name, command]) => (
          <div key={name}>
            <h2 className="label pb-2">{t(`first.${name}`)}</h2>
            <div className="flex items-start justify-between gap-3 border border-line bg-raised p-3 max-sm:flex-col">
              <pre
                id={name}
                tabIndex={0}
                className={`min-w-0 overflow-x-auto max-sm:break-all max-sm:whitespace-pre-wrap ${codeStyle}`}
              >
                {command}
              </pre>
              <CopyButton from={name} label={t('copy')} done={t('copied')} />
            </div>
          </div>
        ))}
      </div>
      <div>
        <h2 className="label pb-2">{t('first.answer')}</h2>
        <pre
          tabIndex={0}
          className={`overflow-x-auto border border-line bg-raised p-3 text-soft ${codeStyle}`}
        >
          {inLines(seasons)}
        </pre>
      </div>
    </div>
  )
}

/** With lists of words in one line, so that the whole answer is in sight. */
const inLines = (value: unknown) =>
  JSON.stringify(value, null, 2).replaceAll(
    /\[\s+("[^[\]{}]*")\s+\]/g,
    (_, items: string) => `[${items.replaceAll(/\s+/g, ' ')}]`,
  )

const codeStyle = 'p-1 font-mono text-xs leading-relaxed'

/** Older links lead to the anchors of the calls on this page. */
function CallLink({ apiKey, part }: { apiKey: ApiKey; part: string }) {
  const locale = useLocale()
  const [verb = '', path] = apiKey.split(' ')
  return (
    <li id={anchorOf(apiKey)} className="scroll-mt-6 target:bg-raised">
      <Link
        href={`/docs/api/${part}#${anchorOf(apiKey)}`}
        className="group grid gap-x-6 py-2 text-sm sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
      >
        <span className="flex gap-x-3 font-mono text-xs leading-5">
          <b
            className={`w-14 shrink-0 ${verb === 'GET' ? 'text-civilian' : verb === 'DELETE' ? 'text-spy' : 'text-brass'}`}
          >
            {verb}
          </b>
          <span className="wrap-anywhere text-ink group-hover:underline">{path}</span>
        </span>
        <span className="text-soft group-hover:text-ink">
          {summaryOf(apiKey)[locale].replaceAll('`', '')}
        </span>
      </Link>
    </li>
  )
}

function Basics() {
  const t = useTranslations('apiDocs')
  return (
    <section aria-labelledby="basics">
      <h2 id="basics" className="display pb-4 text-2xl">
        {t('basicsTitle')}
      </h2>
      <ul className="grid gap-x-12 gap-y-4 text-sm leading-relaxed sm:grid-cols-2 lg:grid-cols-3">
        {basics.map((name) => (
          <li key={name} className="border-t border-line pt-3">
            <h3 className="pb-0.5 font-semibold">{t(`basicNames.${name}`)}</h3>
            {t.rich(`basics.${name}`, { code: (text) => <code className="text-[0.9em]">{text}</code> })}
          </li>
        ))}
      </ul>
    </section>
  )
}
