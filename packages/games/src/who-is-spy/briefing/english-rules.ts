import type { Credit, Credits, Ruleset } from '../schema.ts'

/** The rules in English, one rule a line. */
export function englishRules(ruleset: Ruleset): string {
  const { players, rounds, minSurvivors, speechLimit, turnLimitMs } = ruleset
  const ends = [
    'the spy is out',
    `fewer than ${minSurvivors} players are left`,
    ...(rounds === null ? [] : [rounds === 1 ? '1 round is over' : `${rounds} rounds are over`]),
  ]
  return [
    `${players} players each get a word. All words are the same except one: its owner is the spy. Nobody is told a role.`,
    `Each round every living player describes its word in turn, in at most ${speechLimit.en} characters and ${turnLimitMs / 1000} seconds.`,
    ruleset.fouls === 'none'
      ? 'Nothing that a player says or leaves unsaid is a foul.'
      : `A player who says nothing, says its own word${ruleset.otherNames === undefined ? '' : ' or another name of the same thing'} or repeats an earlier speech is out after the round.`,
    ...(ruleset.orders === 'shuffled' ? [shuffled] : []),
    ...voting(ruleset),
    `The match ends when ${either(ends)}. If the spy is still in, the spy wins; otherwise the civilians win.`,
    ...points(ruleset),
  ].join('\n')
}

const shuffled =
  'Chance makes a new speaking order for every round, and a new order of the names for every vote.'

const vote = 'all living players vote at once for one player, or abstain; whoever has the most votes is out'

function voting({ tie, firstVote = 1, rounds }: Ruleset): readonly string[] {
  const when =
    firstVote === 1
      ? 'Then'
      : firstVote === rounds
        ? `There is one vote, after the speeches of round ${firstVote}:`
        : `There is no vote before round ${firstVote}. From then on, after the speeches,`
  if (tie === 'chance')
    return [`${when} ${vote}. If several have the most votes, a lot decides which of them is out.`]
  if (tie !== 'run-off') return [`${when} ${vote}, and a tie puts nobody out.`]
  return [
    `${when} ${vote}.`,
    'After a tie, the next round is a run-off: only the tied players describe their words again, and only the others vote, for one of the tied.',
    'If all living players are tied, or a run-off is tied too, everybody speaks and votes again in the next round. A run-off in which fouls leave fewer than two of the tied has no vote.',
  ]
}

function either(parts: readonly string[]): string {
  return `${parts.slice(0, -1).join(', ')} or ${parts.at(-1) ?? ''}`
}

function points({ pot, spyRoundPoints, voteBonus, credits }: Ruleset): readonly string[] {
  if (credits) return credited(credits)
  const shared =
    pot === 0
      ? []
      : [
          `A spy that survives gets ${pot} points. A spy put out in round 1, 2, … gets ${spyRoundPoints.join(', ')}, and the surviving civilians share the rest of the ${pot}.`,
        ]
  const bonus =
    voteBonus === 0
      ? []
      : [
          `Each vote of a civilian for the spy is worth +${voteBonus} to the civilian and -${voteBonus} to the spy.`,
        ]
  return [...shared, ...bonus]
}

function credited({ caught, escaped, even }: Credits): readonly string[] {
  const worth = ({ spy, civilian }: Credit) =>
    `the spy gets ${signed(spy)} and each civilian ${signed(civilian)}`
  if (even.spy === escaped.spy && even.civilian === escaped.civilian)
    return [`Points: if the spy is out, ${worth(caught)}; if it is still in, ${worth(escaped)}.`]
  return [
    `Points: if the spy is out, ${worth(caught)}. If it is still in and the last vote put nobody out, ${worth(even)}; if it is still in otherwise, ${worth(escaped)}.`,
  ]
}

const signed = (points: number) => (points > 0 ? `+${points}` : points === 0 ? 'nothing' : String(points))
