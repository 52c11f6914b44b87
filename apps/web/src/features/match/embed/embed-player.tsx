'use client'

import type { MatchHeader, SpyEntry } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { PlayerControls } from '../controls/player-controls.tsx'
import { LiveBadge } from '../live-badge.tsx'
import { useMoments } from '../moments/use-moments.ts'
import type { KeyCommand } from '../player/keys.ts'
import type { PlayerView } from '../player/player.ts'
import { queryOf } from '../player/player-address.ts'
import type { RevealLevel } from '../player/reveal.ts'
import { PlayerStage } from '../player-stage.tsx'
import { Announcer } from '../table/announcer.tsx'
import { RoundMark } from '../table/round-mark.tsx'
import { tableName } from '../table-name.ts'
import { usePlayer } from '../use-player.ts'
import { usePlayerKeys } from '../use-player-keys.ts'

const KeysDialog = lazy(() => import('../controls/keys-dialog.tsx'))

interface EmbedPlayerProps {
  readonly header: MatchHeader
  readonly entries: readonly SpyEntry[]
  readonly at: number | undefined
  readonly view: PlayerView
  readonly level: RevealLevel
  /** Of the whole site, for the way there. */
  readonly siteName: string
}

/** The player in somebody else's page: the match, its controls, and the way to all the rest. */
export function EmbedPlayer({ header, siteName, ...opening }: EmbedPlayerProps) {
  const t = useTranslations('match')
  const handle = usePlayer(header.id, opening)
  const { player, scene, isOn, dispatch } = handle
  const [isHelping, setIsHelping] = useState(false)
  const [isTyping, setIsTyping] = useState(true)
  const moments = useMoments(player)
  usePlayerKeys((command: KeyCommand) => {
    if (command.type === 'show-keys') setIsHelping(true)
    else if (command.type === 'toggle-reveal') dispatch({ type: 'reveal', level: player.level === 2 ? 1 : 2 })
    else dispatch(command)
  })
  return (
    <div data-testid="player">
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
      <RoundMark state={scene.state} className="my-2 flex justify-center" />
      <PlayerStage header={header} handle={handle} isTyping={isTyping} />
      <div className="sticky bottom-0 z-10 mt-2 bg-ground">
        <PlayerControls
          player={player}
          scene={scene}
          moments={moments}
          isOn={isOn}
          isTyping={isTyping}
          onAction={dispatch}
          onTyping={setIsTyping}
          onShowKeys={() => {
            setIsHelping(true)
          }}
        />
      </div>
      <Announcer scene={scene} level={player.level} />
      {isHelping && (
        <Suspense>
          <KeysDialog
            onClose={() => {
              setIsHelping(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
