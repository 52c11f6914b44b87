'use client'

import { useTranslations } from 'next-intl'
import { Eye } from '../../../components/icon/icon.tsx'

interface EyesButtonProps {
  readonly alias: string
  readonly isChosen: boolean
  readonly address: string
  readonly onChoose: () => void
}

/** Shows the match as this seat saw it. It is a link, so it also works without scripts. */
export function EyesButton({ alias, isChosen, address, onChoose }: EyesButtonProps) {
  const t = useTranslations('match.eyes')
  const label = t('look', { player: alias })
  return (
    <a
      href={address}
      role="button"
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      data-testid="eyes"
      onClick={(event) => {
        event.preventDefault()
        onChoose()
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        onChoose()
      }}
      className="grid size-8 shrink-0 place-items-center rounded-card text-faint hover:bg-sunken hover:text-ink aria-pressed:bg-brass aria-pressed:text-ground"
    >
      <Eye className="size-4" />
    </a>
  )
}
