import type { InBoth } from '@wis/engine'
import type { z } from 'zod'
import type { experimentSpec } from '../spec/experiment-spec.ts'
import { readText } from '../spec/read-text.ts'
import { aboutStudy } from '../spec/study.ts'
import type { Followed, PublishedTable } from '../spec/study.ts'
import { isSuite } from '../suites/suite-spec.ts'
import type { suiteSpec } from '../suites/suite-spec.ts'
import { isTask } from '../tasks/read-any.ts'
import type { taskSpec } from '../tasks/task-spec.ts'
import { files } from './content/generated/studies.ts'

interface PresetOf<Spec> {
  /** The name of its file. */
  readonly id: string
  readonly name: InBoth<string>
  /** What is asked, and how, in two or three sentences. */
  readonly about: InBoth<string>
  readonly spec: Spec
  readonly published: readonly PublishedTable[]
  /** The publications that it follows. */
  readonly follows: readonly Followed[]
}

/** An experiment that is ready to run. House players are its subjects until others are named. */
export type Preset = PresetOf<z.input<typeof experimentSpec>>

/** A task that is ready to run. */
export type TaskPreset = PresetOf<z.input<typeof taskSpec>>

/** Several experiments that are ready to run together. */
export type SuitePreset = PresetOf<z.input<typeof suiteSpec>>

type Study = PresetOf<Preset['spec'] | TaskPreset['spec'] | SuitePreset['spec']>

type Known = {
  readonly experiments: readonly Preset[]
  readonly tasks: readonly TaskPreset[]
  readonly suites: readonly SuitePreset[]
}

let known: Known | undefined

/** Every experiment that is ready to run, in the order of their names: the files of `content/studies`. */
export const presets = (): readonly Preset[] => studies().experiments

export const presetCalled = (id: string): Preset | undefined => presets().find((preset) => preset.id === id)

/** Every suite that is ready to run, in the order of their names. */
export const suitePresets = (): readonly SuitePreset[] => studies().suites

export const suitePresetCalled = (id: string): SuitePreset | undefined =>
  suitePresets().find((preset) => preset.id === id)

/** The study of the only task that there is. */
export function deepPreset(): TaskPreset {
  const [deep] = studies().tasks
  if (!deep) throw new Error('the study of the task is missing')
  return deep
}

/** Read once, when somebody asks for one. */
function studies(): Known {
  if (known) return known
  const all = files.map(studyOf)
  const read: Known = {
    experiments: all.filter(isPlayed),
    tasks: all.filter(isOfTask),
    suites: all.filter(isOfSuite),
  }
  known = read
  return read
}

const isOfTask = (study: Study): study is TaskPreset => isTask(study.spec)
const isOfSuite = (study: Study): study is SuitePreset => isSuite(study.spec)
const isPlayed = (study: Study): study is Preset => !isTask(study.spec) && !isSuite(study.spec)

/** A file as its author writes it. Its name is the id, and the seed where it names no other. */
export function studyOf({ name: file, text }: { readonly name: string; readonly text: string }): Study {
  const id = /([^/]+)\.yaml$/.exec(file)?.[1] ?? file
  const read = readText(text)
  if (!read.ok) throw new Error(`${file}: ${read.fault.message}`)
  const { title, about, published, follows, ...spec } = read.value as Record<string, unknown>
  const name = aboutStudy.title.unwrap().parse(title)
  return {
    id,
    name,
    about: aboutStudy.about.unwrap().parse(about),
    published: aboutStudy.published.parse(published) ?? [],
    follows: aboutStudy.follows.parse(follows) ?? [],
    spec: { name: name.en, preset: id, seed: id, ...spec } as Study['spec'],
  }
}
