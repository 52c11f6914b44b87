'use client'

import type { MatchHeader, SpyEntry } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useRef } from 'react'
import { KeysDialog } from './controls/keys-dialog.tsx'
import { PlayerControls } from './controls/player-controls.tsx'
import { RevealButton, RevealLadder } from './controls/reveal-control.tsx'
import { ShareButton } from './controls/share-button.tsx'
import { ViewTabs } from './controls/view-tabs.tsx'
import { LiveBadge } from './live-badge.tsx'
import type { KeyCommand } from './player/keys.ts'
import type { PlayerView } from './player/player.ts'
import { playerQuery } from './player/player-address.ts'
import type { RevealLevel } from './player/reveal.ts'
import { sceneAt } from './player/scene.ts'
import { PointsTable } from './points-table.tsx'
import { rememberLevel } from './remembered-level.ts'
import { SeatList } from './seat-list.tsx'
import { Secrets } from './secrets.tsx'
import { agentNameIn } from './table/agent-name.tsx'
import { Announcer } from './table/announcer.tsx'
import { TableView } from './table/table-view.tsx'
import { useSay } from './table/use-say.ts'
import { TranscriptView } from './transcript-view.tsx'
import { usePlayer } from './use-player.ts'
import { usePlayerAddress } from './use-player-address.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { VotesView } from './votes-view.tsx'

interface MatchPlayerProps {
  readonly header: MatchHeader
  readonly entries: readonly SpyEntry[]
  readonly at: number | undefined
  readonly view: PlayerView
  readonly level: RevealLevel
}

/** One player for what is happening and for what has happened. */
export function MatchPlayer({ header, entries, at, view, level }: MatchPlayerProps) {
  const { player, scene, isOn, dispatch } = usePlayer(header.id, { entries, at, view, level })
  const locale = useLocale()
  const t = useTranslations('match')
  const keys = useRef<HTMLDialogElement>(null)
  usePlayerAddress(player)
  const reveal = (next: RevealLevel) => { dispatch({ type: 'reveal', level: next }) }
  const obey = (command: KeyCommand) => {
    if (command.type === 'show-keys') keys.current?.showModal()
    else if (command.type === 'toggle-reveal') reveal(player.level === 2 ? 1 : 2)
    else dispatch(command)
  }
  usePlayerKeys(obey)
  const agents = useMemo(() => header.seats.map(({ agent }) => agent), [header])
  const names = agents.map((agent) => agentNameIn(locale, agent))
  const alias = (seat: number) => nameAtTable(scene.state.aliases[seat], names[seat])
  const say = useSay({ level: player.level, alias })
  const all = useMemo(
    () => sceneAt({ entries: player.log.entries, cursor: player.log.entries.length, level: player.level }).state,
    [player.log, player.level],
  )
  const here = { at: player.isFollowing ? undefined : player.cursor, view: player.view, level: player.level }
  const revealButton = (
    <RevealButton
      level={player.level}
      address={playerQuery({ ...here, level: player.level === 2 ? 1 : 2 })}
      onReveal={reveal}
    />
  )
  return (
    <div data-testid="player" className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line">
          <ViewTabs
            view={player.view}
            addressOf={(other) => playerQuery({ ...here, view: other })}
            onChange={(other) => { dispatch({ type: 'view', view: other }) }}
          />
          <div className="flex items-center gap-4 pb-2">
            <LiveBadge isOn={isOn} isFollowing={player.isFollowing} onFollow={() => { dispatch({ type: 'last' }) }} />
            <ShareButton />
          </div>
        </div>
        {player.view === 'table' && (
          <TableView scene={scene} agents={agents} level={player.level} action={isOn ? null : revealButton} />
        )}
        {player.view === 'transcript' && (
          <TranscriptView
            scene={scene}
            agents={agents}
            level={player.level}
            isPlaying={player.isPlaying}
            action={revealButton}
            onSeek={(seq) => { dispatch({ type: 'seek', seq }) }}
          />
        )}
        {player.view === 'votes' && <VotesView state={all} />}
        <div className="sticky bottom-0 mt-6 bg-ground pb-3">
          <PlayerControls
            player={player}
            scene={scene}
            isOn={isOn}
            onAction={dispatch}
            onShowKeys={() => keys.current?.showModal()}
          />
        </div>
        <Announcer step={scene.step} say={say} />
        <KeysDialog ref={keys} />
      </div>
      <aside className="space-y-6" aria-label={t('beside')}>
        <Secrets words={player.level === 2 ? all.words : null} isOn={isOn} action={isOn ? null : revealButton} />
        <section aria-labelledby="seats-title">
          <h2 id="seats-title" className="label pb-2">
            {t('whoSitsWhere')}
          </h2>
          <SeatList headers={header.seats} scenes={scene.seats} />
        </section>
        {player.level === 2 && <PointsTable state={all} />}
        <RevealLadder
          level={player.level}
          onChoose={(next) => {
            rememberLevel(next)
            reveal(next)
          }}
        />
      </aside>
    </div>
  )
}

function nameAtTable(alias: string | undefined, agent: string | undefined): string {
  return alias ?? agent ?? ''
}
