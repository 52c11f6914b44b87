import type { ReadAny } from '@wis/lab'

export type ReadableExperiment = Extract<ReadAny, { readonly ok: true }>

/** Work beside matches, one agent at a time. Its key names the experiment, and a job of each key runs once. */
export type Asking =
  | { readonly kind: 'items'; readonly id: string; readonly round: number }
  | { readonly kind: 'judge'; readonly id: string; readonly round: number; readonly name: string }
  | { readonly kind: 'describe'; readonly id: string; readonly name: string }
  /** Stores the ratings of a dropped round that nobody gave. */
  | { readonly kind: 'missing'; readonly id: string; readonly round: number }
  /** Makes what people rate. */
  | { readonly kind: 'people'; readonly id: string }

export function keyOf(asking: Asking): string {
  const { kind, id } = asking
  const round = 'round' in asking ? String(asking.round) : ''
  return [kind, id, round, 'name' in asking ? asking.name : ''].join('/')
}

/** Undefined for the key of a match. */
export function askingOf(key: string): Asking | undefined {
  const [kind, id = '', round = '', name = ''] = key.split('/')
  switch (kind) {
    case 'items':
      return { kind, id, round: Number(round) }
    case 'missing':
      return { kind, id, round: Number(round) }
    case 'judge':
      return { kind, id, round: Number(round), name }
    case 'describe':
      return { kind, id, name }
    case 'people':
      return { kind, id }
    default:
      return undefined
  }
}
