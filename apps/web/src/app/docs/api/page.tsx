import { pageOfSeasons } from '@wis/db/seasons'
import { apiParts, summaryOf } from '@wis/protocol'
import type { ApiKey } from '@wis/protocol'
import type { Metadata } from 'next'
import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { CopyButton } from '../../../components/button/copy-button.tsx'
import { ChevronRight } from '../../../components/icon/icons.tsx'
import { Link, linkStyle } from '../../../components/link/link.tsx'
import { PageTitle } from '../../../components/page/titles.tsx'
import { database } from '../../../server/database.ts'
import { env } from '../../../server/env/env.ts'
import { NextDoc } from '../doc-columns.tsx'
import { anchorOf, PanelHead, partNames, Verb } from './api-call.tsx'
import { Code, inLines, Path } from './code.tsx'
import { Resources } from './resources.tsx'

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
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Resources />
        <div className="min-w-0">
          <div className="grid gap-x-10 gap-y-10 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
            <FirstCalls base={base} />
            <Basics />
          </div>
          <div className="grid gap-3 pt-12">
            {partNames.map((part, place) => (
              // A link to a call opens the resource around it.
              <details
                key={part}
                open={place === 0}
                className="group/part rounded-card border border-line bg-raised open:pb-2"
              >
                <summary className="flex cursor-pointer items-baseline gap-x-4 px-4 py-3">
                  <h2 id={part} className="display min-w-0 text-xl">
                    {t(`parts.${part}`)}
                  </h2>
                  <span className="figures shrink-0 text-sm whitespace-nowrap text-faint">
                    {apiParts[part].length}
                  </span>
                  <ChevronRight className="ml-auto size-4 self-center text-faint transition-transform group-open/part:rotate-90 group-hover/part:text-brass" />
                </summary>
                <ul className="divide-y divide-line border-t border-line px-4">
                  {apiParts[part].map((key) => (
                    <CallLink key={key} apiKey={key} part={part} />
                  ))}
                </ul>
                <p className="border-t border-line px-4 pt-3 pb-2 text-sm">
                  <Link href={`/docs/api/${part}`} className={linkStyle}>
                    {t('partPage')}
                  </Link>
                </p>
              </details>
            ))}
          </div>
        </div>
      </div>
      <NextDoc after="api" />
    </>
  )
}

/** Two calls to begin with, and what this platform answers to the first one now. */
async function FirstCalls({ base }: { readonly base: string }) {
  const t = await getTranslations('apiDocs')
  const seasons = await pageOfSeasons(database(), { limit: 1 })
  const panels = [
    { name: 'open', text: `curl '${base}/seasons?limit=1'`, isCopied: true },
    { name: 'answer', text: inLines(seasons), isCopied: false },
    { name: 'own', text: `curl -H 'Authorization: Bearer wis_…' \\\n  ${base}/me`, isCopied: true },
  ] as const
  return (
    <div className="grid content-start gap-4 *:min-w-0 xl:order-last">
      {panels.map(({ name, text, isCopied }) => (
        <div key={name} className="overflow-hidden rounded-card border border-line bg-raised">
          <PanelHead title={t(`first.${name}`)}>
            {isCopied && <CopyButton from={name} label={t('copy')} done={t('copied')} />}
          </PanelHead>
          <Code id={name} text={text} />
        </div>
      ))}
    </div>
  )
}

/** Older links lead to the anchors of the calls on this page. */
function CallLink({ apiKey, part }: { apiKey: ApiKey; part: string }) {
  const locale = useLocale()
  const [method = '', path = ''] = apiKey.split(' ')
  return (
    <li id={anchorOf(apiKey)} className="scroll-mt-6 target:bg-raised">
      <Link
        href={`/docs/api/${part}#${anchorOf(apiKey)}`}
        className="group grid gap-x-6 py-2 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      >
        <span className="grid grid-cols-[4.25rem_minmax(0,1fr)] font-mono text-xs leading-5">
          <Verb method={method} />
          <span className="text-ink group-hover:underline">
            <Path text={path} />
          </span>
        </span>
        <span className="leading-5 text-soft group-hover:text-ink">
          {firstSentence(summaryOf(apiKey)[locale].replaceAll('`', ''))}
        </span>
      </Link>
    </li>
  )
}

/** The page of a call says the rest. */
const firstSentence = (text: string) => /^.*?(?:[.?](?=\s|$)|[。？])/.exec(text)?.[0] ?? text

function Basics() {
  const t = useTranslations('apiDocs')
  return (
    <section aria-labelledby="basics">
      <h2 id="basics" className="display pb-4 text-2xl">
        {t('basicsTitle')}
      </h2>
      <ul className="grid gap-x-12 gap-y-4 text-sm leading-relaxed sm:grid-cols-2 xl:grid-cols-1">
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
