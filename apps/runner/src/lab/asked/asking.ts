import type { ReadAny } from '@wis/lab'

export type ReadExperiment = Extract<ReadAny, { readonly ok: true }>

/** Work beside matches, one agent at a time. Its key names the experiment, and a job of each key runs once. */
export type Asking =
  | { readonly kind: 'items'; readonly id: string; readonly round: number }
  | { readonly kind: 'judge'; readonly id: string; readonly round: number; readonly name: string }
  | { readonly kind: 'describe'; readonly id: string; readonly name: string }

export function keyOf(asking: Asking): string {
  const { kind, id } = asking
  const round = kind === 'describe' ? '' : String(asking.round)
  return [kind, id, round, kind === 'items' ? '' : asking.name].join('/')
}

/** Undefined for the key of a match. */
export function askingOf(key: string): Asking | undefined {
  const [kind, id = '', round = '', name = ''] = key.split('/')
  switch (kind) {
    case 'items':
      return { kind, id, round: Number(round) }
    case 'judge':
      return { kind, id, round: Number(round), name }
    case 'describe':
      return { kind, id, name }
    default:
      return undefined
  }
}
