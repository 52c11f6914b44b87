import { grantedSeasonRequest } from '@wis/db'
import { rulesets } from '@wis/games'
import type { Metadata } from 'next'
import Link from 'next/link'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageTitle } from '../../../components/page/page-title.tsx'
import { isAllowed } from '../../../features/account/actor.ts'
import { agentsToChoose } from '../../../features/agent-choice/agents-to-choose.ts'
import { presetNames } from '../../../features/organize/presets.ts'
import { SeasonForm } from '../../../features/organize/season-form.tsx'
import { AskForSeason } from '../../../features/season-requests/ask-for-season.tsx'
import { beginsFrom } from '../../../features/season-requests/begins-from.ts'
import { GrantedNote } from '../../../features/season-requests/granted-note.tsx'
import { database } from '../../../server/database.ts'
import { currentUser } from '../../../server/session.ts'

export async function generateMetadata(): Promise<Metadata> {
  const user = await currentUser()
  const part = user && isAllowed(user, 'season.create') ? 'organize' : 'seasonRequests'
  return { title: (await getTranslations(part))('title'), robots: { index: false } }
}

export default async function NewSeasonPage({ searchParams }: PageProps<'/seasons/new'>) {
  const t = await getTranslations('organize')
  const user = await currentUser()
  const { preset: asked, said } = await searchParams
  if (!user) return <Door />
  if (!isAllowed(user, 'season.create')) return <AskForSeason userId={user.id} said={said} />
  const preset = presetNames.find((name) => name === asked) ?? 'ladder'
  const granted = await grantedSeasonRequest(database(), user.id)
  const begins = beginsFrom(preset, granted)
  const list = await agentsToChoose({ q: '', chosen: [], languages: begins.languages.split(' ') })
  const { organize, seasons } = await getMessages()
  const { format, entry, versions, words } = seasons
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      {granted && <GrantedNote request={granted} />}
      <nav
        aria-label={t('presets.title')}
        className="flex flex-wrap items-baseline gap-x-6 gap-y-1 pb-8 text-sm"
      >
        <span className="label">{t('presets.title')}</span>
        {presetNames.map((name) => (
          <Link
            key={name}
            href={`/seasons/new?preset=${name}`}
            aria-current={name === preset ? 'page' : undefined}
            className="text-soft hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-brass aria-[current]:underline-offset-8"
          >
            {t(`presets.${name}`)}
          </Link>
        ))}
      </nav>
      <NextIntlClientProvider messages={{ organize, seasons: { format, entry, versions, words } }}>
        <SeasonForm key={preset} begins={begins} rulesets={await rulesetOptions()} list={list} />
      </NextIntlClientProvider>
    </>
  )
}

async function Door() {
  const t = await getTranslations('seasonRequests')
  const signIn = (
    <Link href="/account?next=/seasons/new" className={buttonStyle.quiet}>
      {t('signIn')}
    </Link>
  )
  return (
    <div className="pt-14">
      <EmptyState isPage title={t('door')} text={t('doorText')} action={signIn} />
    </div>
  )
}

async function rulesetOptions() {
  const t = await getTranslations('organize')
  return Object.values(rulesets).map(({ id, players, rounds }) => ({
    id,
    label: t('rulesetOption', { id, players, rounds: rounds === null ? 'none' : String(rounds) }),
  }))
}
