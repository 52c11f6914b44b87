import { usualGame } from '@wis/db/matches'
import { grantedSeasonRequest } from '@wis/db/seasons'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { Link } from '../../../components/link/link.tsx'
import { EmptyState } from '../../../components/page/notice.tsx'
import { PageTitle } from '../../../components/page/titles.tsx'
import { isAllowed } from '../../../features/account/actor.ts'
import { agentsToChoose } from '../../../features/agent-choice/agents-to-choose.ts'
import {
  gamesToOrganize,
  gameToOrganize,
  presetsFor,
  rulesetsToOrganize,
  rulesToSet,
} from '../../../features/organize/game-to-organize.ts'
import type { GameToOrganize } from '../../../features/organize/game-to-organize.ts'
import { SeasonForm } from '../../../features/organize/season-form.tsx'
import { AskForSeason, beginsFrom, GrantedNote } from '../../../features/season-requests/ask-for-season.tsx'
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
  const { preset: asked, game: askedGame, said } = await searchParams
  if (!user) return <Door />
  if (!isAllowed(user, 'season.create')) return <AskForSeason userId={user.id} said={said} />
  const game = gameToOrganize(askedGame)
  const presets = presetsFor(game)
  const preset = presets.find((name) => name === asked) ?? 'ladder'
  const granted = await grantedSeasonRequest(database(), user.id)
  const rulesetIds = await rulesetOptions(game)
  const begins = beginsFrom(preset, granted, { ...game, ruleset: rulesetIds[0]?.id ?? '' })
  const languages = game.isSpoken ? begins.languages.split(' ') : []
  const list = await agentsToChoose({ q: '', chosen: [], languages, game: game.id })
  const { organize, seasons, rules } = await getMessages()
  const { format, entry, versions, words, seats, order } = seasons
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      {granted && <GrantedNote request={granted} />}
      <Choices
        title={t('game')}
        current={game.id}
        choices={gamesToOrganize(await getLocale()).map(({ id, name }) => [id, name, address(id, preset)])}
      />
      <Choices
        title={t('presets.title')}
        current={preset}
        choices={presets.map((name) => [name, t(`presets.${name}`), address(game.id, name)])}
      />
      <NextIntlClientProvider
        messages={{
          organize,
          rules: { fields: rules.fields },
          seasons: { format, entry, versions, words, seats, order },
        }}
      >
        <SeasonForm
          key={`${game.id} ${preset}`}
          game={game}
          begins={begins}
          list={list}
          rulesets={rulesetIds}
          rules={rulesToSet(game, rulesetIds, await getLocale())}
        />
      </NextIntlClientProvider>
    </>
  )
}

/** The address of the form. The oldest game is meant where none is named. */
const address = (game: string, preset: string) =>
  `/seasons/new?${game === usualGame ? '' : `game=${game}&`}preset=${preset}`

interface ChoicesProps {
  readonly title: string
  readonly current: string
  /** Each with its name, its text and its address. */
  readonly choices: readonly (readonly [string, string, string])[]
}

function Choices({ title, current, choices }: ChoicesProps) {
  return (
    <nav
      aria-label={title}
      className="flex flex-wrap items-baseline gap-x-6 gap-y-1 pb-4 text-sm last-of-type:pb-8"
    >
      <span className="label">{title}</span>
      {choices.map(([name, text, href]) => (
        <Link
          key={name}
          href={href}
          aria-current={name === current ? 'page' : undefined}
          className="text-soft hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-brass aria-[current]:underline-offset-8"
        >
          {text}
        </Link>
      ))}
    </nav>
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

async function rulesetOptions(game: GameToOrganize) {
  const t = await getTranslations('organize')
  return rulesetsToOrganize(game).map(({ id, players, rounds }) => ({
    id,
    label:
      rounds === undefined
        ? t('rulesetPlayers', { id, players })
        : t('rulesetOption', { id, players, rounds: rounds === null ? 'none' : String(rounds) }),
  }))
}
