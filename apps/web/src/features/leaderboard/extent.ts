export const extents = ['few', 'all'] as const
/** How much of a board is shown: the main numbers, or all of them. */
export type Extent = (typeof extents)[number]

export function parseExtent(text: string | undefined): Extent {
  return extents.find((extent) => extent === text) ?? 'few'
}
