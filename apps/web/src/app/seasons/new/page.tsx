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
import { gameNameIn } from '../../../features/games/names.ts'
import { SmallPicture } from '../../../features/games/small-picture.tsx'
import { GameChoice, PresetChoice } from '../../../features/organize/game-choice.tsx'
import {
  gameToOrganize,
  presetsFor,
  rulesetsToOrganize,
  rulesToSet,
} from '../../../features/organize/game-to-organize.ts'
import type { GameToOrganize } from '../../../features/organize/game-to-organize.ts'
import { eveningIn } from '../../../features/organize/season-fields.ts'
import type { SeasonFields } from '../../../features/organize/season-fields.ts'
import { SeasonForm } from '../../../features/organize/season-form.tsx'
import { messagesFor } from '../../../features/scene/scene-opening.ts'
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
  const now = new Date().toISOString()
  const begins = withDeadline(beginsFrom(preset, granted, { ...game, ruleset: rulesetIds[0]?.id ?? '' }), now)
  const languages = game.isSpoken ? begins.languages.split(' ') : []
  const list = await agentsToChoose({ q: '', chosen: [], languages, game: game.id })
  const { organize, seasons, rules, match, scene } = await getMessages()
  const locale = await getLocale()
  const { format, entry, versions, words, seats, order } = seasons
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      {granted && <GrantedNote request={granted} />}
      <NextIntlClientProvider
        messages={{
          organize,
          rules: { fields: rules.fields },
          seasons: { format, entry, versions, words, seats, order },
          match: messagesFor(match),
          scene,
        }}
      >
        <SeasonForm
          game={{ ...game, name: gameNameIn(locale, game.id) }}
          picture={
            <SmallPicture
              game={game.id}
              place="summary"
              size="border-b border-line [zoom:0.6] [--high:14rem] lg:[@media(max-height:46rem)]:hidden"
            />
          }
          begins={begins}
          list={list}
          rulesets={rulesetIds}
          rules={rulesToSet(game, rulesetIds, locale)}
          now={now}
        >
          <PresetChoice current={preset} game={game.id} presets={presets} />
          <GameChoice current={game.id} preset={preset} />
        </SeasonForm>
      </NextIntlClientProvider>
    </>
  )
}

/** A schedule is made when entry ends, so that a season with one needs this time. */
const usualDays = 5

function withDeadline(begins: SeasonFields, now: string): SeasonFields {
  const usual = eveningIn(usualDays, now)
  const ends = begins['endsAt']
  const isSet = begins['format'] === 'ladder' || begins['entryEndsAt'] !== undefined
  return isSet || (ends !== undefined && ends <= usual) ? begins : { ...begins, entryEndsAt: usual }
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
