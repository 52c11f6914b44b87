import { housePlayerCalled } from '@wis/games'
import { presetCalled, profilePresets, suitePresetCalled } from '@wis/lab'
import type { AgentMeasured, MeasuredTopic } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { visibleString } from '../../components/text/visible-text.ts'
import { agentNameIn } from '../match/agent-name-in.ts'

interface SourceLineProps {
  /** The agent, where there are two. */
  readonly who: string | undefined
  /** What the experiment is called here. */
  readonly name: string
  readonly measurement: Measurement
  /** The newest version of the agent. */
  readonly newest: number
}

export type Locale = 'en' | 'zh'
type Measurement = AgentMeasured['measurements'][number]
export type MeasurementOf<Topic extends MeasuredTopic> = Measurement & {
  readonly found: Extract<Measurement['found'], { topic: Topic }>
}

/** An agent of the page with the name by which tables and pictures call it. */
export interface Profiled {
  readonly name: string
  readonly measured: AgentMeasured
}

/** A built-in agent is known by its short name, which nobody else can have. */
export const nameIn = (locale: Locale, agent: AgentMeasured['agent']): string =>
  visibleString(agentNameIn(locale, { ...agent, kind: housePlayerCalled(agent.slug) ? 'house' : 'webhook' }))

/** Two agents of one name are told apart by their short names. */
export function profiledOf(locale: Locale, all: readonly AgentMeasured[]): readonly Profiled[] {
  const names = all.map(({ agent }) => nameIn(locale, agent))
  return all.map((measured, at) => {
    const name = names[at] ?? measured.agent.slug
    const isShared = names.filter((one) => one === name).length > 1
    return { measured, name: isShared ? `${name} (${measured.agent.slug})` : name }
  })
}

/** What fills a section of a profile: the study of its preset. */
export function presetName(topic: MeasuredTopic, locale: Locale): string {
  const id = profilePresets[topic]
  return (suitePresetCalled(id) ?? presetCalled(id))?.name[locale] ?? id
}

export function measurementsIn<Topic extends MeasuredTopic>(
  { measurements }: AgentMeasured,
  topic: Topic,
): readonly MeasurementOf<Topic>[] {
  return measurements.filter((one): one is MeasurementOf<Topic> => one.found.topic === topic)
}

/** The experiment that numbers are from, with its size, its day and who may read it. */
export function SourceLine({ who, name, measurement, newest }: SourceLineProps) {
  const t = useTranslations('profile.source')
  const { dateTime } = useFormatter()
  const { source, version, isCurrent, matches } = measurement
  const address = source.kind === 'suite' ? `/lab/suites/${source.id}` : `/lab/${source.id}`
  return (
    <Source who={who}>
      <Link href={address} className={linkStyle}>
        {name}
      </Link>
      {' · '}
      {t('matches', { matches })} · {t('version', { version })} ·{' '}
      <time dateTime={source.at}>{dateTime(new Date(source.at), { dateStyle: 'medium' })}</time>
      {!isCurrent && <span className="block text-ink">{t('older', { version, newest })}</span>}
      {source.access !== 'public' && <span className="block text-ink">{t('private')}</span>}
    </Source>
  )
}

export function Source({
  who,
  children,
}: {
  readonly who: string | undefined
  readonly children: ReactNode
}) {
  const t = useTranslations('profile.source')
  return (
    <p className="figures max-w-[80ch] pt-1 text-sm text-soft">
      {who === undefined ? t('from') : t('fromOf', { who })} {children}
    </p>
  )
}
