'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { RevealLevel } from '../player/reveal.ts'
import { revealLevels } from '../player/reveal.ts'

interface RevealButtonProps {
  readonly level: RevealLevel
  /** Where the same can be had without a script. */
  readonly address: string
  readonly onReveal: (level: RevealLevel) => void
}

/** The one button that tells everything about this match, and takes it back. */
export function RevealButton({ level, address, onReveal }: RevealButtonProps) {
  const t = useTranslations('match.reveal')
  const isRevealed = level === 2
  return (
    <a
      href={address}
      role="button"
      data-testid="reveal"
      aria-pressed={isRevealed}
      onClick={(event) => {
        event.preventDefault()
        onReveal(isRevealed ? 1 : 2)
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        onReveal(isRevealed ? 1 : 2)
      }}
      className="inline-flex h-9 items-center gap-2 rounded-card border border-brass px-3 text-sm font-medium text-brass hover:bg-brass hover:text-ground"
    >
      {isRevealed ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
      {isRevealed ? t('hide') : t('show')}
    </a>
  )
}

interface RevealLadderProps {
  readonly level: RevealLevel
  readonly onChoose: (level: RevealLevel) => void
}

/** How much to be told, in this match and in those to come. */
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
