import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { PageTitle } from '../../components/page/titles.tsx'
import { ControlSamples } from '../../features/design/control-samples.tsx'
import {
  ChartSamples,
  Colours,
  GameSamples,
  MetSamples,
  SeatSamples,
  StateSamples,
  TypeSamples,
} from '../../features/design/samples.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('design'))('title'), robots: { index: false } }
}

/** All the parts of the pages, side by side. A part that looks wrong here is wrong everywhere. */
export default async function DesignPage() {
  const t = await getTranslations('design')
  const { errors, match, scene } = await getMessages()
  const language = await getLocale()
  return (
    <NextIntlClientProvider messages={{ errors, match, scene }}>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <div className="grid gap-20">
        <Colours />
        <TypeSamples />
        <SeatSamples />
        <ControlSamples />
        <StateSamples />
        <ChartSamples />
        <MetSamples />
        <GameSamples language={language} />
      </div>
    </NextIntlClientProvider>
  )
}
