import type { InBoth } from '@wis/engine'
import type { z } from 'zod'
import type { experimentSpec } from '../spec/experiment-spec.ts'
import type { taskSpec } from '../tasks/task-spec.ts'

/** The figures of a published study. They stand beside ours, marked as theirs, and are never mixed with them. */
export interface PublishedTable {
  readonly title: InBoth<string>
  /** Where the figures were published. */
  readonly source: string
  /** Measures, or names of columns that we have no measure for. */
  readonly columns: readonly string[]
  /** The unit of columns that are no measures. */
  readonly unit?: 'share'
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
}

/** An experiment that is ready to run. House players are its subjects until others are named. */
export interface Preset {
  readonly id: string
  readonly name: InBoth<string>
  /** What is asked, and how, in two or three sentences. */
  readonly about: InBoth<string>
  readonly spec: z.input<typeof experimentSpec>
  readonly published: readonly PublishedTable[]
}

/** A task that is ready to run. */
export interface TaskPreset {
  readonly id: string
  readonly name: InBoth<string>
  readonly about: InBoth<string>
  readonly spec: z.input<typeof taskSpec>
  readonly published: readonly PublishedTable[]
}
