import type { UnreadableReason } from '../read-fields.ts'

/** What a part of an answer says: a value, perhaps with hardly another word, or why it says none. */
export type PartRead<Value> =
  | { readonly value: Value; readonly bare: boolean }
  | {
      readonly reason: UnreadableReason
      /** Numbers that could be values stand among other words. */ readonly loose?: readonly Value[]
    }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What parts say together that each stand for the whole answer. Parts without a value are left out. */
export function together<Value>(parts: readonly PartRead<Value>[]): PartRead<Value> {
  const telling = parts.filter((part) => 'value' in part || part.reason !== 'unreadable')
  const [first = { reason: 'unreadable' } as const, ...others] = telling
  const fault = telling.find((part) => 'reason' in part && part.reason !== 'unsure')
  if (fault) return fault
  // What one part leaves open another may say.
  const sure = telling.filter((part) => 'value' in part)
  if (sure.length > 0 && sure.length < telling.length) return together(sure)
  return others.some((other) => differs(first, other)) ? { reason: 'ambiguous' } : first
}

/** Whether two parts name different values. */
export const differs = (one: PartRead<unknown>, other: PartRead<unknown>): boolean =>
  'value' in one && 'value' in other && !isSame(one.value, other.value)
