import { stringify } from 'yaml'

/** A specification as its author could write it. Read again, it is the same. */
export function specText(spec: object): string {
  return stringify(spec, { lineWidth: 100 })
}
