import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { liveScenes, mostOthers } from '../../server/scenes/live-scenes.ts'
import { messagesFor } from '../scene/scene-opening.ts'
import { DeferredSceneTiles } from '../scene/tiles/deferred-scene-tiles.tsx'

/** A few tables of other games that are on. Nothing where there are none. */
export async function OtherTables() {
  const language = await getLocale()
  const tables = await liveScenes({ game: 'others', language, readIn: language, limit: mostOthers })
  if (tables.length === 0) return null
  const t = await getTranslations('home')
  const { match, scene } = await getMessages()
  return (
    <section aria-labelledby="others-title" className="pt-16">
      <SectionTitle id="others-title" title={t('others')}>
        <Link href="/games" className="underline decoration-rim underline-offset-4 hover:decoration-current">
          {t('allGames')}
        </Link>
      </SectionTitle>
      <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
        <DeferredSceneTiles
          tables={tables}
          areThree
          address={`/watch/tables?language=${language}`}
          label={t('others')}
        />
      </NextIntlClientProvider>
    </section>
  )
}
