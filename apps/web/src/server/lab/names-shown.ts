import type { Database } from '@wis/db'
import { withdrawnAgents } from '@wis/db/experiments'
import type { ShownExperiment } from '@wis/db/experiments'
import { renamedSpec, renamingOf } from '@wis/lab'
import type { Renaming } from '@wis/lab'
import type { MatchHeader } from '@wis/protocol'

export interface NamesShown {
  readonly names: Renaming
  /** The agents whose names are not shown, each with the name in its place. */
  readonly withdrawn: ReadonlyMap<string, string>
}

/** An experiment in which nobody is named who may not be. */
export type NamedExperiment = ShownExperiment & NamesShown

/** What of an experiment or a suite names agents. */
type Naming = Pick<ShownExperiment, 'players' | 'spec' | 'name' | 'text'> &
  Partial<Pick<ShownExperiment, 'pause'>>

/** Experiments with neutral names for agents that are hidden, retired or deleted, or have lost their owner. */
export async function withNamesShown<Named extends Naming>(
  db: Pick<Database, 'pool'>,
  experiments: readonly Named[],
): Promise<readonly (Named & NamesShown)[]> {
  const asked = experiments.flatMap(({ players }) => agentsOf(players).map(({ agentId }) => agentId))
  const gone = asked.length === 0 ? new Set<string>() : await withdrawnAgents(db, [...new Set(asked)])
  return experiments.map((experiment) => named(experiment, gone))
}

type Players = ShownExperiment['players']

/** Players of the laboratory are no agents. */
const agentsOf = (players: Players) => Object.values(players).filter(({ kind }) => kind !== 'sample')

const bare = (name: string) => name.split('@')[0] ?? name

function named<Named extends Naming>(experiment: Named, gone: ReadonlySet<string>): Named & NamesShown {
  const { players, spec, name, text, pause } = experiment
  const withdrawn = neutralNames(players, gone)
  const hidden = Object.entries(players).flatMap(([wanted, { agentId, slug, kind }]) => {
    const shown = kind === 'sample' ? undefined : withdrawn.get(agentId)
    return shown === undefined ? [] : [[bare(wanted), shown] as const, [slug, shown] as const]
  })
  const names = renamingOf(new Map(hidden))
  if (names.count === 0) return { ...experiment, names, withdrawn }
  return {
    ...experiment,
    names,
    withdrawn,
    name: names.text(name),
    text: names.text(text),
    spec: typeof spec === 'object' && spec !== null ? shownSpec(spec, names) : spec,
    players: Object.fromEntries(
      Object.entries(players).map(([wanted, player]) => [
        names.name(wanted),
        { ...player, slug: names.name(player.slug) },
      ]),
    ),
    ...(pause && {
      pause: {
        ...pause,
        ...(pause.agent !== undefined && { agent: names.name(pause.agent) }),
        ...(pause.detail !== undefined && { detail: names.text(pause.detail) }),
      },
    }),
  }
}

const shownSpec = (
  spec: Parameters<typeof renamedSpec>[0] & { readonly name?: string },
  names: Renaming,
) => ({
  ...renamedSpec(spec, names),
  ...(spec.name !== undefined && { name: names.text(spec.name) }),
})

const neutral = 'withdrawn-'
/** Whether a name stands for an agent that is named no more. */
export const isNeutral = (name: string) => name.startsWith(neutral)

/** A name for each agent, in the order of the specification, that no other player of the experiment has. */
function neutralNames(players: Players, gone: ReadonlySet<string>): ReadonlyMap<string, string> {
  const taken = new Set(Object.keys(players).map(bare))
  const shown = new Map<string, string>()
  let number = 0
  for (const { agentId } of agentsOf(players)) {
    if (!gone.has(agentId) || shown.has(agentId)) continue
    do number += 1
    while (taken.has(`${neutral}${number}`))
    shown.set(agentId, `${neutral}${number}`)
  }
  return shown
}

/** The facts above a match of an experiment, with the same names. An agent without a name has no page to lead to. */
export function withNamesAt<Header extends Pick<MatchHeader, 'seats'>>(
  header: Header,
  { withdrawn }: Pick<NamedExperiment, 'withdrawn'>,
): Header {
  if (withdrawn.size === 0) return header
  return {
    ...header,
    seats: header.seats.map((seat) => {
      const name = withdrawn.get(seat.agent.id)
      if (name === undefined) return seat
      return { ...seat, agent: { ...seat.agent, slug: '', name, nameZh: name, avatarVersion: null } }
    }),
  }
}
