import type { WorkshopSettings } from './edition-of.ts'
import type { Answers, Job, Progress } from './job.ts'

export type ToWorkshop = { readonly settings: WorkshopSettings } | { readonly id: number; readonly job: Job }

export type FromWorkshop = { readonly id: number } & (
  | { readonly progress: Progress }
  | { readonly answer: Answers[Job['kind']] }
  | { readonly failure: 'disk-full' | 'broken' }
)
