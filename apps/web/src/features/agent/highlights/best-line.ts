import { replay } from '@wis/engine'
import type { InBoth } from '@wis/engine'
import { stepsOf } from '@wis/games'
import type { ScenePart } from '@wis/games'
import type { PlayedMatch } from './played-match.ts'

/** What an agent said before a vote on who is who, with the number of voters who then named it. */
export interface Line {
  readonly match: PlayedMatch['match']
  readonly seq: number
  /** The name of what was said together with it, such as a round. */
  readonly among: InBoth<string>
  readonly text: string
  readonly against: number
  readonly votes: number
}

interface Counted extends Omit<Line, 'match' | 'seq'> {
  readonly played: PlayedMatch
}

/**
 * The line after which the smallest share of the others named its speaker. Among equal ones, more votes count first,
 * and then the newest wins. A line without a vote after it is left out.
 */
export function bestLine(newestFirst: readonly PlayedMatch[]): Line | undefined {
  const [best] = newestFirst
    .flatMap(linesIn)
    .toSorted(
      (one, other) => one.against / one.votes - other.against / other.votes || other.votes - one.votes,
    )
  if (!best) return undefined
  const { played, ...line } = best
  const seq = seqOf(played, line)
  return seq === undefined ? undefined : { match: played.match, seq, ...line }
}

/** On the table at the end, every vote lies below the speeches that it follows. */
function linesIn(played: PlayedMatch): readonly Counted[] {
  const { view, seat, log } = played
  let said: Pick<Counted, 'among' | 'text'> | undefined
  return view.scene(replay(view.rules, log), null).parts.flatMap((part): readonly Counted[] => {
    if (part.kind === 'speeches') said = lineIn(part, seat)
    if (part.kind !== 'ballots' || !said) return []
    const votes = part.ballots.filter((ballot) => ballot.seat !== seat && ballot.target !== null)
    const against = votes.filter(({ target }) => target === seat).length
    const line = { played, ...said, against, votes: votes.length }
    said = undefined
    return votes.length === 0 ? [] : [line]
  })
}

function lineIn({ name, speeches }: Extract<ScenePart, { kind: 'speeches' }>, seat: number) {
  const text = speeches.findLast((speech) => speech.seat === seat)?.text?.trim()
  return text ? { among: name, text } : undefined
}

/** The entry after which it can be read on the table. */
function seqOf({ view, log, seat }: PlayedMatch, { among, text }: Pick<Line, 'among' | 'text'>) {
  const isThere = (part: ScenePart) =>
    part.kind === 'speeches' && part.name.en === among.en && lineIn(part, seat)?.text === text
  return stepsOf(view, log, 'spectator').find(({ scene }) => scene.parts.some(isThere))?.seq
}
