import { useTranslations } from 'next-intl'
import { Dialog } from '../../match/controls/dialog.tsx'

const rows = [
  ['k', 'play'],
  ['← → j l', 'step'],
  ['Home End', 'ends'],
  ['< >', 'pace'],
  ['?', 'help'],
] as const

/** The list of keys. */
export default function SceneKeys({ onClose }: { onClose: () => void }) {
  const t = useTranslations('match.keys')
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {rows.map(([keys, name]) => (
          <div key={name} className="contents">
            <dt className="font-mono text-brass">{keys}</dt>
            <dd className="text-soft">{t(name)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
