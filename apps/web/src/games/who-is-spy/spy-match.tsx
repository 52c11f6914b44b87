import { seatRatings } from '@wis/db/boards'
import { ownSeats, publishedThoughts } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { liveNamespace } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { tasteCookies } from '../../components/page/taste-cookies.ts'
import { DecideLink } from '../../features/decisions/decide-link.tsx'
import { DecisionNotice } from '../../features/decisions/decision-notice.tsx'
import { TouchKeeper } from '../../features/match/deferred/touch-keeper.tsx'
import { emptyLog, isWhole, merge } from '../../features/match/live/entry-log.ts'
import { MatchFacts } from '../../features/match/match-facts.tsx'
import { momentsIn } from '../../features/match/moments/moments-in.ts'
import { afterTheEnd, playerQuery } from '../../features/match/player/player-address.ts'
import { parseRevealLevel } from '../../features/match/player/reveal-level.ts'
import { withSecret } from '../../features/match/player/with-secret.ts'
import { tableName } from '../../features/match/table-name.ts'
import type { SceneMatchProps } from '../../features/scene/scene-match.tsx'
import { seasonNameIn } from '../../features/seasons/season-name-in.ts'
import { VerifyMatch } from '../../features/verify/verify-match.tsx'
import { database } from '../../server/database.ts'
import { currentUser } from '../../server/session.ts'
import { DeferredMatchPlayer } from './deferred/deferred-match-player.tsx'
import { openingLevel } from './player/reveal.ts'
import { readSpyLog } from './read-spy-log.ts'
import { parseTyping } from './remembered.ts'
// The server's drawing needs these styles before the code of the player loads. Imported here, they bring no script.
import '../../features/match/controls/timeline.module.css'
import '../../features/scene/round-table/round-table.module.css'

/** The page of a match of who-is-spy. */
export async function SpyMatch({ header, reader, address, share, children }: SceneMatchProps) {
  const entries = await readSpyLog(header, reader)
  const { match } = await getMessages()
  const t = await getTranslations('match')
  const jar = await cookies()
  const remembered = parseRevealLevel(jar.get(tasteCookies.reveal)?.value)
  const isAtRest = isWhole(merge(emptyLog, entries))
  const isOn = header.status === 'waiting' || header.status === 'running'
  const matchId = ids.match(header.id)
  const user = (await currentUser())?.id
  const isPlanned = children !== undefined
  const wantsThoughts = isPlanned || address.seat !== undefined || address.view === 'beliefs'
  const [ratings, own, thoughts] = await Promise.all([
    seatRatings(database(), matchId),
    user === undefined ? [] : ownSeats(database(), matchId, user),
    // The player asks for them later, unless nobody but the readers of an experiment may have them.
    wantsThoughts
      ? publishedThoughts(database(), matchId, user, { seesWithheld: isPlanned })
      : Promise.resolve(undefined),
  ])
  const transcript = playerQuery({ at: afterTheEnd, view: 'transcript', level: undefined })
  return (
    <NextIntlClientProvider messages={{ match }}>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 sm:gap-x-5 pt-3 pb-1 sm:pt-6 sm:pb-3">
        <h1 className="display text-[clamp(1.75rem,3.5vw,2.5rem)]">
          {t('table', { name: tableName(header.id) })}
        </h1>
        <p className="text-sm text-soft max-sm:text-xs">
          {t('subtitle', {
            language: t(`languages.${header.language}`),
            season: seasonNameIn(await getLocale(), header.season),
          })}
        </p>
      </header>
      <DecisionNotice header={header} />
      <noscript>
        <p className="mb-4 border-l-2 border-brass pl-4 text-sm text-soft">
          {t('noScript')}{' '}
          <a href={withSecret(transcript, share)} className="text-ink underline underline-offset-4">
            {t('readTranscript')}
          </a>
        </p>
      </noscript>
      <TouchKeeper />
      <DeferredMatchPlayer
        // Nobody tells the browser of new entries of an experiment: the page is read again, and the player with it.
        key={header.withheld && isOn ? `${header.id} ${entries.length}` : header.id}
        namespace={liveNamespace}
        isAtRest={isAtRest}
        moments={isAtRest ? momentsIn(header, entries) : undefined}
        header={header}
        entries={entries}
        ratings={ratings}
        own={own}
        at={address.at}
        view={address.view ?? 'table'}
        level={openingLevel(address.level ?? remembered, isOn)}
        covered={remembered === 'everything' ? undefined : remembered}
        seat={address.seat}
        thoughts={thoughts}
        isTyping={parseTyping(jar.get(tasteCookies.typing)?.value)}
      />
      {children ?? <BelowArena header={header} />}
    </NextIntlClientProvider>
  )
}

function BelowArena({ header }: Pick<SceneMatchProps, 'header'>) {
  return (
    <>
      <MatchFacts header={header} />
      <DecideLink header={header} />
      <VerifyMatch header={header} />
    </>
  )
}
