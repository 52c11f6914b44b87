import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { messagesFor } from '../scene/scene-opening.ts'
import { DeferredSceneTiles } from '../scene/tiles/deferred-scene-tiles.tsx'
import type { SceneTilesProps } from '../scene/tiles/scene-tiles.tsx'

/** The tables of a game that are on, each drawn from its scene. */
export async function KitTables({ tables, address }: Omit<SceneTilesProps, 'label'>) {
  if (tables.length === 0) return <NoTable />
  const t = await getTranslations('watch')
  const { match, scene } = await getMessages()
  return (
    <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
      <DeferredSceneTiles tables={tables} address={address} label={t('liveTitle')} />
    </NextIntlClientProvider>
  )
}

function NoTable() {
  const t = useTranslations('watch')
  return <EmptyState title={t('liveEmptyTitle')} text={t('noneOfGame')} />
}
