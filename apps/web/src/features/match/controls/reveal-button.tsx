'use client'

import { useTranslations } from 'next-intl'
import { Eye, EyeOff } from '../../../components/icon/icon.tsx'

interface RevealButtonProps {
  readonly isRevealed: boolean
  /** Only what lies open, or only the thoughts behind a match whose end shows all else, or what the reader may still guess. */
  readonly of?: 'Hands' | 'Thoughts' | 'Answer' | undefined
  /** An address with the same effect, for readers without scripts. */
  readonly address: string
  readonly onToggle: () => void
  /** Among the controls of a phone, only its eye is seen. The same button with words then has no place of its own. */
  readonly isControl?: boolean
}

/** The button that reveals everything about a match, and hides it again. */
export function RevealButton({ isRevealed, of, address, onToggle, isControl = false }: RevealButtonProps) {
  const t = useTranslations('match.reveal')
  const label = t(`${isRevealed ? 'hide' : 'show'}${of ?? ''}`)
  return (
    <a
      href={address}
      role="button"
      data-testid={isControl ? undefined : 'reveal'}
      aria-label={isControl ? label : undefined}
      aria-pressed={isRevealed}
      onClick={(event) => {
        event.preventDefault()
        onToggle()
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        onToggle()
      }}
      className={
        isControl
          ? 'grid size-10 place-items-center rounded-card text-brass hover:bg-sunken sm:hidden'
          : 'inline-flex h-8 items-center gap-1.5 rounded-card border border-brass px-2.5 text-xs font-medium text-brass hover:bg-brass hover:text-ground max-sm:hidden'
      }
    >
      {isRevealed ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
      {!isControl && label}
    </a>
  )
}
