import type { Found as Thing, Recognition } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ForeignText } from '../../components/text/foreign-text.tsx'

interface FoundProps {
  readonly recognition: Recognition
  /** Host and port of an address that the platform does not call, because it leads into a private network. */
  readonly inside?: string | undefined
  readonly children?: ReactNode
}

/** The recognised kind of a pasted text, and the next step. */
export function Found({ recognition, inside, children }: FoundProps) {
  const t = useTranslations('newAgent.found')
  const { outcome, thing, advice } = recognition.lookUp
  return (
    <section aria-label={t('label')} role="status" className="paper border border-line p-5">
      <p className="font-semibold">{t(inside === undefined ? `outcomes.${outcome}` : 'outcomes.inside')}</p>
      {inside !== undefined && (
        <p className="max-w-[68ch] pt-1 text-sm">{t('insideAdvice', { place: inside })}</p>
      )}
      {advice && (
        <p className="max-w-[68ch] pt-1 text-sm">
          {t(`advice.${advice.code}`, { id: '', stage: '', task: '', what: '', ...advice.params })}
        </p>
      )}
      {thing && <Facts thing={thing} />}
      {children}
    </section>
  )
}

function Facts({ thing }: { thing: Thing }) {
  const t = useTranslations('newAgent.found')
  const what = 'id' in thing ? thing.id : thing.url
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 pt-4 text-sm">
      <Fact name={t(thing.kind)} value={what} />
      {factsOf(thing, t).map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  )
}

type Translate = ReturnType<typeof useTranslations<'newAgent.found'>>

function factsOf(thing: Thing, t: Translate): readonly (readonly [string, string])[] {
  switch (thing.kind) {
    case 'space':
      return [
        [t('visibility'), t(thing.private ? 'private' : 'public')],
        [t('stage'), t(`stages.${thing.stage}`)],
        ...(thing.sdk === undefined ? [] : [[t('sdk'), thing.sdk] as const]),
      ]
    case 'model':
      return [
        [t('visibility'), t(thing.gated ? 'gated' : thing.private ? 'private' : 'public')],
        ...(thing.task === undefined ? [] : [[t('task'), thing.task] as const]),
        [t('providers'), thing.providers.join(', ') || t('noProviders')],
      ]
    case 'endpoint':
    case 'url':
      return []
  }
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="label">{name}</dt>
      <dd className="mt-0.5 break-words">
        <ForeignText text={value} />
      </dd>
    </div>
  )
}
