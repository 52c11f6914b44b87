import { useTranslations } from 'next-intl'
import { boxStyle, Labelled } from '../../components/form/labelled.tsx'

interface PilotChoiceProps {
  /** The author's experiments in this game that are over. */
  readonly pilots: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: string
  readonly error: string | undefined
}

/** The earlier experiment that a plan goes by. Nothing is asked of somebody who has none. */
export function PilotChoice({ pilots, chosen, error }: PilotChoiceProps) {
  const t = useTranslations('lab.draft')
  if (pilots.length === 0 && chosen === '') return null
  return (
    <Labelled id="pilot" label={t('pilot')} hint={t('pilotHint')} error={error}>
      {(described) => (
        <select {...described} name="pilot" defaultValue={chosen} className={`${boxStyle} h-11`}>
          <option value="">{t('noPilot')}</option>
          {pilots.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}
