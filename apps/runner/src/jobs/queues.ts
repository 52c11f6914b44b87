import type { Hurry } from '@wis/engine'

/** The kinds of work: play a match, make a table ready, check an agent, or play a match of an experiment. */
export const queues = ['match', 'table', 'flight-check', 'experiment'] as const
export type QueueName = (typeof queues)[number]

/** Hurries a job because the process is going to end: `lost` at once, `drain` at the end of a turn. */
export interface JobHurry extends Hurry {
  /** The rest of this job no longer counts against the limit, so that another is begun. */
  stepAside(): void
}

export interface Work {
  readonly atOnce: number
  /** `key` names the work. Only one of two jobs with the same key is ever queued. */
  run(key: string, data: unknown, hurry: JobHurry): Promise<void>
  /** Ends work that has failed too often in this process. Without this function it is tried for ever. */
  giveUp?(key: string): Promise<unknown>
}
