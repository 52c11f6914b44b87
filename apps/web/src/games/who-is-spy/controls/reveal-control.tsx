'use client'

import { useTranslations } from 'next-intl'
import { RevealButton as CommonRevealButton } from '../../../features/match/controls/reveal-button.tsx'
import { revealLevels } from '../../../features/match/player/reveal-level.ts'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import { otherLevel } from '../player/play.ts'
import type { Player, PlayerAction } from '../player/player.ts'
import { queryOf } from '../player/query-of.ts'

interface RevealButtonProps {
  readonly player: Player
  readonly onAction: (action: PlayerAction) => void
}

/** The button that reveals everything about this match, and hides it again. */
export function RevealButton({ player, onAction }: RevealButtonProps) {
  return (
    <CommonRevealButton
      isRevealed={player.level === 'everything'}
      address={queryOf(player, { level: otherLevel(player) })}
      onToggle={() => {
        onAction({ type: 'toggle-reveal' })
      }}
    />
  )
}

interface RevealLadderProps {
  readonly level: RevealLevel
  readonly onChoose: (level: RevealLevel) => void
}

/** The choice of how much to reveal, in this match and in later ones. */
export function RevealLadder({ level, onChoose }: RevealLadderProps) {
  const t = useTranslations('match.reveal')
  return (
    <fieldset className="text-sm">
      <legend className="label pb-2">{t('title')}</legend>
      <div className="flex flex-col gap-1.5">
        {revealLevels.map((other) => (
          <label
            key={other}
            className="flex cursor-pointer items-center gap-2.5 text-soft has-checked:text-ink"
          >
            <input
              type="radio"
              name="reveal-level"
              checked={other === level}
              onChange={() => {
                onChoose(other)
              }}
              className="size-4 accent-brass"
            />
            {t(`levels.${other}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
