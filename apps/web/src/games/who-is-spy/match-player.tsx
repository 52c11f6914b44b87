import type { SeatRating } from '@wis/db/boards'
import type { Thought } from '@wis/db/matches'
import type { Seat } from '@wis/engine'
import type { KitMoment, SpyEntry } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useReducer, useState } from 'react'
import { Touched } from '../../features/match/deferred/touched.tsx'
import { useTouchedCode } from '../../features/match/deferred/use-touched-code.ts'
import { isOver } from '../../features/match/live/entry-log.ts'
import { LiveProvider } from '../../features/match/live/live-provider.tsx'
import { useExperimentPlace } from '../../features/match/player/experiment-place.tsx'
import type { PlayerView } from '../../features/match/player/player-address.ts'
import type { RevealLevel } from '../../features/match/player/reveal-level.ts'
import type { AwakeMatch } from './awake.ts'
import { partsCode } from './deferred/parts-code.ts'
import { PlayerBar } from './player-bar.tsx'
import { PlayerDesk } from './player-desk.tsx'
import { playerId } from './player-id.ts'
import { PlayerStage } from './player-stage.tsx'
import type { Opening } from './player/player.ts'
import type { CoveredLevel } from './player/reveal.ts'
import { RoundRow } from './round-row.tsx'
import { SaidLog } from './said/said-log.tsx'
import { usePlayer } from './use-player.ts'
import type { TableHandle } from './use-player.ts'
import { useSpyGuessing } from './use-spy-guessing.ts'

export interface MatchPlayerProps {
  /** The namespace for live matches at the gateway. */
  readonly namespace: string
  readonly header: MatchHeader
  readonly entries: readonly SpyEntry[]
  /** The seats of the reader's own agents. */
  readonly own: readonly Seat[]
  /** The ratings of the players when the match was dealt, and after it. */
  readonly ratings: readonly SeatRating[]
  readonly at: number | undefined
  readonly view: PlayerView
  readonly level: RevealLevel
  readonly covered: CoveredLevel | undefined
  readonly seat: number | undefined
  /** The thoughts at the table, if the page asked for them. */
  readonly thoughts: readonly Thought[] | undefined
  /** The moments worth sharing, if they are known with the page. */
  readonly moments: readonly KitMoment[] | undefined
  readonly isTyping: boolean
  /** Whether only the table moves until the reader touches the page. */
  readonly mayWait: boolean
}

/** One player for live matches and replays. */
export function MatchPlayer({ namespace, ...props }: MatchPlayerProps) {
  return (
    <LiveProvider namespace={namespace}>
      <Player {...props} />
    </LiveProvider>
  )
}

type PlayerProps = Omit<MatchPlayerProps, 'namespace'>

function Player(props: PlayerProps) {
  const { header, own, ratings, thoughts, moments, isTyping: wasTyping, mayWait, ...opening } = props
  const { table, guessing, parts, awake } = useAwakening(header, opening, mayWait)
  const [isTyping, setIsTyping] = useState(wasTyping)
  const [wasOn] = useState(table.isOn)
  const isAlone = !useExperimentPlace()
  return (
    <div
      id={playerId}
      data-testid="player"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="min-w-0 has-data-eyes:[--above:3.25rem]">
        <PlayerBar matchId={header.id} table={table} awake={awake} />
        {awake && <awake.parts.SeatNotice handle={awake.handle} />}
        <RoundRow table={table} className="mb-2 sm:mb-3" />
        <PlayerStage
          header={header}
          table={table}
          awake={awake}
          guessing={guessing}
          isTyping={isTyping}
          other={
            awake && (
              <awake.parts.MatchView
                header={header}
                guessing={guessing}
                given={thoughts}
                own={own}
                handle={awake.handle}
              />
            )
          }
        />
        <PlayerDesk
          table={table}
          awake={awake}
          guessing={guessing}
          moments={moments}
          isTyping={isTyping}
          className="mt-6 pb-2 sm:mt-4"
          onTyping={(next) => {
            parts?.rememberTyping(next)
            setIsTyping(next)
          }}
        >
          {wasOn && isAlone && awake && <awake.parts.TableAfter header={header} handle={awake.handle} />}
        </PlayerDesk>
      </div>
      <Beside header={header} ratings={ratings} thoughts={thoughts} own={own} table={table} awake={awake} />
      <div className="min-w-0 empty:hidden lg:col-span-2">
        {awake && <awake.parts.BelowPlayer header={header} handle={awake.handle} found={moments} />}
      </div>
      {awake && <awake.parts.ShownAddress handle={awake.handle} />}
    </div>
  )
}

/** The player, and once they are needed and have loaded, the parts that do more than follow a table. */
function useAwakening(header: MatchHeader, opening: Opening, mayWait: boolean) {
  const [isNeeded, need] = useReducer(() => true, false)
  const parts = useTouchedCode(partsCode, mayWait, isNeeded)
  const { table, handle } = usePlayer(header.id, opening, parts)
  const guessing = useSpyGuessing(header, table, handle)
  // At the end there is more to see than a table, and a guess is shown as it was made.
  if (!isNeeded && (isOver(table.player.log) || guessing.hasGuess)) need()
  const awake: AwakeMatch | undefined = parts && handle && { parts, handle }
  return { table, guessing, parts, awake }
}

interface BesideProps extends Pick<PlayerProps, 'header' | 'ratings' | 'thoughts' | 'own'> {
  readonly table: TableHandle
  readonly awake: AwakeMatch | undefined
}

function Beside({ header, ratings, thoughts, own, table, awake }: BesideProps) {
  const t = useTranslations('match')
  return (
    <aside className="min-w-0 space-y-7" aria-label={t('beside')}>
      {table.player.view !== 'transcript' && <SaidLog table={table} />}
      <Touched name="beside" className="space-y-7">
        {awake && (
          <awake.parts.MatchAside
            header={header}
            ratings={ratings}
            given={thoughts}
            own={own}
            handle={awake.handle}
          />
        )}
      </Touched>
    </aside>
  )
}
