import type { LogReader } from '@wis/db'
import type { Seat } from '@wis/engine'
import { liveNamespace } from '@wis/protocol'
import type { MatchHeader } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { database } from '../../server/database.ts'
import { scenesOf } from '../../server/scenes/scenes-of.ts'
import { DecideLink } from '../decisions/decide-link.tsx'
import { DecisionNotice } from '../decisions/decision-notice.tsx'
import type { PlayerAddress } from '../match/player/player-address.ts'
import { tableName } from '../match/table-name.ts'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import { DeferredScenePlayer } from './player/deferred-scene-player.tsx'
import { openingWindow } from './player/opening-window.ts'
import { isOver } from './player/scene-player.ts'
import { endQuery } from './player/scene-query.ts'
import { SceneFacts } from './scene-facts.tsx'

interface SceneMatchProps {
  readonly header: MatchHeader
  readonly reader: LogReader
  readonly address: PlayerAddress
}

/** The page of a match whose table is drawn from scenes. */
export async function SceneMatch({ header, reader, address: { at, seat } }: SceneMatchProps) {
  const t = await getTranslations('match')
  const ofScene = await getTranslations('scene')
  const locale = await getLocale()
  const { match, scene } = await getMessages()
  const eyes = isOver(header) && seat !== undefined && seat < header.seats.length ? seat : null
  const known = await scenesOf(database(), header, { reader, eyes: eyes ?? undefined })
  return (
    <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 pt-3 pb-2 sm:gap-x-5 sm:pt-6 sm:pb-3">
        <h1 className="display text-[clamp(1.75rem,3.5vw,2.5rem)]">
          {ofScene('title', {
            game: locale === 'zh' ? known.name.zh : known.name.en,
            table: t('table', { name: tableName(header.id) }),
          })}
        </h1>
        <p className="text-sm text-soft max-sm:text-xs">
          {t('subtitle', {
            language: t(`languages.${header.language}`),
            season: seasonNameIn(locale, header.season),
          })}
        </p>
      </header>
      <DecisionNotice header={header} />
      <noscript>
        <p className="mb-4 border-l-2 border-brass pl-4 text-sm text-soft">
          {ofScene('noScript')}{' '}
          <a href={endQuery({ eyes })} className="text-ink underline underline-offset-4">
            {ofScene('readAll')}
          </a>
        </p>
      </noscript>
      <DeferredScenePlayer
        key={header.id}
        namespace={liveNamespace}
        isAtRest={isOver(header)}
        matchId={header.id}
        seats={header.seats}
        status={known.status}
        outcome={known.outcome}
        steps={header.withheld ? known.steps : openingWindow(known, at)}
        at={at}
        eyes={eyes satisfies Seat | null}
      />
      <SceneFacts header={header} />
      <DecideLink header={header} />
    </NextIntlClientProvider>
  )
}

/** The messages of the match page that this player needs. */
function messagesFor({
  live,
  controls,
  share,
  keys,
  eyes,
  whoSitsWhere,
  version,
  house,
}: IntlMessages['match']) {
  return { live, controls, share, keys, eyes, whoSitsWhere, version, house }
}
