import { seasonStates } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { OnlineMark } from '../agent-directory/online-mark.tsx'
import { StateMark } from '../seasons/state-mark.tsx'

/** Words with a mark: the shape says the same as the word, so that no colour has to. */
export function ChipSamples() {
  const t = useTranslations('design')
  return (
    <div className="grid gap-3 pt-8 text-sm">
      <h3 className="label">{t('marks')}</h3>
      <p className="flex flex-wrap gap-x-8 gap-y-2">
        {seasonStates.map((state) => (
          <StateMark key={state} state={state} />
        ))}
      </p>
      <p className="flex flex-wrap gap-x-8 gap-y-2">
        <OnlineMark agent={{ online: true, retired: false }} />
        <OnlineMark agent={{ online: false, retired: false }} />
        <OnlineMark agent={{ online: false, retired: true }} />
      </p>
    </div>
  )
}
