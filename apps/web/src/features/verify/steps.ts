import type { Difference } from '@wis/proof'

/** The steps of a check, in order. A failed step is the last one. */
export const stepNames = ['file', 'chain', 'seal', 'deal', 'play'] as const
export type StepName = (typeof stepNames)[number]

export interface Step {
  readonly name: StepName
  readonly state: 'right' | 'wrong' | 'unseen'
}

const stepOf: Readonly<Partial<Record<Difference['what'], StepName>>> = {
  'not-json': 'file',
  format: 'file',
  header: 'file',
  entry: 'file',
  end: 'file',
  'after-end': 'file',
  'too-long': 'file',
  seq: 'chain',
  time: 'chain',
  chain: 'chain',
  'entry-count': 'seal',
  head: 'seal',
  key: 'seal',
  signature: 'seal',
  deal: 'deal',
  commitment: 'deal',
  seating: 'deal',
}

/** How far the check came; without a difference, to the end. */
export function stepsTo(what: Difference['what'] | undefined): readonly Step[] {
  const wrong = what && stepNames.indexOf(stepOf[what] ?? 'play')
  return stepNames.map((name, place) => {
    if (wrong === undefined || place < wrong) return { name, state: 'right' }
    return { name, state: place === wrong ? 'wrong' : 'unseen' }
  })
}
