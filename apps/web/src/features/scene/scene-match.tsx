import { kitCalled } from '@wis/games'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DecideLink, DecisionNotice } from '../decisions/decide-link.tsx'
import { gameNameIn, isSpoken, titleOfMatch } from '../games/names.ts'
import { questionOfMatch } from '../games/question-of-match.ts'
import { TouchKeeper } from '../match/deferred/touch-keeper.tsx'
import { Headline } from '../match/headline/headline.tsx'
import { Fact, MatchFacts } from '../match/match-facts.tsx'
import { withSecret } from '../match/player/player-address.ts'
import { tableName } from '../match/table-name.ts'
import { notesAddress } from '../notes/note-address.ts'
import { playOnAddress } from '../play/seat-page.ts'
import { VerifyMatch } from '../verify/verify-match.tsx'
import { calledAfter } from './how-it-ended.ts'
import { DeferredScenePlayer } from './player/deferred-scene-player.tsx'
import { ResumeScript } from './player/resume-script.tsx'
import { isOver } from './player/scene-player.ts'
import { endQuery } from './player/scene-query.ts'
import { messagesFor, sceneOpening } from './scene-opening.ts'
// The server's drawing needs these styles before the code of the player loads. Imported here, they bring no script.
import '../match/controls/timeline.module.css'
import './card-table/card-table.module.css'
import './round-table/round-table.module.css'
import type { SceneQuestion } from './scene-opening.ts'
import styles from './scene.module.css'

export interface SceneMatchProps extends SceneQuestion {
  /** The secret that the reader of an experiment came by. */
  readonly share?: string | undefined
  /** What stands below the player, in the place of what stands below matches of the arena. */
  readonly children?: ReactNode
}

/** A longer title would take two lines beside the views, and push the controls out of sight. */
const longTitle = 32

/** A line may break only after the point between two facts. */
const insideFacts = /(?<!·) /gu

/** The page of a match whose table is drawn from scenes. */
export async function SceneMatch({ header, reader, address, share, children }: SceneMatchProps) {
  const t = await getTranslations('match')
  const titles = await getTranslations('match.titles')
  const ofScene = await getTranslations('scene')
  const locale = await getLocale()
  const { match, scene } = await getMessages()
  const { opening, last, isAtEnd } = await sceneOpening({ header, reader, address })
  const title = titleOfMatch(titles, locale, header)
  const question = questionOfMatch(titles, locale, header, opening.eyes !== 'table')
  const told =
    (opening.eyes === 'everything' || isAtEnd) && isOver(header) && last && opening.outcome
      ? calledAfter({
          seats: opening.seats,
          outcome: opening.outcome,
          scene: last,
          locale,
          t: await getTranslations('scene.verdict'),
        })
      : undefined
  return (
    <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
      <div
        className={`relative xl:[--bar:0rem] ${isOver(header) && !header.decision ? (styles.replay ?? '') : `${styles.live ?? ''} max-sm:[--quest-least:15rem] max-sm:[--topic-least:15.25rem]`}`}
      >
        {/* On a wide screen the title has the row of the views and of the share button (--bar: its height), so that the table has the rest. */}
        <header
          className={`flex flex-wrap items-baseline gap-x-3 gap-y-1 pt-3 pb-2 max-sm:gap-y-0 max-sm:pt-1.5 max-sm:pb-0 sm:grid sm:min-h-17 sm:grid-cols-[minmax(0,max-content)_minmax(min-content,1fr)] sm:content-center sm:gap-x-5 sm:gap-y-0.5 sm:py-0 xl:mb-3 xl:border-b xl:border-line ${opening.catchesUp ? 'xl:pr-122' : 'xl:pr-80'}`}
        >
          <h1
            className={`display max-w-full min-w-0 text-xl sm:col-span-2 sm:col-start-1 sm:row-span-2 sm:row-start-1 sm:grid sm:grid-cols-subgrid sm:grid-rows-subgrid sm:text-2xl ${question || title.length > longTitle ? '' : 'lg:not-has-[[data-testid=seen-end]]:text-[1.75rem]'}`}
          >
            <Headline
              matchId={header.id}
              players={title}
              question={question}
              told={told}
              className="line-clamp-2 w-0 min-w-full font-text text-sm leading-tight font-normal tracking-normal max-xl:text-balance sm:col-span-2 sm:text-[0.8125rem] xl:line-clamp-1"
            />
          </h1>
          <div className="min-w-0 sm:col-start-2 sm:row-start-1 sm:self-center">
            <span id="about-game" popover="auto" className={styles.tagline}>
              {kitCalled(header.game)?.texts[locale].tagline}
            </span>
            <p className="line-clamp-2 min-w-0 text-sm leading-snug text-balance text-soft max-sm:text-xs max-sm:tracking-tight">
              {titles('about', {
                game: gameNameIn(locale, header.game),
                count: header.seats.length,
              }).replaceAll(insideFacts, '\u00A0')}
              <span className="max-sm:hidden">
                {titles('table', {
                  language: isSpoken(header.game, header.rulesetId)
                    ? t(`languages.${header.language}`)
                    : 'none',
                  table: tableName(header.id),
                }).replaceAll(insideFacts, '\u00A0')}
              </span>
              {/* The table has the room, and what the game is about opens above it. */}
              <button
                type="button"
                popoverTarget="about-game"
                aria-label={titles('tagline')}
                className="relative mx-1 px-1 py-1 before:absolute before:-inset-2"
              >
                <span
                  aria-hidden="true"
                  className="grid size-4 place-items-center rounded-full border border-strong font-display text-2xs leading-none"
                >
                  i
                </span>
              </button>
            </p>
          </div>
        </header>
        <DecisionNotice header={header} />
        <noscript>
          <p className="mb-4 border-l-2 border-brass pl-4 text-sm text-soft">
            {ofScene('noScript')}{' '}
            <a href={withSecret(endQuery(opening), share)} className="text-ink underline underline-offset-4">
              {ofScene('readAll')}
            </a>
          </p>
        </noscript>
        <TouchKeeper />
        {opening.catchesUp && <ResumeScript matchId={header.id} />}
        <DeferredScenePlayer key={header.id} {...opening} />
      </div>
      {children ?? <ArenaFacts header={header} />}
    </NextIntlClientProvider>
  )
}

async function ArenaFacts({ header }: Pick<SceneQuestion, 'header'>) {
  const [t, notes] = [await getTranslations('scene.facts'), await getTranslations('notes')]
  return (
    <>
      <MatchFacts header={header}>
        <Fact name={t('data')}>
          <a
            href={`/api/v1/matches/${header.id}/scenes`}
            className="underline decoration-rim underline-offset-4"
          >
            {t('scenes')}
          </a>
        </Fact>
      </MatchFacts>
      {!header.withheld && (
        <p className="flex flex-wrap gap-x-6 gap-y-2 pt-4 text-sm">
          {(header.status === 'finished' || header.status === 'void') && (
            <a href={notesAddress(header.id)} className="underline decoration-rim underline-offset-4">
              {notes('notesOf')}
            </a>
          )}
          {header.status === 'finished' && (
            // The page reads from the address of this one at which entry the reader is.
            <a
              href={playOnAddress(header.id)}
              rel="nofollow"
              className="underline decoration-rim underline-offset-4"
            >
              {(await getTranslations('playOn'))('title')}
            </a>
          )}
          <a
            href={`/report?match=${header.id}`}
            rel="nofollow"
            className="underline decoration-rim underline-offset-4"
          >
            {(await getTranslations('report'))('reportMatch')}
          </a>
        </p>
      )}
      <DecideLink header={header} />
      <VerifyMatch header={header} />
    </>
  )
}
