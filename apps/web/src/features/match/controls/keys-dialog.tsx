'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from './dialog.tsx'

const keysOf = {
  play: 'k',
  step: '← → j l',
  ends: 'Home End',
  round: 'J L',
  goToRound: '1 – 9',
  pace: '< >',
  reveal: 'r',
  view: 'v',
  help: '?',
} as const

interface KeysDialogProps {
  /** The commands that the player knows. */
  readonly commands: readonly (keyof typeof keysOf)[]
  readonly onClose: () => void
}

/** The list of keys. */
export default function KeysDialog({ commands, onClose }: KeysDialogProps) {
  const t = useTranslations('match.keys')
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {commands.map((name) => (
          <div key={name} className="contents">
            <dt className="font-mono text-brass">{keysOf[name]}</dt>
            <dd className="text-soft">{t(name)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
