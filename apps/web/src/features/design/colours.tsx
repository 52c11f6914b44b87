import { useTranslations } from 'next-intl'
import { SampleSection } from './sample-section.tsx'

/** By their names in globals.css. */
const colours = [
  ['ground', 'bg-ground'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['felt', 'bg-felt'],
  ['rim', 'bg-rim'],
  ['line', 'bg-line'],
  ['strong', 'bg-strong'],
  ['ink', 'bg-ink'],
  ['soft', 'bg-soft'],
  ['faint', 'bg-faint'],
  ['brass', 'bg-brass'],
  ['lamp', 'bg-lamp'],
] as const

export function Colours() {
  const t = useTranslations('design')
  return (
    <SampleSection id="colours" title={t('colours')}>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-7">
        {colours.map(([name, style]) => (
          <li key={name}>
            <span className={`block h-16 rounded-card border border-line ${style}`} />
            <code className="mt-2 block text-xs text-soft">{name}</code>
          </li>
        ))}
      </ul>
    </SampleSection>
  )
}
