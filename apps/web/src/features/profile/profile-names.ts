import { housePlayerCalled } from '@wis/games'
import { presetCalled, profilePresets, suitePresetCalled } from '@wis/lab'
import type { AgentMeasured, MeasuredTopic } from '@wis/protocol'
import { visibleString } from '../../components/text/visible-text.ts'
import { agentNameIn } from '../match/agent-name-in.ts'

export type Locale = 'en' | 'zh'
export type Measurement = AgentMeasured['measurements'][number]
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
