import type { InBoth } from '@wis/engine'
import type { z } from 'zod'
import type { experimentSpec } from '../spec/experiment-spec.ts'
import type { Followed, PublishedTable } from '../spec/study.ts'
import type { suiteSpec } from '../suites/suite-spec.ts'
import type { taskSpec } from '../tasks/task-spec.ts'

export interface PresetOf<Spec> {
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
