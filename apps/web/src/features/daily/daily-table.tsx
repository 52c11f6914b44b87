import { redact } from '@wis/engine'
import { liveNamespace } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages } from 'next-intl/server'
import type { OpenPuzzle } from '../../server/daily/daily-puzzle.ts'
import { kitOf, scenesOfLog } from '../../server/scenes/scenes-of.ts'
import { agentNameIn } from '../match/agent-name-in.ts'
import { TouchKeeper } from '../match/deferred/touch-keeper.tsx'
import { namesAtTable } from '../match/names-at-table.ts'
import { DeferredScenePlayer } from '../scene/player/deferred-scene-player.tsx'
import { messagesFor, openingWindow } from '../scene/scene-opening.ts'
import { DailyAnswer } from './daily-answer.tsx'
import type { DailyAnswerProps } from './daily-book.ts'
import styles from './daily-table.module.css'
// The server's drawing needs these styles before the code of the player loads.
import '../match/controls/timeline.module.css'
import '../scene/round-table/round-table.module.css'
import '../scene/scene.module.css'

interface DailyTableProps extends Pick<DailyAnswerProps, 'today' | 'own'> {
  readonly puzzle: OpenPuzzle
}

/** The match of a puzzle as its spectators saw it up to its last question, and the form for the answer. */
export async function DailyTable({ puzzle, today, own }: DailyTableProps) {
  const { header, day, language, lastSeq, matchId } = puzzle
  const { match, scene, daily } = await getMessages()
  const { rules } = kitOf(header.game)
  const log = puzzle.log.filter(({ seq }) => seq <= lastSeq).map((entry) => redact(rules, 'spectator', entry))
  const readIn = await getLocale()
  const called = namesAtTable(readIn, header.seats)
  const known = scenesOfLog(header, log, { readIn, called, reveal: 'table' })
  const { seats, steps } = known
  const untold = { status: header.status, outcome: null, moments: [], hasSecrets: false, steps } as const
  return (
    <NextIntlClientProvider messages={{ match: messagesFor(match), scene, daily }}>
      <TouchKeeper />
      <div className={styles.room}>
        {/* In another language it is another match. */}
        <DeferredScenePlayer
          key={matchId}
          {...untold}
          namespace={liveNamespace}
          matchId={matchId}
          game={header.game}
          seats={seats}
          {...openingWindow(untold, undefined)}
          log={log}
          shown={lastSeq}
          at={undefined}
          eyes="table"
          own={[]}
          ratings={[]}
          isCounted={false}
          isAtRest
          isPuzzle
        />
        <div className={`max-lg:mt-8 ${styles.answer}`}>
          <DailyAnswer
            key={matchId}
            day={day}
            today={today}
            language={language}
            own={own}
            seats={seats.map(({ seat, alias, agent }) => ({
              seat,
              alias,
              agent: agentNameIn(readIn, agent),
            }))}
          />
        </div>
      </div>
    </NextIntlClientProvider>
  )
}
