import { isStorable } from '@wis/protocol'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { buttonStyle } from '../../components/button/button-style.ts'
import { EmptyState } from '../../components/page/notice.tsx'
import { PageTitle } from '../../components/page/titles.tsx'
import { visitorAddress } from '../../features/account/actor.ts'
import { messagesFor } from '../../features/scene/scene-opening.ts'
import { longKinds } from '../../features/search/found-parts.tsx'
import { Results } from '../../features/search/results.tsx'
import { Suggestions } from '../../features/search/suggestions.tsx'
import { ownAllowances, policies } from '../../server/rate-limit/limits.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('search'))('title'), robots: { index: false } }
}

const [shortestQuery, longestQuery] = [2, 80]
const query = z.string().trim().min(shortestQuery).max(longestQuery).refine(isStorable)

/** One field for everything that anybody may see. */
export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const t = await getTranslations('search')
  const { q, kind, game, language } = await searchParams
  const wanted = query.safeParse(q).data
  const { match, scene } = await getMessages()
  const typed = typeof q === 'string' ? q.trim().slice(0, longestQuery) : ''
  return (
    <>
      <PageTitle title={t('title')} isLow />
      <form method="get" action="/search" role="search" className="flex gap-3 pb-8">
        <label className="block min-w-0 grow">
          <span className="sr-only">{t('field')}</span>
          <input
            type="search"
            name="q"
            key={typed}
            defaultValue={typed}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            maxLength={longestQuery}
            className="h-12 w-full rounded-card border border-strong bg-raised px-4 text-lg text-ink"
          />
        </label>
        <button className={`${buttonStyle.primary} h-12! shrink-0`}>{t('search')}</button>
      </form>
      {wanted === undefined ? (
        typed === '' ? (
          <>
            <p className="pb-6 text-sm text-soft">{t('text')}</p>
            <Suggestions />
          </>
        ) : (
          <EmptyState
            title={t('refusedTitle')}
            text={t('refusedText', { least: shortestQuery, most: longestQuery })}
          />
        )
      ) : ownAllowances().take(`search ${await visitorAddress()}`, policies.search).allowed ? (
        <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
          <Results
            wanted={wanted}
            only={longKinds.find((one) => one === kind)}
            narrowed={{
              ...(typeof game === 'string' && { game }),
              ...(typeof language === 'string' && { language }),
            }}
          />
        </NextIntlClientProvider>
      ) : (
        <EmptyState title={t('throttledTitle')} text={t('throttledText')} />
      )}
    </>
  )
}
