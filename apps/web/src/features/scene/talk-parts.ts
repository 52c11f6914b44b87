import type { ScenePart } from '@wis/games'

/** What the words at the seats, the slip and the arrows show already. Thoughts behind words they do not show. */
const isSaid = (part: ScenePart) =>
  part.kind === 'ballots' || (part.kind === 'speeches' && !part.speeches.some(({ asides }) => asides))

/** What has its place between the seats. */
export const isCentral = ({ kind }: ScenePart) => kind === 'quests' || kind === 'words'

/** What a round table has no room for. */
export const isExtra = (part: ScenePart) =>
  !isSaid(part) && !isCentral(part) && (!('seat' in part) || part.seat === null)
