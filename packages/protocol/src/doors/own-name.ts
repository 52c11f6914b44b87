/** “Avalon: ” before the name of a built-in agent. */
const game = /^[^:：]{1,40}[:：] ?(?=.)/u

/** What pages call an agent: a built-in one by its own name, without its game. */
export const ownNameOf = (name: string, kind: string | undefined): string =>
  kind === 'house' ? name.replace(game, '') : name
