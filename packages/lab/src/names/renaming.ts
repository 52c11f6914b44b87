import { replacingNames } from '@wis/games'

/** Other names for agents whose own names may no longer be shown. */
export interface Renaming {
  /** The agents that have another name. */
  readonly count: number
  /** The name to show, with the version if one was given. */
  name(name: string): string
  /** A text in which every name is the one to show. */
  text(text: string): string
  /** The name behind one that is shown. */
  back(shown: string): string
}

/** `names` has the name to show by the name in the specification, without versions. */
export function renamingOf(names: ReadonlyMap<string, string>): Renaming {
  const backs = new Map([...names].map(([name, shown]) => [shown, name]))
  if (names.size === 0) return { count: 0, name: same, text: same, back: same }
  return {
    count: new Set(names.values()).size,
    name: (name) => replaced(names, name),
    text: replacingNames(new Map([...names].map(([name, by]) => [name, { by }])), 'a-z0-9-'),
    back: (shown) => replaced(backs, shown),
  }
}

const same = (text: string) => text

function replaced(names: ReadonlyMap<string, string>, name: string): string {
  const [bare = '', version] = name.split('@')
  const other = names.get(bare)
  if (other === undefined) return name
  return version === undefined ? other : `${other}@${version}`
}
