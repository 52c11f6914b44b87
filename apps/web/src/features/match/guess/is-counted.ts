import type { MatchHeader } from '@wis/protocol'

type Counting = Pick<MatchHeader, 'withheld' | 'decision' | 'status'>

/** Whether a guess at this match has a meaning. It has none if the match counts for nobody, or is not public. */
export function isCounted({ withheld, decision, status }: Counting): boolean {
  return !withheld && decision === null && status !== 'void'
}
