import type { KitMoment, SpyEntry } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LiveBadge } from '../../features/match/live-badge.tsx'
import { LiveProvider } from '../../features/match/live/live-provider.tsx'
import type { PlayerView } from '../../features/match/player/player-address.ts'
import type { RevealLevel } from '../../features/match/player/reveal-level.ts'
import { tableName } from '../../features/match/table-name.ts'
import { OtherView } from './other-view.tsx'
import { PlayerDesk } from './player-desk.tsx'
import * as parts from './player-parts.tsx'
import { PlayerStage } from './player-stage.tsx'
import { queryOf } from './player/query-of.ts'
import { RoundRow } from './round-row.tsx'
import { SaidLog } from './said/said-log.tsx'
import { SeatNotice } from './seat-eyes/seat-notice.tsx'
import { usePlayer } from './use-player.ts'
import { useSpyGuessing } from './use-spy-guessing.ts'

export interface EmbedPlayerProps {
  /** The namespace for live matches at the gateway. */
  readonly namespace: string
  readonly header: MatchHeader
  readonly entries: readonly SpyEntry[]
  readonly at: number | undefined
  readonly view: PlayerView
  readonly level: RevealLevel
  readonly seat: number | undefined
  /** The moments worth sharing, if they are known with the page. */
  readonly moments: readonly KitMoment[] | undefined
  /** The address of the whole site, for links to it. */
  readonly siteName: string
}

/** The player in a page of another site: the match, its controls, and a link to our page. */
export function EmbedPlayer({ namespace, ...props }: EmbedPlayerProps) {
  return (
    <LiveProvider namespace={namespace}>
      <Player {...props} />
    </LiveProvider>
  )
}

function Player({ header, siteName, moments, ...opening }: Omit<EmbedPlayerProps, 'namespace'>) {
  const t = useTranslations('match')
  const { table, handle } = usePlayer(header.id, opening, parts)
  const { player, isOn } = table
  const awake = handle && { parts, handle }
  const guessing = useSpyGuessing(header, table, handle)
  const [isTyping, setIsTyping] = useState(true)
  return (
    <div data-testid="player" className="has-data-eyes:[--above:3.25rem]">
      <header className="flex items-baseline justify-between gap-4 border-b border-line pb-1.5">
        <h1 className="display min-w-0 truncate text-xl">{t('table', { name: tableName(header.id) })}</h1>
        <div className="flex shrink-0 items-baseline gap-4">
          <LiveBadge isOn={isOn} isFollowing={player.isFollowing} />
          <a
            href={`/matches/${header.id}${queryOf(player)}`}
            target="_blank"
            rel="noopener"
            className="text-xs text-soft underline underline-offset-4 hover:text-ink"
          >
            {t('embed.open', { site: siteName })}
          </a>
        </div>
      </header>
      <div className="pt-2 empty:hidden">{handle && <SeatNotice handle={handle} />}</div>
      <div className="gap-x-8 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <RoundRow table={table} className="my-2" />
          <PlayerStage
            header={header}
            table={table}
            awake={awake}
            guessing={guessing}
            isTyping={isTyping}
            other={
              handle && <OtherView header={header} handle={handle} guessing={guessing} thoughts={undefined} />
            }
          />
          <PlayerDesk
            table={table}
            awake={awake}
            guessing={guessing}
            moments={moments}
            isTyping={isTyping}
            className="mt-2"
            onTyping={setIsTyping}
          />
        </div>
        {player.view !== 'transcript' && (
          <div className="pt-2">
            <SaidLog table={table} />
          </div>
        )}
      </div>
    </div>
  )
}
